#include "ui/shell/reading_view.h"

#include "ui/checklist/checklist_view.h"
#include "ui/citations/citation_list_view.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/code/syntax_library.h"
#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/citing_controller.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/mark_controller.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/outline_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/controllers/status_controller.h"
#include "ui/notes/notes_pane.h"
#include "ui/outline/outline_view.h"
#include "ui/session/session.h"
#include "ui/shell/tabbed_panel.h"
#include "ui/shell/trace.h"
#include "ui/status/status_bar.h"

#include <QApplication>
#include <QDataStream>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace escolio {
namespace {

QSplitter* makeSplitter(Qt::Orientation orientation, const QList<QWidget*>& widgets) {
  auto* splitter = new QSplitter(orientation);
  splitter->setHandleWidth(1);
  splitter->setChildrenCollapsible(false);
  for (QWidget* widget : widgets)
    splitter->addWidget(widget);
  return splitter;
}

/// Loads the language of the first target while the views are being made.
std::shared_ptr<SyntaxLibrary> prepared(std::shared_ptr<SyntaxLibrary> library,
                                        const ReadingPlan& plan) {
  if (!plan.sources.empty())
    library->prepare(QString::fromStdString(plan.sources.front().target));
  return library;
}

} // namespace

ReadingView::ReadingView(Session& session, const ThemeController& theme,
                         std::shared_ptr<SyntaxLibrary> syntax, QWidget* parent)
    : QWidget(parent), m_session(session), m_theme(theme),
      m_syntax(prepared(std::move(syntax), session.plan())),
      m_left(new CodePane(m_syntax, theme, this)), m_right(new CodePane(m_syntax, theme, this)),
      m_notes(new NotesPane(theme, this)), m_panel(new TabbedPanel(theme, tr("Lists"), this)),
      m_outline(new OutlineView(this)), m_citations(new CitationListView(theme, this)),
      m_checklist(new ChecklistView(theme, this)), m_status(new StatusBar(theme, this)) {
  m_session.outline().hold(); // until the first picture stands
  build();
  m_notes->setNotes(session.notes());
  m_code = new CodeNavigator(session.sources(), session.history(), *m_left, *m_right, this);
  m_marks = new MarkController(session.checklist(), *m_notes, *m_code, this);
  m_citing = new CitingController(*m_notes, *m_code, session.sources(), *m_marks, this);
  m_statusController = new StatusController(*m_status, *m_notes, session.checklist(), *m_citing,
                                            *m_marks, session.sources(), this);
  connectCode();
  connectLists();
  m_code->setPlan(session.plan());
  updateOutline();
}

ReadingView::~ReadingView() = default;

void ReadingView::build() {
  m_panel->addView(m_outline, tr("Outline"));
  m_panel->addView(m_citations, tr("Citations"));
  m_panel->show(m_citations);
  m_left->setMinimumWidth(160);
  m_right->setMinimumWidth(160);
  m_notes->setMinimumWidth(240);
  m_codeColumns = makeSplitter(Qt::Horizontal, {m_left, m_right});
  m_leftRows = makeSplitter(Qt::Vertical, {m_codeColumns, m_panel});
  m_rightRows = makeSplitter(Qt::Vertical, {m_notes, m_checklist});
  m_columns = makeSplitter(Qt::Horizontal, {m_leftRows, m_rightRows});
  for (QSplitter* rows : {m_leftRows, m_rightRows}) {
    rows->setSizes({700, 250});
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 0);
  }
  m_codeColumns->setSizes({500, 500});
  m_columns->setSizes({1130, 470});
  m_columns->setStretchFactor(0, 1);
  m_columns->setStretchFactor(1, 0);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_columns, 1);
  layout->addWidget(m_status);
}

void ReadingView::connectCode() {
  connect(m_code, &CodeNavigator::sourceActionRequested, this, &ReadingView::sourceActionRequested);
  connect(m_code, &CodeNavigator::currentPlaceChanged, this, &ReadingView::updateOutline);
  connect(&m_session.outline(), &OutlineController::symbolsFound, this, [this] {
    updateOutline();
    updateLists();
  });
  connect(&m_session.sources(), &SourceController::sourcesOpened, m_outline,
          &OutlineView::forgetFile);
  connect(m_outline, &OutlineView::symbolChosen, this,
          [this](const LineRange& lines, bool selectAll) {
            CodePlace place = m_code->currentPlace();
            if (place.path.isEmpty())
              return;
            place.lines = selectAll ? lines : LineRange{lines.first, lines.first};
            m_code->open(place);
            if (selectAll && m_code->activePane().view() != nullptr)
              m_code->activePane().view()->selectLines(lines);
          });
  for (CodePane* pane : {m_left, m_right}) {
    connect(pane, &CodePane::highlightedFramePainted, this, [this, pane] {
      m_highlighted.insert(pane);
      updateReady();
    });
    connect(pane, &CodePane::selectionChanged, this, &ReadingView::updateReady);
  }
}

