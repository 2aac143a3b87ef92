#pragma once

#include "core/base/byte_span.h"
#include "core/base/line_range.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// Why a text that means to be a citation cannot be one by its form alone.
enum class CitationFault {
  none,
  lineZero,
  reversed, ///< the last line comes before the first
  tooLarge, ///< a number that no line can have: no first (or last) is given
  malformed
};

/// One citation as it was written: `path:L142-L168` and the other forms of docs/citations.md.
struct Citation {
  std::string
      path; ///< as written, without escapes and without a forge's address; '/' between folders
  std::optional<LineNumber> first;
  std::optional<LineNumber> last; ///< nullopt: one line was named ("path:L142")
  std::string commit;             ///< of a forge permalink: the revision in it; else empty
  std::string
      address; ///< of a forge permalink: "https://github.com/NVIDIA/Megatron-LM"; else empty
  CitationFault fault = CitationFault::none;

  /// The cited lines; nullopt when the form is at fault.
  [[nodiscard]] std::optional<LineRange> range() const;
  bool operator==(const Citation&) const = default;
};

/// A citation and where it stands in the text that was searched.
struct FoundCitation {
  Citation citation;
  ByteSpan span; ///< what would be replaced by another citation, without backticks around it
  bool isContinuation = false; ///< a bare `L5-L9`: the path is the one of the citation before
  bool operator==(const FoundCitation&) const = default;
};

/// Finds every citation in a run of a note's own text (one paragraph, heading or table cell): all
/// forms of DESIGN 4 except Markdown links, which are text and target of their own. Backslash
/// escapes count as what they escape. A bare range is a citation only after one with a path in the
/// same text.
std::vector<FoundCitation> findCitations(std::string_view text);

/// Reads TEXT as exactly one citation with a path, or nothing.
std::optional<Citation> parseCitation(std::string_view text);

/// The normal form: `path:L142-L168`, `path:L142`.
std::string formatCitation(std::string_view path, const LineRange& range);

} // namespace escolio
