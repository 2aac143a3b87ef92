#pragma once

#include "core/note/note_document.h"
#include "tests/core/citation/citation_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The note as a plan with the sources "megatron", "pytorch" and "my_lib" reads it.
inline NoteDocument read(std::string_view text) {
  return analyseNote(text, {SourceId("megatron"), SourceId("pytorch"), SourceId("my_lib")});
}

inline int wordsIn(std::string_view text) {
  return read(text).words.words;
}

/// "path 1-2 | path 3" for all citations.
inline std::string citationsIn(std::string_view text) {
  std::string all;
  for (const CitationInNote& citation : read(text).citations)
    all += (all.empty() ? "" : " | ") + summaryOf(citation.found);
  return all;
}

/// The source of all citations, with " | " between.
inline std::string citedSource(std::string_view text) {
  std::string all;
  for (const CitationInNote& citation : read(text).citations)
    all += (all.empty() ? "" : " | ") + citation.text;
  return all;
}

inline std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

inline std::string withCrlf(std::string_view text) {
  std::string result;
  for (const char c : text)
    result += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return result;
}

} // namespace escolio
