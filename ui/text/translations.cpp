#include "ui/text/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace escolio {
namespace {

void install(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  if (translator->load(locale, name, QStringLiteral("_"), folder))
    QCoreApplication::installTranslator(translator);
}

} // namespace

void installTranslations(const QString& language) {
  const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
  QLocale::setDefault(locale);
  if (locale.language() == QLocale::English)
    return;
  // Qt's own dialogs speak too, where the package with its translations is installed.
  install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(locale, QStringLiteral("escolio"), QStringLiteral(":/i18n"));
}

} // namespace escolio
