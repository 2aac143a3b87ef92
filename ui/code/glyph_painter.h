#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QPointF>
#include <QRawFont>
#include <QRectF>
#include <QString>
#include <array>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

class QPainter;

namespace escolio {

/// Draws characters of a fixed-width font at given places, all of one colour in one go: a frame of
/// code costs a handful of drawing calls. What the font has not is drawn by way of others.
class GlyphPainter {
 public:
  GlyphPainter() = default;
  GlyphPainter(const QFont& font, double cellWidth);

  /// Notes printable ASCII to be drawn with its baseline at (X, BASELINE).
  void addAscii(std::string_view text, double x, double baseline, ColorRole role);
  /// Notes one character; false when the font has it not.
  bool addCharacter(char32_t codePoint, double x, double baseline, ColorRole role);
  /// Draws what was noted and forgets it.
  void flush(QPainter& painter, const Theme& theme);

  /// Draws text of any script at once, made narrower when it does not fit its box.
  void drawText(QPainter& painter, const QString& text, const QRectF& box, double baseline,
                const QColor& color, Qt::LayoutDirection direction) const;

 private:
  struct Batch {
    std::vector<quint32> glyphs;
    std::vector<QPointF> positions;
  };

  [[nodiscard]] quint32 glyphOf(char32_t codePoint);
  [[nodiscard]] quint32 lookUp(char32_t codePoint) const;

  QFont m_font;
  QRawFont m_rawFont;
  double m_cellWidth = 0;
  std::array<quint32, 128> m_ascii{};
  std::vector<quint32> m_alphabets; ///< of the code points that alphabets use, `unknown` at first
  std::unordered_map<char32_t, quint32> m_others;
  std::array<Batch, static_cast<std::size_t>(ColorRole::count_)> m_batches;
};

} // namespace escolio
