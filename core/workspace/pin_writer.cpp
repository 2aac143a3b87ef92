#include "core/workspace/pin_writer.h"

#include "core/base/commit_id.h"

#include <algorithm>

namespace escolio {
namespace {

/// The line end that NOTE uses.
std::string_view lineEndOf(std::string_view note) {
  const std::size_t end = note.find('\n');
  return end != std::string_view::npos && end > 0 && note[end - 1] == '\r' ? "\r\n" : "\n";
}

/// The offset after the line that holds OFFSET, with its end.
std::size_t afterLine(std::string_view note, std::size_t offset) {
  const std::size_t end = note.find('\n', offset);
  return end == std::string_view::npos ? note.size() : end + 1;
}

/// Where the title ends: after the line of a heading of level 1 that begins the note's text, with
/// the underline of a setext heading (CommonMark 4.3); else 0 or the end of the front matter.
std::size_t insertionPlace(std::string_view note, const NoteDocument& document) {
  for (const Section& section : document.sections)
    if (section.heading && section.heading->level == 1) {
      const std::size_t end = std::max(section.heading->span.end, section.heading->span.begin + 1);
      std::size_t after = afterLine(note, end - 1);
      const std::size_t next = note.find_first_not_of("=", after);
      const bool isUnderlined = next != after && next != std::string_view::npos &&
                                (note[next] == '\n' || note[next] == '\r');
      if (isUnderlined)
        after = afterLine(note, after);
      return after;
    }
  if (document.frontMatter)
    return afterLine(note, document.frontMatter->end == 0 ? 0 : document.frontMatter->end - 1);
  return note.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

} // namespace

std::string pinForNote(std::string_view pin) {
  const auto commit = CommitId::parse(pin);
  return commit ? commit->shortText() : std::string(pin);
}

PinLineEdit withPinLine(std::string_view note, const NoteDocument& document, const SourceId& source,
                        std::string_view pin) {
  const std::string line = source.text() + " @ " + std::string(pin);
  const auto known = std::ranges::find(document.pinLines, source, &PinLine::source);
  if (known != document.pinLines.end())
    return {known->span, line};
  const std::string end(lineEndOf(note));
  const std::size_t place = insertionPlace(note, document);
  const bool startsLine = place == 0 || note[place - 1] == '\n' || place == 3;
  std::string text;
  if (!startsLine)
    text += end;
  if (place > 3)
    text += end;
  text += line + end;
  const std::string_view rest = note.substr(place);
  if (!rest.empty() && !rest.starts_with('\n') && !rest.starts_with("\r\n"))
    text += end;
  return {{place, place}, text};
}

} // namespace escolio
