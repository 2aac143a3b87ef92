#pragma once

#include "ui/theme/theme_controller.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace escolio {

/// The window's own settings: what was chosen and where things stood. Kept in the reader's
/// configuration folder (escolio/window.conf), never in a workspace.
class AppSettings {
 public:
  [[nodiscard]] ThemeController::Appearance appearance() const;
  void setAppearance(ThemeController::Appearance appearance);

  /// "en", "es", or empty for the desktop's.
  [[nodiscard]] QString language() const;
  void setLanguage(const QString& code);

  /// Most recent first; folders that are gone stay until they are removed by hand.
  [[nodiscard]] QStringList recentWorkspaces() const;
  void addRecentWorkspace(const QString& folder);
  void removeRecentWorkspace(const QString& folder);

  [[nodiscard]] QByteArray bytes(const QString& key) const;
  void setBytes(const QString& key, const QByteArray& value);
};

} // namespace escolio
