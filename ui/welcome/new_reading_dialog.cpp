#include "ui/welcome/new_reading_dialog.h"

#include "ui/widgets/dialog_buttons.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace escolio {
namespace {

/// The folder, or file, in which the first missing folder of a path would be made.
QFileInfo nearestThatExists(QFileInfo info) {
  while (!info.exists() && !info.isRoot() && info.absolutePath() != info.absoluteFilePath())
    info = QFileInfo(info.absolutePath());
  return info;
}

} // namespace

NewReadingDialog::NewReadingDialog(const QString& planTitle, const QString& notesDir,
                                   QWidget* parent)
    : QDialog(parent), m_notesDir(notesDir), m_folder(new QLineEdit(this)),
      m_finding(new QLabel(this)),
      m_repository(new QCheckBox(tr("Make it a &git repository, if it is in none"), this)),
      m_buttons(new DialogButtons(tr("&Begin"), *this)) {
  setWindowTitle(tr("Begin %1").arg(planTitle));
  auto* question = new QLabel(
      tr("Which folder is your workspace? Notes go into %1 inside it.").arg(notesDir), this);
  question->setTextFormat(Qt::PlainText);
  question->setWordWrap(true);
  m_folder->setAccessibleName(tr("Folder of the workspace"));
  m_folder->setPlaceholderText(QDir::homePath() + QStringLiteral("/lynx-cortex"));
  auto* browse = new QPushButton(tr("&Browse…"), this);
  m_finding->setTextFormat(Qt::PlainText);
  m_finding->setWordWrap(true);
  m_finding->setMinimumHeight(40);
  m_finding->setAlignment(Qt::AlignTop);
  m_finding->setForegroundRole(QPalette::PlaceholderText);
  m_repository->setChecked(true);

  auto* row = new QHBoxLayout;
  row->addWidget(m_folder, 1);
  row->addWidget(browse);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(20, 20, 20, 16);
  layout->setSpacing(12);
  layout->addWidget(question);
  layout->addLayout(row);
  layout->addWidget(m_finding);
  layout->addWidget(m_repository);
  layout->addWidget(m_buttons);
  resize(560, sizeHint().height());

  connect(browse, &QPushButton::clicked, this, [this] {
    const QString chosen = QFileDialog::getExistingDirectory(this, windowTitle(), folder());
    if (!chosen.isEmpty())
      m_folder->setText(chosen);
  });
  connect(m_folder, &QLineEdit::textChanged, this, &NewReadingDialog::look);
  look();
}

QString NewReadingDialog::folder() const {
  QString text = m_folder->text().trimmed();
  if (text == QLatin1String("~") || text.startsWith(QLatin1String("~/")))
    text.replace(0, 1, QDir::homePath());
  return text;
}

bool NewReadingDialog::wantsRepository() const {
  return m_repository->isChecked();
}

void NewReadingDialog::look() {
  const QFileInfo info(folder());
  const QFileInfo parent = nearestThatExists(info);
  QString text;
  bool isGood = false;
  if (folder().isEmpty())
    text = tr("Name a folder, or choose one.");
  else if (!info.isAbsolute())
    text = tr("Give the whole path, from / or from ~.");
  else if (info.exists() && !info.isDir())
    text = tr("This is a file, not a folder.");
  else if (info.isDir() && !info.isWritable())
    text = tr("This folder cannot be written to.");
  else if (QFileInfo(info.filePath() + QLatin1Char('/') + m_notesDir).isDir())
    text = tr("There are notes in it already: they stay as they are, what is missing is added."),
    isGood = true;
  else if (info.isDir())
    text = tr("The notes folder will be made in it."), isGood = true;
  else if (!parent.isDir() || !parent.isWritable())
    text = tr("Nothing can be made in %1.").arg(parent.filePath());
  else
    text = tr("The folder will be made."), isGood = true;
  m_finding->setText(text);
  m_buttons->setAcceptEnabled(isGood);
}

} // namespace escolio
