#include "ui/welcome/welcome_page.h"

#include "ui/text/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace escolio {
namespace {

constexpr int columnWidth = 560;

QLabel* makeLabel(const QString& text, int pixelSize, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  QFont font = label->font();
  font.setPixelSize(pixelSize);
  font.setWeight(weight);
  label->setFont(font);
  return label;
}

QPushButton* makeChoice(const QString& text, const QString& explanation, QVBoxLayout* layout,
                        QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setAccessibleDescription(explanation);
  button->setMinimumWidth(200);
  auto* label = makeLabel(explanation, 13, QFont::Normal, parent);
  label->setForegroundRole(QPalette::PlaceholderText);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(button);
  row->addWidget(label, 1);
  layout->addLayout(row);
  return button;
}

QString homeShortened(const QString& folder) {
  const QString home = QDir::homePath();
  return folder.startsWith(home + QLatin1Char('/')) ? QLatin1Char('~') + folder.mid(home.size())
                                                    : folder;
}

} // namespace

WelcomePage::WelcomePage(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_problem(makeLabel({}, 13, QFont::Normal, this)),
      m_problemBox(new QWidget(this)), m_recentBox(new QWidget(this)),
      m_recentLayout(new QVBoxLayout(m_recentBox)) {
  auto* column = new QWidget(this);
  column->setMaximumWidth(columnWidth);
  auto* layout = new QVBoxLayout(column);
  layout->setSpacing(12);
  layout->addStretch(2);
  layout->addWidget(makeLabel(QStringLiteral("Escolio"), 28, QFont::DemiBold, column));
  auto* motto = makeLabel(tr("Read source code, cite its lines, and see when the reading is done."),
                          15, QFont::Normal, column);
  motto->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(motto);
  layout->addSpacing(8);

  auto* problemLayout = new QVBoxLayout(m_problemBox);
  problemLayout->setContentsMargins(12, 10, 12, 10);
  m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_problem->setAccessibleName(tr("What went wrong"));
  problemLayout->addWidget(m_problem);
  m_problemBox->setAutoFillBackground(true);
  m_problemBox->hide();
  layout->addWidget(m_problemBox);

  auto* open = makeChoice(tr("&Open a folder…"),
                          tr("A workspace: the folder that holds your notes and perhaps a plan."),
                          layout, column);
  auto* begin = makeChoice(
      tr("&Begin Lab 03…"),
      tr("Makes the notes folder of the built-in reading in a folder of yours."), layout, column);
  auto* sample = makeChoice(tr("&Try the sample"),
                            tr("A small reading, half done: finish it in ten minutes by clicking."),
                            layout, column);
  open->setProperty("primary", true);
  setFocusProxy(open);
  layout->addSpacing(12);
  m_recentLayout->setContentsMargins(0, 0, 0, 0);
  m_recentLayout->setSpacing(2);
  layout->addWidget(m_recentBox);
  layout->addStretch(3);

  auto* centred = new QHBoxLayout(this);
  centred->addStretch(1);
  centred->addWidget(column, 4);
  centred->addStretch(1);

  connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
  connect(begin, &QPushButton::clicked, this, &WelcomePage::newReadingRequested);
  connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
  connect(&theme, &ThemeController::changed, this, &WelcomePage::recolor);
  recolor();
}

void WelcomePage::setProblem(const QString& text) {
  m_problem->setText(text);
  m_problemBox->setVisible(!text.isEmpty());
}

void WelcomePage::setRecent(const QStringList& folders) {
  while (QLayoutItem* item = m_recentLayout->takeAt(0)) {
    if (QWidget* widget = item->widget())
      widget->deleteLater();
    delete item;
  }
  m_recentBox->setVisible(!folders.isEmpty());
  if (folders.isEmpty())
    return;
  m_recentLayout->addWidget(makeLabel(tr("Recent"), 13, QFont::DemiBold, m_recentBox));
  for (const QString& folder : folders) {
    auto* row = new QWidget(m_recentBox);
    auto* rowLayout = new QHBoxLayout(row);
    rowLayout->setContentsMargins(0, 0, 0, 0);
    auto* button = new QToolButton(row);
    button->setText(homeShortened(folder));
    button->setToolTip(plainTooltip(folder));
    button->setAutoRaise(true);
    button->setEnabled(QFileInfo(folder).isDir());
    auto* remove = new QToolButton(row);
    remove->setText(QStringLiteral("×"));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove from this list"));
    remove->setAccessibleName(tr("Remove %1 from this list").arg(folder));
    rowLayout->addWidget(button);
    rowLayout->addStretch(1);
    rowLayout->addWidget(remove);
    m_recentLayout->addWidget(row);
    connect(button, &QToolButton::clicked, this, [this, folder] { Q_EMIT recentChosen(folder); });
    connect(remove, &QToolButton::clicked, this, [this, folder] { Q_EMIT recentRemoved(folder); });
  }
}

void WelcomePage::recolor() {
  const Theme& theme = m_theme.theme();
  QPalette problem = m_problemBox->palette();
  problem.setColor(QPalette::Window, theme.color(ColorRole::flash));
  m_problemBox->setPalette(problem);
  QPalette text = m_problem->palette();
  text.setColor(QPalette::WindowText, theme.color(ColorRole::text));
  m_problem->setPalette(text);
}

} // namespace escolio
