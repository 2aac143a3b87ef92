#pragma once

#include "ui/settings/app_settings.h"

#include <QDialog>

class QComboBox;

namespace escolio {

/// Language and appearance. What is chosen is in force at once, the language from the next start.
class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  SettingsDialog(AppSettings& settings, ThemeController& theme, QWidget* parent = nullptr);

 private:
  AppSettings& m_settings;
  ThemeController& m_theme;
  QComboBox* m_appearance;
  QComboBox* m_language;
};

} // namespace escolio
