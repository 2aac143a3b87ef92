#include "ui/notes/citation_tooltip.h"

#include "ui/text/plain_text.h"
#include "ui/theme/fonts.h"

#include <QCoreApplication>
#include <QStringList>

namespace escolio {
namespace {

constexpr int mostLines = 24;
constexpr int widestLine = 110;

} // namespace

QString citationTooltip(const QString& reason, const QString& lines) {
  QString html = plainTooltip(reason);
  if (lines.isEmpty())
    return html;
  QStringList shown = lines.split(QLatin1Char('\n'));
  const auto left = static_cast<int>(shown.size()) - mostLines;
  if (left > 0)
    shown.resize(mostLines);
  for (QString& line : shown) {
    if (line.size() > widestLine)
      line = line.left(widestLine - 1) + QChar(0x2026);
  }
  if (left > 0)
    shown.append(
        left == 1
            ? QCoreApplication::translate("CitationTooltip", "… and one more line")
            : QCoreApplication::translate("CitationTooltip", "… and %1 more lines").arg(left));
  const QFont font = codeFont();
  html += QStringLiteral("<pre style=\"font-family:'%1'; font-size:%2px; margin:0\">%3</pre>")
              .arg(font.families().join(QStringLiteral("','")))
              .arg(font.pixelSize() - 1)
              .arg(shown.join(QLatin1Char('\n')).toHtmlEscaped());
  return html;
}

} // namespace escolio
