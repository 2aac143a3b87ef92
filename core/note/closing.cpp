#include "core/base/folded_text.h"
#include "core/note/decision.h"

#include <algorithm>

namespace escolio {
namespace {

bool containsAny(std::string_view text, const std::vector<std::string>& phrases) {
  return std::ranges::any_of(
      phrases, [text](const std::string& phrase) { return containsFolded(text, phrase); });
}

bool satisfies(std::string_view text, const std::vector<Alternatives>& mentions) {
  return std::ranges::all_of(mentions, [text](const Alternatives& alternatives) {
    return containsAny(text, alternatives);
  });
}

std::optional<Closing> closingSection(const NoteDocument& note, const ClosingRule& rule) {
  if (note.sections.empty())
    return std::nullopt;
  const std::size_t index = note.sections.size() - 1;
  const Section& section = note.sections[index];
  if (!section.heading || section.words == 0 || !containsAny(section.heading->text, rule.headings))
    return std::nullopt;
  Closing closing{section.span, section.heading->place, {}, section.words, index, std::nullopt};
  for (const Paragraph& paragraph : note.paragraphs) {
    if (paragraph.section != index)
      continue;
    closing.text += closing.text.empty() ? "" : "\n";
    closing.text += paragraph.text;
  }
  return closing;
}

std::optional<Closing> closingParagraph(const NoteDocument& note, const ClosingRule& rule) {
  if (note.paragraphs.empty())
    return std::nullopt;
  std::size_t index = note.paragraphs.size() - 1;
  while (index > 0 && note.paragraphs[index].span.begin >= note.contentEnd) // the foot
    --index;
  const Paragraph& paragraph = note.paragraphs[index];
  if (paragraph.words == 0 || paragraph.span.end < note.contentEnd ||
      (!paragraph.isTopLevel && !paragraph.isQuoted))
    return std::nullopt;
  const bool cites = std::ranges::any_of(note.citations, [&](const CitationInNote& citation) {
    return paragraph.span.contains(citation.found.span.begin);
  });
  // A paragraph that cites is a decision, and a quoted one somebody else's words, unless it says
  // that it is the closing.
  const bool saysSo = containsAny(paragraph.text, rule.headings) ||
                      (!rule.mentions.empty() && satisfies(paragraph.text, rule.mentions));
  if ((cites || paragraph.isQuoted) && !saysSo)
    return std::nullopt;
  return Closing{paragraph.span,  paragraph.place, paragraph.text,
                 paragraph.words, std::nullopt,    index};
}

} // namespace

std::optional<Closing> findClosing(const NoteDocument& note, const ClosingRule& rule) {
  if (auto closing = closingSection(note, rule))
    return closing;
  return closingParagraph(note, rule);
}

} // namespace escolio
