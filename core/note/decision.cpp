#include "core/note/decision.h"

#include "core/note/heading_number.h"
#include "core/note/short_title.h"

#include <algorithm>

namespace escolio {
namespace {

enum class DecisionsOf { none, section, items };

/// What a section holds when the closing is left out.
class SectionView {
 public:
  SectionView(const NoteDocument& note, std::size_t index, const std::optional<Closing>& closing)
      : m_note(note), m_index(index), m_section(note.sections[index]) {
    m_isClosing = closing && closing->section && index >= *closing->section;
    const bool holdsClosing =
        closing && closing->paragraph && note.paragraphs[*closing->paragraph].section == index;
    m_words = m_section.words - (holdsClosing ? closing->words : 0);
    for (const std::size_t citation : m_section.citations)
      if (!holdsClosing || !closing->span.contains(note.citations[citation].found.span.begin))
        m_citations.push_back(citation);
  }

  [[nodiscard]] DecisionsOf kind() const {
    if (m_isClosing || m_citations.empty())
      return DecisionsOf::none;
    return citedItems() >= 2 ? DecisionsOf::items : DecisionsOf::section;
  }

  [[nodiscard]] std::ptrdiff_t citedItems() const {
    return std::ranges::count_if(m_section.items,
                                 [](const ListItem& item) { return !item.citations.empty(); });
  }

  [[nodiscard]] bool isClosing() const { return m_isClosing; }
  [[nodiscard]] const Section& section() const { return m_section; }
  [[nodiscard]] bool showsText() const { return m_words > 0; }
  [[nodiscard]] int level() const { return m_section.heading ? m_section.heading->level : 0; }

  [[nodiscard]] Decision whole() const {
    Decision decision;
    decision.span = m_section.span;
    decision.words = m_words;
    decision.citations = m_citations;
    decision.isSection = true;
    if (m_section.heading) {
      decision.place = m_section.heading->place;
      decision.title = m_section.heading->text;
      return decision;
    }
    const auto first = std::ranges::find(m_note.paragraphs, m_index, &Paragraph::section);
    if (first != m_note.paragraphs.end()) {
      decision.place = first->place;
      decision.title = firstWords(first->text);
    }
    return decision;
  }

 private:
  const NoteDocument& m_note;
  std::size_t m_index;
  const Section& m_section;
  bool m_isClosing = false;
  int m_words = 0;
  std::vector<std::size_t> m_citations;
};

std::vector<SectionView> viewsOf(const NoteDocument& note, const std::optional<Closing>& closing) {
  std::vector<SectionView> views;
  views.reserve(note.sections.size());
  for (std::size_t i = 0; i < note.sections.size(); ++i)
    views.emplace_back(note, i, closing);
  return views;
}

Decision toDecision(const ListItem& item) {
  return {item.span, item.place, item.title, item.words, item.citations, false};
}

bool hasNumber(const SectionView& view) {
  return view.section().heading && headingNumberLength(view.section().heading->text) > 0;
}

/// Sections of one level below the same heading, by number: 0, 0, 1, …
std::vector<std::size_t> familiesOf(const std::vector<SectionView>& views) {
  std::vector<std::size_t> families(views.size());
  std::vector<std::size_t> open(7); // of each level, the family that is open
  std::size_t next = 1;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const auto level = static_cast<std::size_t>(std::clamp(views[i].level(), 0, 6));
    for (std::size_t deeper = level + 1; deeper < open.size(); ++deeper)
      open[deeper] = 0;
    if (open[level] == 0)
      open[level] = next++;
    families[i] = open[level];
  }
  return families;
}

/// How many sections of a family are decisions, and how many of these have a number.
struct Family {
  int decisions = 0;
  int numbered = 0;
};

std::vector<Family> countFamilies(const std::vector<SectionView>& views,
                                  const std::vector<std::size_t>& families) {
  std::vector<Family> counts(views.size() + 1);
  for (std::size_t i = 0; i < views.size(); ++i) {
    if (views[i].kind() != DecisionsOf::section)
      continue;
    ++counts[families[i]].decisions;
    counts[families[i]].numbered += hasNumber(views[i]) ? 1 : 0;
  }
  return counts;
}

} // namespace

std::vector<Decision> findDecisions(const NoteDocument& note,
                                    const std::optional<Closing>& closing) {
  std::vector<Decision> decisions;
  for (const SectionView& view : viewsOf(note, closing)) {
    const DecisionsOf kind = view.kind();
    if (kind == DecisionsOf::section)
      decisions.push_back(view.whole());
    if (kind == DecisionsOf::items)
      for (const ListItem& item : view.section().items)
        if (!item.citations.empty())
          decisions.push_back(toDecision(item));
  }
  return decisions;
}

std::vector<Decision> findUncited(const NoteDocument& note, const std::optional<Closing>& closing) {
  const std::vector<SectionView> views = viewsOf(note, closing);
  const std::vector<std::size_t> families = familiesOf(views);
  const std::vector<Family> counts = countFamilies(views, families);
  std::vector<Decision> uncited;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const SectionView& view = views[i];
    if (view.isClosing())
      continue;
    const Family& family = counts[families[i]];
    // A decision of its own beside others: the items are its parts.
    const bool itemsAreParts = view.kind() == DecisionsOf::section && family.decisions > 1;
    if (view.citedItems() > 0 && !itemsAreParts)
      for (const ListItem& item : view.section().items)
        if (item.citations.empty() && item.words > 0)
          uncited.push_back(toDecision(item));
    const bool allNumbered = family.numbered == family.decisions;
    const bool looksLikeOne = view.level() > 1 && view.kind() == DecisionsOf::none &&
                              view.showsText() && family.decisions > 0 &&
                              (!allNumbered || hasNumber(view));
    if (looksLikeOne)
      uncited.push_back(view.whole());
  }
  return uncited;
}

} // namespace escolio
