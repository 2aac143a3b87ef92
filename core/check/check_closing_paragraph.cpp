#include "core/base/folded_text.h"
#include "core/base/utf8.h"
#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>

namespace escolio {
namespace {

/// "lab 02, grammar tutor": the words of which one must occur.
std::string listed(const Alternatives& words) {
  std::string text;
  for (const std::string& word : words)
    text += text.empty() ? word : ", " + word;
  return text;
}

/// The closing with its heading: both may name what has to be named.
std::string foldedClosing(const WrittenFile& file) {
  std::string text;
  if (file.closing->section) {
    const auto& heading = file.document->sections[*file.closing->section].heading;
    if (heading)
      text = foldedText(heading->text) + '\n';
  }
  return text + foldedText(file.closing->text);
}

bool mentions(const std::string& folded, const Alternatives& words) {
  return std::ranges::any_of(
      words, [&](const std::string& word) { return folded.contains(foldedText(word)); });
}

Message missingMessage(const ClosingRule& rule) {
  if (rule.headings.empty())
    return makeMessage(
        ESCOLIO_MESSAGE("core", "End this note with a paragraph that ties it back."));
  if (rule.hint.isEmpty())
    return makeMessage(
        ESCOLIO_MESSAGE("core", "End this note with a section “%1” that ties it back."),
        rule.headings.front());
  return makeMessage(ESCOLIO_MESSAGE("core", "End this note with a section “%1”. %2"),
                     rule.headings.front(), rule.hint);
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

/// The heading of a closing that nothing stands under yet.
const Heading* emptyClosing(const NoteDocument& document, const ClosingRule& rule) {
  if (document.sections.empty() || !document.sections.back().heading)
    return nullptr;
  const Heading& heading = *document.sections.back().heading;
  const bool fits = std::ranges::any_of(rule.headings, [&](const std::string& wanted) {
    return containsFolded(heading.text, wanted);
  });
  return fits ? &heading : nullptr;
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
    const TextPlace end =
        file.isPresent ? placeOf(file.bytes, file.document->contentEnd) : TextPlace{};
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "missing"));
    row.findings.push_back(findingAt(file.name, end, missingMessage(rule)));
    return;
  }
  const std::string folded = foldedClosing(file);
  for (const Alternatives& words : rule.mentions)
    if (!mentions(folded, words))
      row.findings.push_back(findingAt(file.name, file.closing->place, lackingMessage(words)));
  if (row.findings.empty())
    row.state = CheckState::met;
  else
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "does not tie back"));
}

} // namespace

std::vector<CheckRow> checkClosingParagraph(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.note != nullptr && file.note->closing; },
      judge);
}

} // namespace escolio
