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

bool fits(const Section& section, const ClosingRule& rule) {
  return section.heading && containsAny(section.heading->text, rule.headings);
}

/// The section that closes the note: the last one, or one above the last whose heading it stands
/// below. Decisions stand below no closing: there what is below cites nothing.
std::optional<std::size_t> closingSectionIndex(const NoteDocument& note, const ClosingRule& rule) {
  int level = 7; // of what may stand above the sections gone through
  for (std::size_t i = note.sections.size(); i-- > 0;) {
    const Section& section = note.sections[i];
    if (!section.heading)
      break;
    const bool isLast = i + 1 == note.sections.size();
    if (section.heading->level < level && fits(section, rule) && (isLast || i > 0))
      return i;
    if (!section.citations.empty())
      break;
    level = std::min(level, section.heading->level);
  }
  return std::nullopt;
}

std::optional<Closing> closingSection(const NoteDocument& note, const ClosingRule& rule) {
  const auto index = closingSectionIndex(note, rule);
  if (!index)
    return std::nullopt;
  const Section& first = note.sections[*index];
  Closing closing{{first.span.begin, note.sections.back().span.end},
                  first.heading->place,
                  {},
                  0,
                  index,
                  std::nullopt};
  for (std::size_t i = *index; i < note.sections.size(); ++i)
    closing.words += note.sections[i].words;
  if (closing.words == 0)
    return std::nullopt;
  const auto add = [&](const std::string& text) {
    closing.text += (closing.text.empty() ? "" : "\n") + text;
  };
  std::size_t section = *index;
  for (const Paragraph& paragraph : note.paragraphs) {
    for (; section < paragraph.section; ++section)
      add(note.sections[section + 1].heading->text);
    if (paragraph.section >= *index)
      add(paragraph.text);
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
