#include "ui/notes/note_editor.h"

#include "core/base/utf8.h"
#include "core/citation/insert_citation.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_mirror.h"
#include "ui/widgets/scroll_strip.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <algorithm>

namespace escolio {
namespace {

// As in the picture of the window: the margin holds the decisions' words.
constexpr int leftMargin = 52;
constexpr int rightMargin = 22;
constexpr int topMargin = 14;
constexpr int bottomMargin = 40;
/// Longer lines are hard to read.
constexpr int widestText = 720;

} // namespace

NoteEditor::NoteEditor(NoteController& note, const ThemeController& theme, QWidget* parent)
    : QTextEdit(parent), m_note(note), m_theme(theme), m_formats(theme.theme()), m_mirror(nullptr),
      m_styler(*document()) {
  setAcceptRichText(false);
  setFrameShape(QFrame::NoFrame);
  setCursorWidth(2);
  auto* strip = new ScrollStrip(Qt::Vertical);
  strip->setTheme(theme.theme());
  setVerticalScrollBar(strip);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  setAccessibleName(tr("Note %1").arg(m_note.fileName()));
  setAccessibleDescription(
      tr("Markdown text of the note. Alt+Enter on a citation goes to its lines."));
  document()->setUndoRedoEnabled(false); // the note undoes
  document()->setDocumentMargin(0);
  takeLook();

  m_mirror = new NoteMirror(note, *document(), this);
  moveCursor(QTextCursor::Start);
  // The mirror's own connection came first, so the text is up to date here.
  connect(&note, &NoteController::edited, this, [this](ByteSpan span, std::size_t inserted) {
    shiftMarks(span, inserted);
    m_editEnd = span.begin + inserted;
  });
  connect(&note, &NoteController::documentChanged, this, &NoteEditor::restyle);
  connect(this, &QTextEdit::cursorPositionChanged, this, &NoteEditor::caretMoved);
  connect(this, &QTextEdit::selectionChanged, this, &NoteEditor::caretMoved);
  connect(&theme, &ThemeController::changed, this, [this, strip] {
    strip->setTheme(m_theme.theme());
    m_formats = NoteFormats(m_theme.theme());
    takeLook();
    restyle();
  });
  connect(m_mirror, &NoteMirror::mended, this, &NoteEditor::restyle);
  connect(document(), &QTextDocument::contentsChanged, this, &NoteEditor::settle);
  restyle();
}

NoteEditor::~NoteEditor() = default;

void NoteEditor::takeLook() {
  setFont(m_formats.font());
  document()->setDefaultFont(m_formats.font());
  const auto take = [this] {
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(leftMargin);
    frame.setRightMargin(rightMargin);
    frame.setTopMargin(topMargin);
    frame.setBottomMargin(bottomMargin);
    document()->rootFrame()->setFrameFormat(frame);
  };
  if (m_mirror != nullptr)
    m_mirror->withoutMirroring(take);
  else
    take();
}

void NoteEditor::settle() {
  m_styler.reapply();
  m_mirror->withoutMirroring([this] { m_styler.space(m_formats.lineHeight()); });
}

void NoteEditor::resizeEvent(QResizeEvent* event) {
  const int widest = leftMargin + widestText + rightMargin;
  if (viewport()->width() > widest) {
    setLineWrapColumnOrWidth(widest);
    setLineWrapMode(FixedPixelWidth);
  } else {
    setLineWrapMode(WidgetWidth);
  }
  QTextEdit::resizeEvent(event);
}

void NoteEditor::restyle() {
  const auto note = m_note.document();
  if (!m_note.isDocumentCurrent())
    return; // its offsets are those of another text
  m_styler.apply(m_formats.lookOf(m_note.bytes(), *note, m_citationMarks),
                 [this](std::size_t offset) { return m_mirror->positionOf(offset); });
  if (!m_mirror->isTelling())
    settle();
  viewport()->update();
}

void NoteEditor::setCitationMarks(std::vector<CitationMark> marks) {
  if (marks == m_citationMarks)
    return;
  m_citationMarks = std::move(marks);
  restyle();
}

void NoteEditor::setDecisionMarks(std::vector<DecisionMark> marks) {
  if (marks == m_decisionMarks)
    return;
  m_decisionMarks = std::move(marks);
  viewport()->update();
}

void NoteEditor::setCitationPreview(CitationPreview preview) {
  m_preview = std::move(preview);
}

/// Until new verdicts come, the old ones stay with the text that they were about.
void NoteEditor::shiftMarks(ByteSpan span, std::size_t inserted) {
  const auto shift = [&](std::size_t offset) {
    return offset >= span.end ? offset - span.size() + inserted
                              : std::min(offset, span.begin + inserted);
  };
  for (CitationMark& mark : m_citationMarks)
    mark.span = {shift(mark.span.begin), shift(mark.span.end)};
  for (DecisionMark& mark : m_decisionMarks)
    mark.offset = shift(mark.offset);
}

std::size_t NoteEditor::caretOffset() const {
  return m_mirror->offsetOf(textCursor().position());
}

ByteSpan NoteEditor::selectedSpan() const {
  const QTextCursor cursor = textCursor();
  return {m_mirror->offsetOf(cursor.selectionStart()), m_mirror->offsetOf(cursor.selectionEnd())};
}

void NoteEditor::select(ByteSpan span) {
  QTextCursor cursor = textCursor();
  cursor.setPosition(m_mirror->positionOf(span.begin));
  cursor.setPosition(m_mirror->positionOf(span.end), QTextCursor::KeepAnchor);
  setTextCursor(cursor);
  ensureCursorVisible();
}

void NoteEditor::goTo(TextPlace place) {
  goToOffset(offsetOf(m_note.bytes(), place));
}

void NoteEditor::goToOffset(std::size_t offset) {
  select({offset, offset});
  // Not at the very edge: the lines around it say what it is about.
  const int space = 4 * m_formats.lineHeight();
  const QRect caret = cursorRect();
  QScrollBar* bar = verticalScrollBar();
  if (caret.top() < space)
    bar->setValue(bar->value() + caret.top() - space);
  else if (caret.bottom() > viewport()->height() - space)
    bar->setValue(bar->value() + caret.bottom() - viewport()->height() + space);
}

std::optional<std::size_t> NoteEditor::citationAtCaret() const {
  if (!m_note.isDocumentCurrent())
    return std::nullopt;
  return citationAt(*m_note.document(), caretOffset());
}

void NoteEditor::undoEdit() {
  m_editEnd.reset();
  m_note.undo();
  if (m_editEnd)
    select({*m_editEnd, *m_editEnd});
}

void NoteEditor::redoEdit() {
  m_editEnd.reset();
  m_note.redo();
  if (m_editEnd)
    select({*m_editEnd, *m_editEnd});
}

void NoteEditor::insertCitation(std::string_view citation, std::optional<std::size_t> offset) {
  const ByteSpan place = offset ? ByteSpan{*offset, *offset} : selectedSpan();
  const TextEdit edit =
      escolio::insertCitation(m_note.bytes(), *m_note.currentDocument(), place, citation);
  m_note.replace(edit.span, edit.text);
  select({edit.caret, edit.caret});
}

/// Puts TEXT in the place of what is selected, as one undo step, and the caret behind it.
void NoteEditor::insertText(std::string_view text) {
  const ByteSpan span = selectedSpan();
  m_note.replace(span, text);
  select({span.begin + text.size(), span.begin + text.size()});
}

} // namespace escolio
