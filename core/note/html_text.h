#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A piece of HTML: text that is shown, or something that is not.
struct HtmlPart {
  enum class Kind {
    text,
    comment,
    tag,
    hidden ///< declarations, processing instructions, scripts and styles
  };
  Kind kind = Kind::text;
  ByteSpan source;
  bool separates = false; ///< of a tag: words beside it are two words ("<br>", not "<b>")
};

/// Cuts HTML, given piece by piece, into what is shown and what is not. Unlike a browser it takes a
/// code span in backticks as text, as its writer does, also when it holds a comment's opener.
class HtmlScanner {
 public:
  /// BYTES stand at OFFSET of the source. A part never goes beyond the piece that it is in.
  void feed(std::string_view bytes, std::size_t offset);
  [[nodiscard]] const std::vector<HtmlPart>& parts() const { return m_parts; }
  void clearParts() { m_parts.clear(); }
  /// True between the pieces of a comment or tag.
  [[nodiscard]] bool isInside() const { return m_state != State::text; }

 private:
  enum class State { text, comment, tag, instruction, declaration, characterData, raw };

  std::size_t takeText(std::string_view bytes, std::size_t at, std::size_t offset);
  std::size_t takeMarkup(std::string_view bytes, std::size_t at, std::size_t offset);
  std::size_t takeTag(std::string_view bytes, std::size_t at, std::size_t offset);
  void open(std::string_view rest);
  void add(HtmlPart::Kind kind, std::size_t begin, std::size_t end, std::size_t offset,
           bool separates = false);

  State m_state = State::text;
  std::string m_name; // of the tag that is open, or of the element whose content is raw
  char m_quote = '\0';
  bool m_isNew = false; // nothing of the markup was taken but its opener
  std::vector<HtmlPart> m_parts;
};

/// The `src` of TAG when it is an image tag (HTML, "<img …>"); empty where it has none, nothing for
/// other tags.
std::optional<std::string> imageTarget(std::string_view tag);

} // namespace escolio