void ReadingView::connectLists() {
  connect(&m_session.checklist(), &ChecklistController::changed, this, [this] {
    m_checklist->setChecklist(m_session.checklist().checklist());
    m_trace.checklist(m_checklist->model());
    if (m_session.sources().isOpen() && !m_hasChecklist) {
      m_hasChecklist = true;
      trace("checklist-ready");
      updateReady();
    }
  });
  connect(m_citing, &CitingController::message, this,
          [this](const QString& text) { m_trace.message(text); });
  connect(m_marks, &MarkController::changed, this, &ReadingView::updateLists);
  connect(m_notes, &NotesPane::currentNoteChanged, this, &ReadingView::updateLists);
  connect(m_checklist, &ChecklistView::findingActivated, this,
          [this](const Finding& finding) { goTo(finding.where); });
  connect(m_checklist, &ChecklistView::rowActivated, this, &ReadingView::rowActivated);
  connect(m_citations, &CitationListView::citationChosen, this, [this](std::size_t citation) {
    const int note = m_notes->currentIndex();
    if (note < 0)
      return;
    const auto document = m_notes->note(note)->document();
    if (citation < document->citations.size())
      m_notes->goToOffset(note, document->citations[citation].found.span.begin);
    m_citing->goToCitation(note, citation);
  });
}

void ReadingView::goTo(const FindingPlace& where) {
  // The notes stand in the plan's order.
  const std::vector<std::string> files = m_session.plan().writtenFiles();
  const auto file = std::ranges::find(files, where.file);
  if (file != files.end())
    m_notes->goTo(static_cast<int>(file - files.begin()),
                  {std::max(where.place.line, 1), std::max(where.place.column, 1)});
}

void ReadingView::rowActivated(const CheckRow& row) {
  if (row.note)
    goTo({*row.note, {1, 1}});
  else if (row.source && row.state != CheckState::met)
    Q_EMIT sourceActionRequested(SourceId(*row.source));
}

void ReadingView::updateLists() {
  const int note = m_notes->currentIndex();
  std::vector<CitationListEntry> entries = m_marks->listEntries(note);
  for (CitationListEntry& entry : entries) {
    const VerifiedCitation* citation = m_marks->verified(note, entry.citation);
    if (entry.where.isEmpty() && citation != nullptr && citation->range)
      entry.where = m_session.outline().enclosing(
          citation->source, QString::fromStdString(citation->path), *citation->range);
  }
  m_panel->setTitle(m_citations, entries.empty()
                                     ? tr("Citations")
                                     : tr("Citations %1").arg(static_cast<int>(entries.size())));
  m_citations->setEntries(std::move(entries));
}

void ReadingView::updateOutline() {
  const auto tab = m_code->activePane().shownTab();
  if (!tab)
    return;
  m_outline->setFile(tab->source, tab->path, m_session.outline().symbols(tab->source, tab->path),
                     m_session.outline().problem(tab->source, tab->path));
  m_outline->setCurrentLine(m_code->currentPlace().lines.first);
}

void ReadingView::updateReady() {
  if (m_isReady)
    return;
  const auto stands = [this](const CodePane* pane) {
    return m_highlighted.contains(pane) || pane->isMessageShown() || !pane->shownTab();
  };
  if (!m_highlighted.empty() && stands(m_left) && stands(m_right))
    trace("first-highlighted-frame");
  if (!m_hasChecklist || !stands(m_left) || !stands(m_right))
    return;
  m_isReady = true;
  m_session.outline().start();
  Q_EMIT ready();
}

bool ReadingView::isInNotes() const {
  QWidget* focused = QApplication::focusWidget();
  return focused != nullptr && m_notes->isAncestorOf(focused);
}

void ReadingView::showFind() {
  if (isInNotes())
    m_notes->openFind();
  else
    m_code->activePane().openFind();
}

void ReadingView::findNext(bool forward) {
  if (isInNotes())
    forward ? m_notes->findNext() : m_notes->findPrevious();
  else
    forward ? m_code->activePane().findNext() : m_code->activePane().findPrevious();
}

void ReadingView::showGoToLine() {
  if (isInNotes())
    m_notes->openGoToLine();
  else
    m_code->activePane().openGoToLine();
}

void ReadingView::focusNextPart(bool forward) {
  const std::array<QWidget*, 5> parts{m_left, m_right, m_notes, m_checklist, m_panel};
  QWidget* focused = QApplication::focusWidget();
  const auto current = std::ranges::find_if(parts, [focused](const QWidget* part) {
    return focused != nullptr && part->isAncestorOf(focused);
  });
  const auto count = std::ssize(parts);
  const auto index = current == parts.end() ? (forward ? -1 : 0) : current - parts.begin();
  QWidget* next = parts[static_cast<std::size_t>((index + (forward ? 1 : count - 1)) % count)];
  if (next == m_notes)
    m_notes->focusEditor();
  else if (next == m_panel)
    m_panel->focusView();
  else
    next->setFocus(Qt::TabFocusReason);
}

QByteArray ReadingView::layoutState() const {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  for (const QSplitter* splitter : {m_columns, m_codeColumns, m_leftRows, m_rightRows})
    stream << splitter->saveState();
  stream << m_panel->currentIndex();
  return bytes;
}

void ReadingView::restoreLayoutState(const QByteArray& state) {
  QDataStream stream(state);
  for (QSplitter* splitter : {m_columns, m_codeColumns, m_leftRows, m_rightRows}) {
    QByteArray bytes;
    stream >> bytes;
    if (stream.status() != QDataStream::Ok || bytes.isEmpty())
      return;
    splitter->restoreState(bytes);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
  }
  int index = 0;
  stream >> index;
  if (stream.status() == QDataStream::Ok)
    m_panel->setCurrentIndex(index);
}

} // namespace escolio
