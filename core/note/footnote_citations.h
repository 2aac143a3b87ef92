#pragma once

#include "core/note/note_document.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A citation in a footnote belongs to the text that calls the footnote, not to the foot of the
/// note where it stands.
class FootnoteCitations {
 public:
  /// NAME is called in a section, and in one of its items when ITEM says which.
  void addCall(std::string_view name, std::size_t section, std::optional<std::size_t> item);
  /// The footnote NAME holds NoteDocument::citations[CITATION].
  void addCitation(std::string_view name, std::size_t citation);

  /// Moves the citations of footnotes that are called. A footnote may be called several times.
  void attachTo(NoteDocument& note) const;

 private:
  struct Call {
    std::size_t section = 0;
    std::optional<std::size_t> item;
    auto operator<=>(const Call&) const = default;
  };
  /// Where a footnote is called: each place once, the first one in front.
  struct Calls {
    std::vector<Call> places;
    std::set<Call> known;
  };
  struct Held {
    std::string name;
    std::size_t citation = 0;
  };

  std::map<std::string, Calls, std::less<>> m_calls;
  std::vector<Held> m_held;
};

} // namespace escolio
