#include "ui/code/code_view.h"

#include "ui/code/caret_moves.h"
#include "ui/code/code_frame.h"
#include "ui/code/decoded_text.h"
#include "ui/code/highlight_store.h"
#include "ui/code/line_layouts.h"
#include "ui/code/syntax_library.h"
#include "ui/theme/fonts.h"
#include "ui/widgets/scroll_strip.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>
#include <utility>

namespace escolio {
namespace {

// Before the first frame the reader sees nothing, so it may wait for its colours; afterwards a
// frame must not.
constexpr std::chrono::microseconds firstFrameBudget{25'000};
constexpr std::chrono::microseconds frameBudget{2'000};
constexpr int flashMilliseconds = 1500;

} // namespace

CodeView::CodeView(std::shared_ptr<SyntaxLibrary> syntax, QWidget* parent)
    : QAbstractScrollArea(parent), m_syntax(std::move(syntax)), m_theme(&Theme::light()),
      m_text(SourceText::fromBytes({})), m_strip(new ScrollStrip(Qt::Vertical)),
      m_bottomStrip(new ScrollStrip(Qt::Horizontal)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setVerticalScrollBar(m_strip);
  setHorizontalScrollBar(m_bottomStrip);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  auto* corner = new QWidget;
  corner->setBackgroundRole(QPalette::Base);
  corner->setAutoFillBackground(true);
  setCornerWidget(corner);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  viewport()->setMouseTracking(true);
  setAccessibleName(tr("Code"));

  m_flash.setDuration(flashMilliseconds);
  m_flash.setStartValue(1.0);
  m_flash.setKeyValueAt(0.6, 1.0);
  m_flash.setEndValue(0.0);
  connect(&m_flash, &QVariantAnimation::valueChanged, this, [this] { updateLines(m_flashLines); });
  rebuild();
}

CodeView::~CodeView() = default;

void CodeView::setText(std::shared_ptr<const SourceText> text, const QString& fileName) {
  m_text = std::move(text);
  m_fileName = fileName;
  setAccessibleName(tr("Code of %1").arg(fileName));
  rebuild();
  if (!m_query.text.isEmpty())
    find(std::exchange(m_query, {}));
  const auto isInside = [this](TextPosition place) {
    return caretInside(place, *m_layouts) == place;
  };
  if (!isInside(m_selection.anchor()) || !isInside(m_selection.position()))
    m_selection = TextSelection::caretAt(caretInside(m_selection.position(), *m_layouts));
  Q_EMIT selectionChanged();
}

void CodeView::setTabWidth(int cells) {
  m_tabWidth = cells;
  rebuild();
}

void CodeView::rebuild() {
  m_metrics = CodeMetrics(codeFont(), m_text->lineCount());
  m_glyphs = GlyphPainter(m_metrics.font(), m_metrics.cellWidth());
  m_layouts = std::make_unique<LineLayouts>(m_text, m_tabWidth);
  m_highlights = std::make_unique<HighlightStore>(
      m_text, m_text->lineCount() > 0 ? m_syntax->highlighterFor(m_fileName) : nullptr);
  connect(m_highlights.get(), &HighlightStore::becameKnown, viewport(),
          qOverload<>(&QWidget::update));
  m_wasHighlighted = false;
  m_widestLine = 0;
  updateScrollBars();
  updateStrip();
  viewport()->update();
}

void CodeView::setTheme(const Theme& theme) {
  m_theme = &theme;
  m_strip->setTheme(theme);
  m_bottomStrip->setTheme(theme);
  updateStrip();
  viewport()->update();
}

void CodeView::setCitedRanges(std::vector<CitedRange> ranges) {
  m_cited.set(std::move(ranges));
  updateStrip();
  viewport()->update();
}

LineRange CodeView::selectedLines() const {
  return m_selection.lines(*m_text);
}

LineNumber CodeView::caretLine() const {
  return caretInside(m_selection.position(), *m_layouts).line;
}

QString CodeView::selectedText() const {
  const ByteSpan span = m_selection.bytes(*m_text);
  return decodeText(m_text->bytes().substr(span.begin, span.size())).text;
}

void CodeView::selectLines(const LineRange& lines) {
  setSelection(TextSelection::ofLines(lines.first, lines.last));
}

void CodeView::setSelection(const TextSelection& selection) {
  if (selection == m_selection)
    return;
  m_selection = selection;
  restartCaret();
  viewport()->update();
  Q_EMIT selectionChanged();
}

void CodeView::selectAll() {
  setSelection(TextSelection::ofAll(*m_text));
}

void CodeView::copy() {
  if (hasSelection())
    QApplication::clipboard()->setText(selectedText());
}

QMimeData* CodeView::makeDragData() const {
  auto* mimeData = new QMimeData;
  mimeData->setText(selectedText());
  if (m_fillDragData)
    m_fillDragData(*mimeData);
  return mimeData;
}

void CodeView::activateCitedRange() {
  if (const auto id = m_cited.nextAt(selectedLines().first))
    Q_EMIT citedRangeActivated(*id);
}

bool CodeView::isHighlighted() const {
  return m_wasHighlighted;
}

void CodeView::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  const bool isKnown =
      m_highlights->require(visibleLines(), m_wasPainted ? frameBudget : firstFrameBudget);
  m_wasPainted = true;
  m_shownLines = {};
  const bool isFlashing = m_flash.state() == QAbstractAnimation::Running;
  paintFrame(painter, event->rect(),
             CodeFrame{.theme = *m_theme,
                       .metrics = m_metrics,
                       .layouts = *m_layouts,
                       .highlights = *m_highlights,
                       .glyphs = m_glyphs,
                       .selection = m_selection,
                       .cited = m_cited,
                       .hits = m_hits.spans,
                       .currentHit = m_currentHit,
                       .flash = m_flashLines,
                       .flashStrength = isFlashing ? m_flash.currentValue().toDouble() : 0,
                       .hasFocus = hasFocus(),
                       .isCaretOn = m_isCaretOn,
                       .scrollX = horizontalScrollBar()->value(),
                       .scrollY = scrollY(),
                       .size = viewport()->size()});
  if (isKnown && !m_wasHighlighted && m_text->lineCount() > 0) {
    m_wasHighlighted = true;
    QTimer::singleShot(0, this, &CodeView::highlightedFramePainted);
  }
}

void CodeView::updateLines(const LineRange& lines) {
  const QRect first = lineRect(lines.first);
  const QRect last = lineRect(lines.last);
  viewport()->update(first.united(last).intersected(viewport()->rect()));
}

void CodeView::restartCaret() {
  m_isCaretOn = hasFocus();
  const int flashTime = QApplication::cursorFlashTime();
  if (hasFocus() && flashTime > 1)
    m_caretTimer.start(flashTime / 2, this);
  else
    m_caretTimer.stop();
}

void CodeView::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  restartCaret();
  viewport()->update();
}

void CodeView::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  restartCaret();
  viewport()->update();
}

void CodeView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_caretTimer.timerId()) {
    m_isCaretOn = !m_isCaretOn;
    const LineNumber line = caretLine();
    updateLines({line, line});
  } else if (event->timerId() == m_autoScrollTimer.timerId()) {
    autoScroll();
  } else {
    QAbstractScrollArea::timerEvent(event);
  }
}

} // namespace escolio
