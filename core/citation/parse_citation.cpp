#include "core/citation/citation.h"

#include <format>

namespace escolio {

std::optional<Citation> parseCitation(std::string_view text) {
  constexpr std::string_view spaces = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(spaces);
  if (begin == std::string_view::npos)
    return std::nullopt;
  text = text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
  // In backticks, so that a path may have spaces as it may there.
  const std::vector<FoundCitation> found = findCitations(std::format("`{}`", text));
  const ByteSpan whole{1, text.size() + 1};
  if (found.size() != 1 || found.front().isContinuation || found.front().span != whole)
    return std::nullopt;
  return found.front().citation;
}

std::string formatCitation(std::string_view path, const LineRange& range) {
  return std::format("{}:{}", path, toString(range));
}

std::optional<LineRange> Citation::range() const {
  if (fault != CitationFault::none || !first)
    return std::nullopt;
  const LineRange lines{*first, last.value_or(*first)};
  return lines.isValid() ? std::optional(lines) : std::nullopt;
}

} // namespace escolio
