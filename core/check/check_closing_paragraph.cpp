#include "core/base/folded_text.h"
#include "core/base/utf8.h"
#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>

namespace escolio {
namespace {

/// The closing with its heading: both may name what has to be named.
FoldedText foldedClosing(const WrittenFile& file) {
  std::string text;
  if (file.closing->section) {
    const auto& heading = file.document->sections[*file.closing->section].heading;
    if (heading)
      text = heading->text + " | "; // so that no term reaches from one into the other
  }
  return FoldedText(text + file.closing->text);
}

bool mentions(const FoldedText& closing, const Alternatives& words) {
  return std::ranges::any_of(
      words, [&](const std::string& word) { return closing.contains(foldedText(word)); });
}

Message missingMessage(const ClosingRule& rule) {
  if (rule.headings.empty())
    return makeMessage(
        ESCOLIO_MESSAGE("core", "End this note with a paragraph that ties it back."));
  const std::string& heading = rule.headings.front();
  if (rule.headings.size() == 1)
    return rule.hint.isEmpty()
               ? makeMessage(ESCOLIO_MESSAGE(
                                 "core", "End this note with a section “%1” that ties it back."),
                             heading)
               : makeMessage(ESCOLIO_MESSAGE("core", "End this note with a section “%1”. %2"),
                             heading, rule.hint);
  // The plan does not say which language its headings are in: the reader knows their own.
  return rule.hint.isEmpty()
             ? makeMessage(ESCOLIO_MESSAGE("core", "End this note with a section “%1” or “%2” that "
                                                   "ties it back."),
                           heading, rule.headings[1])
             : makeMessage(ESCOLIO_MESSAGE("core", "End this note with a section “%1” or “%2”. %3"),
                           heading, rule.headings[1], rule.hint);
}

Message emptyMessage(const ClosingRule& rule) {
  if (rule.hint.isEmpty())
    return makeMessage(ESCOLIO_MESSAGE("core", "Nothing stands under this heading yet."));
  return makeMessage(ESCOLIO_MESSAGE("core", "Nothing stands under this heading yet. %1"),
                     rule.hint);
}

Message lackingMessage(const Alternatives& words) {
  if (words.size() == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "Name “%1” in the closing paragraph."),
                       words.front());
  return makeMessage(ESCOLIO_MESSAGE("core", "Name one of these in the closing paragraph: %1."),
                     listed(words));
}

bool isHeadedBy(const Heading& heading, const ClosingRule& rule) {
  return std::ranges::any_of(rule.headings, [&](const std::string& wanted) {
    return containsFolded(heading.text, wanted);
  });
}

/// The heading of a closing that nothing stands under yet.
const Heading* emptyClosing(const NoteDocument& document, const ClosingRule& rule) {
  if (document.sections.empty() || !document.sections.back().heading)
    return nullptr;
  const Heading& heading = *document.sections.back().heading;
  return isHeadedBy(heading, rule) ? &heading : nullptr;
}

/// Where something is headed as the closing and is not the end of the note.
std::optional<TextPlace> misplacedClosing(const WrittenFile& file, const ClosingRule& rule) {
  const NoteDocument& document = *file.document;
  for (const Section& section : document.sections)
    if (section.heading && isHeadedBy(*section.heading, rule) && section.words > 0)
      return section.heading->place;
  const auto begins = [&](const Paragraph& paragraph) {
    const std::string folded = foldedText(paragraph.text);
    return std::ranges::any_of(rule.headings, [&](const std::string& heading) {
      return folded.starts_with(foldedText(heading));
    });
  };
  const auto found = std::ranges::find_if(document.paragraphs, begins);
  if (found == document.paragraphs.end())
    return std::nullopt;
  return found->place;
}

/// Of a note whose end does not tie back, though it has a closing.
bool tellMisplaced(const WrittenFile& file, const ClosingRule& rule, CheckRow& row) {
  const auto place = misplacedClosing(file, rule);
  if (!place || (file.closing && *place == file.closing->place))
    return false;
  row.detail = makeMessage(ESCOLIO_MESSAGE("core", "not at the end"));
  row.findings.clear();
  row.findings.push_back(findingAt(
      file.name, *place,
      makeMessage(ESCOLIO_MESSAGE("core", "This closing is not the end of the note: move it below "
                                          "everything else, as a paragraph or section."))));
  return true;
}

void judge(const WrittenFile& file, CheckRow& row) {
  const ClosingRule& rule = *file.note->closing;
  row.state = CheckState::unmet;
  row.summary = makeMessage(ESCOLIO_MESSAGE("core", "Closing paragraph: %1"), file.name);
  if (!file.closing) {
    if (const Heading* heading = emptyClosing(*file.document, rule)) {
      row.detail = makeMessage(ESCOLIO_MESSAGE("core", "empty"));
      row.findings.push_back(findingAt(file.name, heading->place, emptyMessage(rule)));
      return;
    }
    if (tellMisplaced(file, rule, row))
      return;
    const TextPlace end =
        file.isPresent ? placeOf(file.bytes, file.document->contentEnd) : TextPlace{};
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "missing"));
    row.findings.push_back(findingAt(file.name, end, missingMessage(rule)));
    return;
  }
  const FoldedText closing = foldedClosing(file);
  for (const Alternatives& words : rule.mentions)
    if (!mentions(closing, words))
      row.findings.push_back(findingAt(file.name, file.closing->place, lackingMessage(words)));
  if (row.findings.empty())
    row.state = CheckState::met;
  else if (!tellMisplaced(file, rule, row))
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "does not tie back"));
}

} // namespace

std::vector<CheckRow> checkClosingParagraph(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.note != nullptr && file.note->closing; },
      judge);
}

} // namespace escolio
