#pragma once

#include "core/citation/citation.h"

#include <format>
#include <string>
#include <string_view>

namespace escolio {

/// What was read, in one line that is easy to compare: "a/b.py 10-20", "a.py 3", "a.py malformed",
/// "+a.py 5-9" for a bare range.
inline std::string summaryOf(const FoundCitation& found) {
  const Citation& citation = found.citation;
  std::string text = (found.isContinuation ? "+" : "") + citation.path + ' ';
  switch (citation.fault) {
  case CitationFault::none:
    break;
  case CitationFault::lineZero:
    text += "zero ";
    break;
  case CitationFault::reversed:
    text += "reversed ";
    break;
  case CitationFault::tooLarge:
    text += "too large ";
    break;
  case CitationFault::malformed:
    return text + "malformed";
  }
  text += citation.first ? std::to_string(*citation.first) : "?";
  if (citation.last)
    text += '-' + std::to_string(*citation.last);
  return text;
}

/// All that is found in TEXT, with " | " between.
inline std::string readingOf(std::string_view text) {
  std::string all;
  for (const FoundCitation& found : findCitations(text))
    all += (all.empty() ? "" : " | ") + summaryOf(found);
  return all;
}

/// The source of every citation found in TEXT, with " | " between.
inline std::string spansOf(std::string_view text) {
  std::string all;
  for (const FoundCitation& found : findCitations(text))
    all +=
        (all.empty() ? "" : " | ") + std::string(text.substr(found.span.begin, found.span.size()));
  return all;
}

} // namespace escolio
