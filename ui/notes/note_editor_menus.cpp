#include "ui/controllers/note_controller.h"
#include "ui/notes/citation_tooltip.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/note_mirror.h"
#include "ui/text/plain_text.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>
#include <algorithm>

namespace escolio {

QMenu* NoteEditor::makeContextMenu(const QPoint& viewportPoint) {
  auto* menu = new QMenu(this);
  const auto add = [menu](const QString& text, const QKeySequence& key, auto run,
                          bool isEnabled = true) {
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    action->setShortcutVisibleInContextMenu(true);
    action->setEnabled(isEnabled);
    QObject::connect(action, &QAction::triggered, menu, run);
    return action;
  };

  const auto under = citationUnder(viewportPoint);
  const auto citation = under ? under : citationAtCaret();
  if (citation) {
    add(tr("&Go to the lines"), Qt::ALT | Qt::Key_Return,
        [this, citation] { Q_EMIT citationActivated(*citation); });
    add(tr("S&how the cited lines"), {}, [this, citation] { showCitedLines(*citation); });
  }
  if (m_canCite)
    add(tr("&Insert citation"), Qt::CTRL | Qt::Key_Return, [this] { Q_EMIT citationRequested(); });
  if (!menu->isEmpty())
    menu->addSeparator();

  const bool hasSelection = textCursor().hasSelection();
  const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
  add(tr("&Undo"), QKeySequence::Undo, [this] { undoEdit(); }, m_note.canUndo());
  add(tr("&Redo"), QKeySequence::Redo, [this] { redoEdit(); }, m_note.canRedo());
  menu->addSeparator();
  add(tr("Cu&t"), QKeySequence::Cut, [this] { cut(); }, hasSelection);
  add(tr("&Copy"), QKeySequence::Copy, [this] { copy(); }, hasSelection);
  add(
      tr("&Paste"), QKeySequence::Paste, [this] { paste(); },
      clipboard != nullptr && canInsertFromMimeData(clipboard));
  add(tr("Select &all"), QKeySequence::SelectAll, [this] { selectAll(); });
  return menu;
}

void NoteEditor::contextMenuEvent(QContextMenuEvent* event) {
  QPoint point = event->pos();
  if (event->reason() == QContextMenuEvent::Keyboard) {
    point = cursorRect().bottomLeft();
  } else {
    // The caret goes to the click, as in other editors, unless it is on the selection.
    const QTextCursor cursor = cursorForPosition(point);
    const QTextCursor current = textCursor();
    if (cursor.position() < current.selectionStart() ||
        cursor.position() > current.selectionEnd() || !current.hasSelection())
      setTextCursor(cursor);
  }
  QMenu* menu = makeContextMenu(point);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->popup(viewport()->mapToGlobal(point));
}

bool NoteEditor::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip)
    return QTextEdit::viewportEvent(event);
  const auto& help = static_cast<QHelpEvent&>(*event);
  showTooltip(help.pos(), help.globalPos());
  return true;
}

void NoteEditor::showTooltip(const QPoint& viewportPoint, const QPoint& globalPoint) {
  QString html;
  if (const auto citation = citationUnder(viewportPoint))
    html = tooltipOf(*citation);
  else if (const DecisionMark* decision = decisionUnder(viewportPoint))
    html = plainTooltip(decision->tooltip);
  if (html.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(globalPoint, html, viewport());
}

void NoteEditor::showCitedLines(std::size_t citation) {
  const QRect caret = cursorRect();
  QToolTip::showText(viewport()->mapToGlobal(caret.bottomLeft()), tooltipOf(citation), viewport());
}

QString NoteEditor::tooltipOf(std::size_t citation) const {
  const auto note = m_note.document();
  if (!m_note.isDocumentCurrent() || citation >= note->citations.size())
    return {};
  const auto mark =
      std::ranges::find(m_citationMarks, note->citations[citation].found.span, &CitationMark::span);
  const bool isMarked = mark != m_citationMarks.end();
  const QString reason = isMarked ? mark->reason : QString();
  const bool isBroken = isMarked && mark->state == CitationMark::State::broken;
  return citationTooltip(reason, !isBroken && m_preview ? m_preview(citation) : QString());
}

} // namespace escolio
