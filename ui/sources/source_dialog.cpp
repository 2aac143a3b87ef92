#include "ui/sources/source_dialog.h"

#include "core/process/shell_words.h"
#include "core/source/source_root.h"
#include "ui/text/message_text.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/workers/background.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace escolio {
namespace {

constexpr int pauseMilliseconds = 150;

QLabel* makeText(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

} // namespace

SourceDialog::SourceDialog(const PlannedSource& source, std::shared_ptr<const ProcessRunner> runner,
                           const QString& startFolder, QWidget* parent)
    : QDialog(parent), m_source(source), m_runner(std::move(runner)),
      m_place(new QLineEdit(startFolder, this)), m_finding(makeText({}, this)),
      m_buttons(new DialogButtons(tr("&Read from here"), *this)), m_pause(new QTimer(this)) {
  const QString title = localizedText(source.title);
  setWindowTitle(tr("Where is %1?").arg(title));
  m_place->setAccessibleName(tr("Folder of %1").arg(title));
  m_place->setPlaceholderText(tr("Any folder inside the checkout or the installed package"));
  m_place->setClearButtonEnabled(true);
  auto* browseButton = new QPushButton(tr("&Browse…"), this);
  m_finding->setAccessibleName(tr("What was found"));
  m_finding->setMinimumHeight(60);
  m_finding->setAlignment(Qt::AlignTop);
  m_finding->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

  auto* row = new QHBoxLayout;
  row->addWidget(m_place, 1);
  row->addWidget(browseButton);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(20, 20, 20, 16);
  layout->setSpacing(12);
  layout->addWidget(
      makeText(tr("The plan reads %1. Name a folder on this computer that has it; it is "
                  "only read, never changed.")
                   .arg(QString::fromStdString(source.target)),
               this));
  layout->addLayout(row);
  layout->addWidget(m_finding);
  if (!source.url.empty()) {
    auto* hint = makeText(tr("Not on this computer yet? In a terminal: %1")
                              .arg(QString::fromStdString("git clone -- " + shellWord(source.url))),
                          this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(hint);
  }
  layout->addWidget(m_buttons);
  resize(600, sizeHint().height());

  m_pause->setSingleShot(true);
  m_pause->setInterval(pauseMilliseconds);
  connect(m_pause, &QTimer::timeout, this, &SourceDialog::look);
  connect(m_place, &QLineEdit::textChanged, this, [this] {
    m_root.clear();
    ++m_round; // what is being looked at is another place
    m_buttons->setAcceptEnabled(false);
    m_pause->start();
  });
  connect(browseButton, &QPushButton::clicked, this, &SourceDialog::browse);
  m_buttons->setAcceptEnabled(false);
  look();
}

void SourceDialog::browse() {
  const QString folder = QFileDialog::getExistingDirectory(this, windowTitle(), m_place->text());
  if (!folder.isEmpty())
    m_place->setText(folder);
}

SourceDialog::Found SourceDialog::lookAt(const QString& place, const PlannedSource& source,
                                         const ProcessRunner& runner) {
  const auto opened =
      openSourceAt(place.toStdString(), source.target, std::nullopt, WithoutTarget::fails, runner);
  if (!opened)
    return {{}, errorText(opened.error()), false};
  const QString root = QString::fromStdString(opened->objects->root().string());
  const QString text = opened->objects->kind() == SourceKind::git
                           ? tr("A git repository: %1").arg(root)
                           : tr("A folder without git: %1").arg(root);
  return {root, text, true};
}

void SourceDialog::look() {
  const QString place = m_place->text().trimmed();
  const int round = ++m_round;
  if (place.isEmpty()) {
    m_finding->clear();
    return;
  }
  runInBackground(
      this,
      [place, source = m_source, runner = m_runner] { return lookAt(place, source, *runner); },
      [this, round](const Found& found) {
        if (round == m_round)
          show(found);
      });
}

void SourceDialog::show(const Found& found) {
  m_root = found.root;
  m_finding->setText(found.text);
  m_buttons->setAcceptEnabled(found.isGood);
}

} // namespace escolio
