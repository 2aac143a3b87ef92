#include "ui/code/glyph_painter.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace escolio {
namespace {

constexpr quint32 unknown = 0xffffffff;
constexpr std::size_t endOfAlphabets = 0x2600; // Latin to box drawing

} // namespace

GlyphPainter::GlyphPainter(const QFont& font, double cellWidth)
    : m_font(font), m_rawFont(QRawFont::fromFont(font)), m_cellWidth(cellWidth),
      m_alphabets(endOfAlphabets, unknown) {
  QString characters;
  for (char16_t character = 0x20; character < 0x7f; ++character)
    characters.append(QChar(character));
  const QList<quint32> glyphs = m_rawFont.glyphIndexesForString(characters);
  for (qsizetype index = 0; index < glyphs.size(); ++index)
    m_ascii[static_cast<std::size_t>(index) + 0x20] = glyphs[index];
}

void GlyphPainter::addAscii(std::string_view text, double x, double baseline, ColorRole role) {
  Batch& batch = m_batches[static_cast<std::size_t>(role)];
  for (std::size_t index = 0; index < text.size(); ++index) {
    if (text[index] == ' ')
      continue;
    batch.glyphs.push_back(m_ascii[static_cast<unsigned char>(text[index]) & 0x7f]);
    batch.positions.push_back({x + static_cast<double>(index) * m_cellWidth, baseline});
  }
}

quint32 GlyphPainter::lookUp(char32_t codePoint) const {
  if (!m_rawFont.supportsCharacter(static_cast<uint>(codePoint)))
    return 0;
  const QList<quint32> glyphs = m_rawFont.glyphIndexesForString(QString::fromUcs4(&codePoint, 1));
  return glyphs.isEmpty() ? 0 : glyphs.front();
}

quint32 GlyphPainter::glyphOf(char32_t codePoint) {
  if (codePoint < m_ascii.size())
    return m_ascii[codePoint];
  if (codePoint < m_alphabets.size()) {
    quint32& glyph = m_alphabets[codePoint];
    if (glyph == unknown)
      glyph = lookUp(codePoint);
    return glyph;
  }
  const auto [entry, isNew] = m_others.try_emplace(codePoint, 0);
  if (isNew)
    entry->second = lookUp(codePoint);
  return entry->second;
}

bool GlyphPainter::addCharacter(char32_t codePoint, double x, double baseline, ColorRole role) {
  const quint32 glyph = glyphOf(codePoint);
  if (glyph == 0)
    return false;
  Batch& batch = m_batches[static_cast<std::size_t>(role)];
  batch.glyphs.push_back(glyph);
  batch.positions.push_back({x, baseline});
  return true;
}

void GlyphPainter::flush(QPainter& painter, const Theme& theme) {
  for (std::size_t role = 0; role < m_batches.size(); ++role) {
    Batch& batch = m_batches[role];
    if (batch.glyphs.empty())
      continue;
    QGlyphRun run;
    run.setRawFont(m_rawFont);
    run.setRawData(batch.glyphs.data(), batch.positions.data(),
                   static_cast<int>(batch.glyphs.size()));
    painter.setPen(theme.color(static_cast<ColorRole>(role)));
    painter.drawGlyphRun({0, 0}, run);
    batch.glyphs.clear();
    batch.positions.clear();
  }
}

void GlyphPainter::drawText(QPainter& painter, const QString& text, const QRectF& box,
                            double baseline, const QColor& color,
                            Qt::LayoutDirection direction) const {
  QTextLayout layout(text, m_font);
  QTextOption option;
  option.setTextDirection(direction);
  option.setWrapMode(QTextOption::NoWrap);
  option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
  layout.setTextOption(option);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  layout.endLayout();
  if (!line.isValid())
    return;
  const double width = line.naturalTextWidth();
  if (width <= 0)
    return;
  const double scale = std::min(1.0, box.width() / width);
  const double free = box.width() - width * scale;
  painter.save();
  painter.setPen(color);
  painter.translate(box.left() + (direction == Qt::RightToLeft ? free : 0), baseline);
  painter.scale(scale, 1);
  line.draw(&painter, {-line.naturalTextRect().left(), -line.ascent()});
  painter.restore();
}

} // namespace escolio
