#include "ui/settings/settings_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace escolio {

SettingsDialog::SettingsDialog(AppSettings& settings, ThemeController& theme, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_theme(theme), m_appearance(new QComboBox(this)),
      m_language(new QComboBox(this)) {
  setWindowTitle(tr("Settings"));
  m_appearance->addItem(tr("As the desktop"),
                        static_cast<int>(ThemeController::Appearance::desktop));
  m_appearance->addItem(tr("Light"), static_cast<int>(ThemeController::Appearance::light));
  m_appearance->addItem(tr("Dark"), static_cast<int>(ThemeController::Appearance::dark));
  m_appearance->setCurrentIndex(m_appearance->findData(static_cast<int>(theme.appearance())));
  m_language->addItem(tr("As the desktop"), QString());
  m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
  m_language->addItem(QStringLiteral("Español"), QStringLiteral("es"));
  m_language->setCurrentIndex(std::max(0, m_language->findData(settings.language())));

  auto* languageNote = new QLabel(tr("The language changes when Escolio is started again."), this);
  languageNote->setForegroundRole(QPalette::PlaceholderText);
  languageNote->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(new QPushButton(tr("Close"), this), QDialogButtonBox::RejectRole);

  auto* form = new QFormLayout(this);
  form->setContentsMargins(20, 20, 20, 16);
  form->setVerticalSpacing(12);
  form->addRow(tr("&Appearance"), m_appearance);
  form->addRow(tr("&Language"), m_language);
  form->addRow(languageNote);
  form->addRow(buttons);

  connect(m_appearance, &QComboBox::currentIndexChanged, this, [this] {
    const auto chosen =
        static_cast<ThemeController::Appearance>(m_appearance->currentData().toInt());
    m_settings.setAppearance(chosen);
    m_theme.setAppearance(chosen);
  });
  connect(m_language, &QComboBox::currentIndexChanged, this,
          [this] { m_settings.setLanguage(m_language->currentData().toString()); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace escolio
