#include "ui/sources/pin_dialog.h"

#include "ui/text/message_text.h"
#include "ui/text/plain_text.h"
#include "ui/theme/fonts.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/workers/background.h"

#include <QCheckBox>
#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTimeZone>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace escolio {
namespace {

constexpr int pauseMilliseconds = 200;
constexpr int nameWidth = 190;

QString dateOf(const CommitSummary& commit) {
  const QTimeZone zone(commit.minutesEastOfUtc * 60);
  return QDateTime::fromSecsSinceEpoch(commit.seconds, zone).toString(QStringLiteral("yyyy-MM-dd"));
}

QString describe(const CommitSummary& commit) {
  return QStringLiteral("%1  %2  %3")
      .arg(dateOf(commit), shownText(commit.author), shownText(commit.subject));
}

} // namespace

PinDialog::PinDialog(const PlannedSource& source, const QString& location,
                     std::shared_ptr<const ProcessRunner> runner, QWidget* parent)
    : QDialog(parent), m_source(source), m_location(location), m_runner(std::move(runner)),
      m_choices(new QTreeWidget(this)), m_revision(new QLineEdit(this)), m_found(new QLabel(this)),
      m_pinLines(new QCheckBox(tr("&Name the pin in the notes of this source"), this)),
      m_buttons(new DialogButtons(tr("&Pin"), *this)), m_pause(new QTimer(this)) {
  const QString title = localizedText(source.title);
  setWindowTitle(tr("Pin %1").arg(title));
  auto* explanation = new QLabel(tr("Everything is read at this commit, and citations hold for it "
                                    "alone, whatever the checkout "
                                    "does later."),
                                 this);
  explanation->setWordWrap(true);
  m_choices->setHeaderHidden(true);
  m_choices->setColumnCount(2);
  m_choices->setRootIsDecorated(false);
  m_choices->setUniformRowHeights(true);
  m_choices->setAccessibleName(tr("Commits to choose from"));
  m_choices->header()->setStretchLastSection(true);
  m_choices->header()->resizeSection(0, nameWidth);
  m_choices->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_revision->setPlaceholderText(tr("Or type a branch, a tag or a commit id"));
  m_revision->setAccessibleName(tr("Branch, tag or commit id"));
  m_found->setTextFormat(Qt::PlainText);
  m_found->setWordWrap(true);
  m_found->setMinimumHeight(40);
  m_found->setAccessibleName(tr("What was found"));
  m_pinLines->setChecked(true);
  m_buttons->setAcceptEnabled(false);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(20, 20, 20, 16);
  layout->setSpacing(12);
  layout->addWidget(explanation);
  layout->addWidget(m_choices, 1);
  layout->addWidget(m_revision);
  layout->addWidget(m_found);
  layout->addWidget(m_pinLines);
  layout->addWidget(m_buttons);
  resize(720, 520);

  m_pause->setSingleShot(true);
  m_pause->setInterval(pauseMilliseconds);
  connect(m_pause, &QTimer::timeout, this, &PinDialog::lookUp);
  connect(m_revision, &QLineEdit::textEdited, this, [this] {
    m_choices->setCurrentItem(nullptr);
    setPin({}, {});
    m_pause->start();
  });
  connect(m_choices, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item == nullptr)
      return;
    m_revision->clear();
    setPin(item->data(0, Qt::UserRole).toString(), item->text(1));
  });
  connect(m_choices, &QTreeWidget::itemActivated, this, [this] {
    if (!m_pin.isEmpty())
      accept();
  });

  m_found->setText(tr("Reading the history…"));
  runInBackground(
      this,
      [planned = m_source, place = m_location, worker = m_runner] {
        return readPinChoices(planned, place.toStdString(), *worker);
      },
      [this](const Result<PinChoices>& choices) { showChoices(choices); });
}

bool PinDialog::wantsPinLines() const {
  return m_pinLines->isChecked();
}

void PinDialog::showChoices(const Result<PinChoices>& choices) {
  if (!choices) {
    m_found->setText(errorText(choices.error()));
    return;
  }
  m_found->clear();
  if (choices->isFolder) {
    m_choices->hide();
    m_revision->hide();
    if (choices->folderPin.empty())
      m_found->setText(tr("The files of the plan could not be read in %1.").arg(m_location));
    else
      setPin(QString::fromStdString(choices->folderPin),
             tr("The version and the content of the plan's files as they are now."));
    return;
  }
  if (choices->head.commit)
    addChoice(choices->head.branch.empty() ? tr("HEAD")
                                           : tr("HEAD (%1)").arg(shownText(choices->head.branch)),
              tr("what is checked out"), *choices->head.commit);
  for (const CommitSummary& commit : choices->commits)
    addChoice(QString::fromStdString(commit.id.shortText()), describe(commit), commit.id);
  for (const NamedCommit& tag : choices->tags)
    addChoice(shownText(tag.name), tr("tag"), tag.commit);
  for (const NamedCommit& branch : choices->branches)
    addChoice(shownText(branch.name), tr("branch"), branch.commit);
  if (m_choices->topLevelItemCount() > 0)
    m_choices->setCurrentItem(m_choices->topLevelItem(0));
  m_choices->setFocus();
}

void PinDialog::addChoice(const QString& name, const QString& detail, const CommitId& commit) {
  auto* item = new QTreeWidgetItem(m_choices, {name, detail});
  item->setData(0, Qt::UserRole, QString::fromStdString(commit.text()));
  item->setFont(0, codeFont());
  item->setToolTip(0, plainTooltip(name));
  item->setToolTip(1, plainTooltip(detail));
}

void PinDialog::lookUp() {
  const QString revision = m_revision->text().trimmed();
  const int round = ++m_round;
  if (revision.isEmpty())
    return;
  runInBackground(
      this,
      [planned = m_source, place = m_location, revision, worker = m_runner] {
        return readCommit(planned, place.toStdString(), revision.toStdString(), *worker);
      },
      [this, round](const Result<CommitSummary>& commit) {
        if (round != m_round)
          return;
        if (commit)
          setPin(QString::fromStdString(commit->id.text()), describe(*commit));
        else
          m_found->setText(errorText(commit.error()));
      });
}

void PinDialog::setPin(const QString& pin, const QString& description) {
  ++m_round;
  m_pin = pin;
  m_found->setText(pin.isEmpty() ? QString() : pin + QLatin1Char('\n') + description);
  m_buttons->setAcceptEnabled(!pin.isEmpty());
}

} // namespace escolio
