#include "ui/controllers/mark_controller.h"

#include "ui/code/code_pane.h"
#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/code_navigator.h"
#include "ui/notes/notes_pane.h"
#include "ui/text/message_text.h"

#include <algorithm>

namespace escolio {
namespace {

CitationMark::State stateOf(const VerifiedCitation& citation) {
  switch (citation.verdict) {
  case Verdict::ok:
    return CitationMark::State::ok;
  case Verdict::unverified:
    return CitationMark::State::unverified;
  default:
    return CitationMark::State::broken;
  }
}

DecisionMark::Tone toneOf(const Decision& decision, const std::vector<VerifiedCitation>& citations,
                          const std::optional<WordRange>& range) {
  const bool holds = std::ranges::any_of(decision.citations, [&citations](std::size_t index) {
    const Verdict verdict = citations[index].verdict;
    return verdict == Verdict::ok || verdict == Verdict::unverified;
  });
  if (!holds)
    return DecisionMark::Tone::bad;
  const bool isInside = !range || (decision.words >= range->least && decision.words <= range->most);
  return isInside ? DecisionMark::Tone::good : DecisionMark::Tone::warning;
}

} // namespace

MarkController::MarkController(ChecklistController& checklist, NotesPane& notes,
                               CodeNavigator& code, QObject* parent)
    : QObject(parent), m_checklist(checklist), m_pane(notes), m_code(code) {
  connect(&checklist, &ChecklistController::changed, this, &MarkController::update);
  connect(&code, &CodeNavigator::tabAdded, this, &MarkController::markTab);
}

const WrittenFile* MarkController::file(int note) const {
  const auto& files = m_checklist.analysis().files;
  const auto index = static_cast<std::size_t>(note);
  return note < 0 || index >= files.size() ? nullptr : &files[index];
}

const VerifiedCitation* MarkController::verified(int note, std::size_t citation) const {
  const WrittenFile* written = file(note);
  return written == nullptr || citation >= written->citations.size()
             ? nullptr
             : &written->citations[citation];
}

const std::vector<Decision>& MarkController::decisions(int note) const {
  static const std::vector<Decision> none;
  const WrittenFile* written = file(note);
  return written == nullptr ? none : written->decisions;
}

void MarkController::update() {
  for (int i = 0; file(i) != nullptr; ++i)
    markNote(i);
  findRanges();
  for (const std::size_t pane : {std::size_t{0}, std::size_t{1}})
    for (const CodeTab& tab : m_code.pane(pane).tabs())
      markTab(tab.source, tab.path);
  Q_EMIT changed();
}

void MarkController::markNote(int index) const {
  const WrittenFile& written = *file(index);
  std::vector<CitationMark> citationMarks;
  for (std::size_t i = 0; i < written.citations.size(); ++i)
    citationMarks.push_back({written.document->citations[i].found.span,
                             stateOf(written.citations[i]),
                             messageText(written.citations[i].message)});
  m_pane.setCitationMarks(index, std::move(citationMarks));

  std::vector<DecisionMark> decisionMarks;
  for (const Decision& decision : written.decisions) {
    const auto& range = written.note->decisionWords;
    decisionMarks.push_back({decision.span.begin, decision.words,
                             toneOf(decision, written.citations, range),
                             range ? tr("%1 words; the plan advises %2 to %3")
                                         .arg(decision.words)
                                         .arg(range->least)
                                         .arg(range->most)
                                   : tr("%1 words").arg(decision.words)});
  }
  m_pane.setDecisionMarks(index, std::move(decisionMarks));
}

void MarkController::findRanges() {
  m_ranges.clear();
  const auto notes = static_cast<int>(m_checklist.analysis().files.size());
  for (int index = 0; file(index) != nullptr; ++index) {
    const WrittenFile& written = *file(index);
    for (std::size_t i = 0; i < written.citations.size(); ++i) {
      const VerifiedCitation& citation = written.citations[i];
      if (citation.verdict != Verdict::ok || !citation.range)
        continue;
      const int id = static_cast<int>(i) * notes + index;
      m_ranges[{citation.source, QString::fromStdString(citation.path)}].push_back(
          {*citation.range, index, tr("Cited in %1").arg(QString::fromStdString(written.name)),
           id});
    }
  }
}

void MarkController::markTab(const SourceId& source, const QString& path) {
  const auto found = m_ranges.find({source, path});
  for (const std::size_t pane : {std::size_t{0}, std::size_t{1}})
    m_code.pane(pane).setCitedRanges(
        source, path, found == m_ranges.end() ? std::vector<CitedRange>{} : found->second);
}

std::optional<CitingPlace> MarkController::citingPlace(int id) const {
  const auto notes = static_cast<int>(m_checklist.analysis().files.size());
  if (id < 0 || notes == 0)
    return std::nullopt;
  const CitingPlace place{id % notes, static_cast<std::size_t>(id / notes)};
  return verified(place.note, place.citation) == nullptr ? std::nullopt : std::optional(place);
}

std::vector<CitationListEntry> MarkController::listEntries(int index) const {
  std::vector<CitationListEntry> entries;
  const WrittenFile* written = file(index);
  if (written == nullptr)
    return entries;
  std::vector<const Decision*> decisionOf(written->citations.size());
  for (const Decision& decision : written->decisions)
    for (const std::size_t citation : decision.citations)
      decisionOf[citation] = &decision;
  for (std::size_t i = 0; i < written->citations.size(); ++i) {
    const VerifiedCitation& citation = written->citations[i];
    CitationListEntry entry;
    const QString name = QString::fromStdString(citation.path).section(u'/', -1);
    entry.lines = citation.range ? name + u':' + QString::fromStdString(toString(*citation.range))
                                 : shownText(written->document->citations[i].text);
    entry.isBroken = stateOf(citation) == CitationMark::State::broken;
    entry.isUnverified = stateOf(citation) == CitationMark::State::unverified;
    entry.where = messageText(citation.message);
    entry.citation = i;
    if (decisionOf[i] != nullptr)
      entry.decision = shownText(decisionOf[i]->title);
    entries.push_back(std::move(entry));
  }
  return entries;
}

} // namespace escolio
