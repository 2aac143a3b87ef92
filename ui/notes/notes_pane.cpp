#include "ui/notes/notes_pane.h"

#include "core/base/utf8.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/note_finder.h"
#include "ui/notes/note_tab_dot.h"
#include "ui/text/message_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/find_bar.h"
#include "ui/widgets/go_to_line_bar.h"
#include "ui/widgets/message_page.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <utility>

namespace escolio {
namespace {

constexpr int headerHeight = 36;

} // namespace

NotesPane::NotesPane(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_bar(new QTabBar(this)), m_stack(new QStackedWidget(this)),
      m_findBar(new FindBar(this)), m_goToLineBar(new GoToLineBar(this)) {
  m_bar->setDrawBase(false);
  m_bar->setExpanding(false);
  m_bar->setElideMode(Qt::ElideMiddle);
  m_bar->setAccessibleName(tr("Notes"));
  auto* header = new QHBoxLayout;
  header->setContentsMargins(10, 0, 10, 0);
  header->addWidget(m_bar, 1, Qt::AlignBottom);
  header->addStrut(headerHeight);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(header);
  layout->addWidget(m_stack, 1);
  layout->addWidget(m_findBar);
  layout->addWidget(m_goToLineBar);

  connect(m_bar, &QTabBar::currentChanged, this, &NotesPane::showCurrent);
  connect(m_goToLineBar, &GoToLineBar::lineChosen, this, [this](LineNumber line) {
    if (NoteEditor* editor = currentEditor())
      editor->goTo({static_cast<int>(line), 1});
  });
  connect(m_goToLineBar, &GoToLineBar::closed, this, &NotesPane::focusEditor);

  const auto addKeys = [this](const QList<QKeySequence>& keys, int by) {
    for (const QKeySequence& key : keys) {
      auto* shortcut = new QShortcut(key, this);
      shortcut->setContext(Qt::WidgetWithChildrenShortcut);
      connect(shortcut, &QShortcut::activated, this, [this, by] { step(by); });
    }
  };
  addKeys({Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown}, 1);
  addKeys({Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageUp}, -1);
}

void NotesPane::setNotes(std::vector<NoteController*> notes) {
  m_findBar->close();
  m_goToLineBar->hide();
  const QSignalBlocker quiet(m_bar);
  while (m_bar->count() > 0)
    m_bar->removeTab(m_bar->count() - 1);
  for (const Tab& tab : m_tabs) {
    if (tab.note != nullptr)
      tab.note->disconnect(this);
    delete tab.page;
  }
  m_tabs.clear();

  for (NoteController* note : notes) {
    const auto index = static_cast<int>(m_tabs.size());
    m_tabs.push_back({.note = note});
    m_bar->addTab(note->fileName());
    m_bar->setTabToolTip(index, plainTooltip(QString::fromStdString(note->path().string())));
    m_bar->setTabButton(index, QTabBar::RightSide, new NoteTabDot(m_theme, m_bar));
    updateTab(index);
    connect(note, &NoteController::modifiedChanged, this, [this, index] { updateTab(index); });
    connect(note, &NoteController::reloaded, this, [this, index] { becameReadable(index); });
    connect(note, &NoteController::textChanged, this, [this, index] {
      if (index == currentIndex() && m_findBar->isOpen())
        m_findBar->refresh();
    });
  }
  showCurrent();
}

int NotesPane::currentIndex() const {
  return m_tabs.empty() ? -1 : m_bar->currentIndex();
}

void NotesPane::setCurrentIndex(int index) {
  if (tabAt(index) != nullptr)
    m_bar->setCurrentIndex(index);
}

void NotesPane::step(int by) {
  if (count() > 1)
    setCurrentIndex((currentIndex() + by + count()) % count());
}

NotesPane::Tab* NotesPane::tabAt(int index) {
  return index >= 0 && index < count() ? &m_tabs[static_cast<std::size_t>(index)] : nullptr;
}

NoteController* NotesPane::note(int index) const {
  return index >= 0 && index < count() ? m_tabs[static_cast<std::size_t>(index)].note : nullptr;
}

NoteController* NotesPane::currentNote() const {
  return note(currentIndex());
}

NoteEditor* NotesPane::currentEditor() const {
  const int index = currentIndex();
  return index < 0 ? nullptr : m_tabs[static_cast<std::size_t>(index)].editor;
}

void NotesPane::makePage(int index) {
  Tab& tab = m_tabs[static_cast<std::size_t>(index)];
  if (tab.page != nullptr)
    return;
  if (const auto error = tab.note->readError()) {
    auto* page = new MessagePage(m_stack);
    page->setMessage(errorText(*error), {});
    tab.page = page;
  } else {
    makeEditor(index);
    tab.page = tab.editor;
  }
  m_stack->addWidget(tab.page);
}

void NotesPane::makeEditor(int index) {
  Tab& tab = m_tabs[static_cast<std::size_t>(index)];
  auto* editor = new NoteEditor(*tab.note, m_theme, m_stack);
  tab.editor = editor;
  tab.finder = new NoteFinder(*editor, m_theme);
  editor->setCanCite(m_canCite);
  editor->setCitationMarks(tab.citationMarks);
  editor->setDecisionMarks(tab.decisionMarks);
  editor->setCitationPreview([this, index](std::size_t citation) {
    return m_preview ? m_preview(index, citation) : QString();
  });
  connect(editor, &NoteEditor::caretMoved, this, [this, index] {
    if (index == currentIndex())
      Q_EMIT caretMoved();
  });
  connect(editor, &NoteEditor::citationActivated, this,
          [this, index](std::size_t citation) { Q_EMIT citationActivated(index, citation); });
  connect(editor, &NoteEditor::citationRequested, this, &NotesPane::citationRequested);
  connect(editor, &NoteEditor::citationDropped, this,
          [this, index](const QString& citation, std::size_t offset) {
            Q_EMIT citationDropped(index, citation, offset);
          });
}

void NotesPane::showCurrent() {
  const bool hadFocus = m_stack->currentWidget() != nullptr && m_stack->currentWidget()->hasFocus();
  m_findBar->close();
  m_goToLineBar->hide();
  const int index = currentIndex();
  if (const Tab* tab = tabAt(index)) {
    makePage(index);
    m_stack->setCurrentWidget(tab->page);
    setFocusProxy(tab->page);
    if (hadFocus)
      tab->page->setFocus();
  }
  Q_EMIT currentNoteChanged(index);
  Q_EMIT caretMoved();
}

/// A note that could not be read is there now.
void NotesPane::becameReadable(int index) {
  Tab* tab = tabAt(index);
  if (tab->page == nullptr || tab->editor != nullptr)
    return;
  delete std::exchange(tab->page, nullptr);
  if (index == currentIndex())
    showCurrent();
}

void NotesPane::updateTab(int index) {
  const Tab* tab = tabAt(index);
  const bool isModified = tab->note->isModified();
  static_cast<NoteTabDot*>(m_bar->tabButton(index, QTabBar::RightSide))->setShown(isModified);
  m_bar->setAccessibleTabName(index, isModified ? tr("%1, not saved").arg(tab->note->fileName())
                                                : tab->note->fileName());
}

void NotesPane::setCitationMarks(int index, std::vector<CitationMark> marks) {
  if (Tab* tab = tabAt(index)) {
    if (tab->editor != nullptr)
      tab->editor->setCitationMarks(marks);
    tab->citationMarks = std::move(marks);
  }
}

void NotesPane::setDecisionMarks(int index, std::vector<DecisionMark> marks) {
  if (Tab* tab = tabAt(index)) {
    if (tab->editor != nullptr)
      tab->editor->setDecisionMarks(marks);
    tab->decisionMarks = std::move(marks);
  }
}

void NotesPane::setCitationPreview(std::function<QString(int, std::size_t)> preview) {
  m_preview = std::move(preview);
}

void NotesPane::setCanCite(bool canCite) {
  m_canCite = canCite;
  for (const Tab& tab : m_tabs) {
    if (tab.editor != nullptr)
      tab.editor->setCanCite(canCite);
  }
}

std::size_t NotesPane::caretOffset() const {
  const NoteEditor* editor = currentEditor();
  return editor == nullptr ? 0 : editor->caretOffset();
}

ByteSpan NotesPane::selectedSpan() const {
  const NoteEditor* editor = currentEditor();
  return editor == nullptr ? ByteSpan{} : editor->selectedSpan();
}

std::optional<std::size_t> NotesPane::citationAtCaret() const {
  const NoteEditor* editor = currentEditor();
  return editor == nullptr ? std::nullopt : editor->citationAtCaret();
}

void NotesPane::goTo(int index, TextPlace place) {
  if (const NoteController* target = note(index))
    goToOffset(index, offsetOf(target->bytes(), place));
}

void NotesPane::goToOffset(int index, std::size_t offset) {
  setCurrentIndex(index);
  if (NoteEditor* editor = currentEditor(); editor != nullptr && index == currentIndex()) {
    editor->goToOffset(offset);
    editor->setFocus();
  }
}

void NotesPane::insertCitation(std::string_view citation, std::optional<std::size_t> offset) {
  if (NoteEditor* editor = currentEditor())
    editor->insertCitation(citation, offset);
}

void NotesPane::focusEditor() {
  if (m_stack->currentWidget() != nullptr)
    m_stack->currentWidget()->setFocus();
}

void NotesPane::openFind() {
  m_goToLineBar->hide();
  if (currentEditor() != nullptr)
    m_findBar->open(*m_tabs[static_cast<std::size_t>(currentIndex())].finder);
}

void NotesPane::findNext() {
  if (m_findBar->isOpen())
    m_findBar->findNext();
  else
    openFind();
}

void NotesPane::findPrevious() {
  if (m_findBar->isOpen())
    m_findBar->findPrevious();
  else
    openFind();
}

void NotesPane::openGoToLine() {
  const NoteEditor* editor = currentEditor();
  if (editor == nullptr)
    return;
  m_findBar->close();
  const std::string_view bytes = editor->note().bytes();
  m_goToLineBar->open(placeOf(bytes, editor->caretOffset()).line,
                      placeOf(bytes, bytes.size()).line);
}

void NotesPane::undo() {
  if (NoteEditor* editor = currentEditor())
    editor->undoEdit();
}

void NotesPane::redo() {
  if (NoteEditor* editor = currentEditor())
    editor->redoEdit();
}

void NotesPane::paintEvent(QPaintEvent*) {
  const Theme& theme = m_theme.theme();
  QPainter painter(this);
  painter.fillRect(rect(), theme.color(ColorRole::pane));
  painter.fillRect(QRect(0, headerHeight - 1, width(), 1), theme.color(ColorRole::separator));
}

} // namespace escolio
