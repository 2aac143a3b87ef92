#include "ui/settings/app_settings.h"

#include <QSettings>

namespace escolio {
namespace {

constexpr int mostRecent = 12;

QSettings settings() {
  return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("escolio"),
                   QStringLiteral("window"));
}

const QString appearanceKey = QStringLiteral("appearance");
const QString languageKey = QStringLiteral("language");
const QString recentKey = QStringLiteral("recentWorkspaces");

} // namespace

ThemeController::Appearance AppSettings::appearance() const {
  const QString value = settings().value(appearanceKey).toString();
  if (value == QLatin1String("light"))
    return ThemeController::Appearance::light;
  if (value == QLatin1String("dark"))
    return ThemeController::Appearance::dark;
  return ThemeController::Appearance::desktop;
}

void AppSettings::setAppearance(ThemeController::Appearance appearance) {
  const QString value = appearance == ThemeController::Appearance::light ? QStringLiteral("light")
                        : appearance == ThemeController::Appearance::dark
                            ? QStringLiteral("dark")
                            : QStringLiteral("desktop");
  settings().setValue(appearanceKey, value);
}

QString AppSettings::language() const {
  return settings().value(languageKey).toString();
}

void AppSettings::setLanguage(const QString& code) {
  settings().setValue(languageKey, code);
}

QStringList AppSettings::recentWorkspaces() const {
  return settings().value(recentKey).toStringList();
}

void AppSettings::addRecentWorkspace(const QString& folder) {
  QStringList recent = recentWorkspaces();
  recent.removeAll(folder);
  recent.prepend(folder);
  settings().setValue(recentKey, recent.mid(0, mostRecent));
}

void AppSettings::removeRecentWorkspace(const QString& folder) {
  QStringList recent = recentWorkspaces();
  recent.removeAll(folder);
  settings().setValue(recentKey, recent);
}

QByteArray AppSettings::bytes(const QString& key) const {
  return settings().value(key).toByteArray();
}

void AppSettings::setBytes(const QString& key, const QByteArray& value) {
  settings().setValue(key, value);
}

} // namespace escolio
