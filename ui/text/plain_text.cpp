#include "ui/text/plain_text.h"

namespace escolio {

QString plainTooltip(const QString& text) {
  if (text.isEmpty())
    return {};
  QString html = text.toHtmlEscaped();
  html.replace(QLatin1Char('\n'), QLatin1String("<br>"));
  return QStringLiteral("<div>%1</div>").arg(html);
}

} // namespace escolio
