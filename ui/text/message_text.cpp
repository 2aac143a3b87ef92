#include "ui/text/message_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace escolio {

QString windowLanguage() {
  // The translation names its own language, so that texts of plans follow what the window really
  // shows.
  const QString code =
      QCoreApplication::translate("core", "en", "the code of this language: en, es");
  return code;
}

QString messageText(const Message& message) {
  if (message.isEmpty())
    return {};
  const QString text = QCoreApplication::translate("core", message.text.text);
  const std::string language = windowLanguage().toStdString();
  return QString::fromStdString(fillTemplate(text.toStdString(), message.arguments, language));
}

QString errorText(const Error& error) {
  return messageText(error.message);
}

QString localizedText(const LocalizedText& text) {
  return QString::fromStdString(text.in(windowLanguage().toStdString()));
}

QString shownText(std::string_view utf8) {
  constexpr qsizetype longest = 500;
  QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
  for (QChar& character : text) {
    if (character.unicode() < 0x20)
      character = QChar(0x2400 + character.unicode());
    else if (character.unicode() == 0x7f)
      character = QChar(0x2421);
    else if (character.category() == QChar::Other_Format || character.unicode() == 0x2028 ||
             character.unicode() == 0x2029)
      character = QChar(0xfffd);
  }
  if (text.size() > longest)
    text = text.left(longest) + QChar(0x2026);
  return text;
}

} // namespace escolio
