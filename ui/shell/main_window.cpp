#include "ui/shell/main_window.h"

#include "ui/code/syntax_library.h"
#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/citing_controller.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/navigation_history.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/notes/notes_pane.h"
#include "ui/session/reading_folders.h"
#include "ui/session/source_settings.h"
#include "ui/settings/settings_dialog.h"
#include "ui/shell/main_actions.h"
#include "ui/shell/questions.h"
#include "ui/shell/reading_view.h"
#include "ui/shell/top_bar.h"
#include "ui/sources/pin_dialog.h"
#include "ui/sources/source_dialog.h"
#include "ui/status/status_bar.h"
#include "ui/text/message_text.h"
#include "ui/welcome/new_reading_dialog.h"
#include "ui/welcome/welcome_page.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace escolio {
namespace {

const QString geometryKey = QStringLiteral("windowGeometry");
const QString layoutKey = QStringLiteral("readingLayout");
constexpr QSize usualSize(1280, 800);

QString sourceTitles(const ReadingPlan& plan) {
  QStringList titles;
  for (const PlannedSource& source : plan.sources)
    titles.append(localizedText(source.title));
  return titles.join(QStringLiteral(" · "));
}

} // namespace

MainWindow::MainWindow(AppSettings& settings, ThemeController& theme, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_theme(theme),
      m_actions(std::make_unique<MainActions>(this)), m_topBar(new TopBar(theme, this)),
      m_stack(new QStackedWidget(this)), m_syntax(std::make_shared<SyntaxLibrary>()) {
  m_syntax->prepare({});
  setWindowTitle(QStringLiteral("Escolio"));
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_topBar);
  layout->addWidget(m_stack, 1);
  setCentralWidget(content);
  buildActions();
  buildTopBar();
  updateActions();
  restoreWindow();
}

MainWindow::~MainWindow() {
  closeReading();
}

void MainWindow::restoreWindow() {
  resize(usualSize);
  restoreGeometry(m_settings.bytes(geometryKey));
}

void MainWindow::buildActions() {
  const auto on = [this](QAction* action, auto handler) {
    connect(action, &QAction::triggered, this, handler);
  };
  on(m_actions->open, [this] { chooseFolder(); });
  on(m_actions->begin, [this] { beginReading(); });
  on(m_actions->sample, [this] { openSample(); });
  on(m_actions->closeReading, [this] {
    if (mayClose())
      showWelcome({});
  });
  on(m_actions->save, [this] { save(m_reading->notes().currentIndex()); });
  on(m_actions->saveAll, [this] { saveAll(); });
  on(m_actions->undo, [this] { m_reading->notes().undo(); });
  on(m_actions->redo, [this] { m_reading->notes().redo(); });
  on(m_actions->back, [this] { m_reading->code().back(); });
  on(m_actions->forward, [this] { m_reading->code().forward(); });
  on(m_actions->find, [this] { m_reading->showFind(); });
  on(m_actions->findNext, [this] { m_reading->findNext(true); });
  on(m_actions->findPrevious, [this] { m_reading->findNext(false); });
  on(m_actions->goToLine, [this] { m_reading->showGoToLine(); });
  on(m_actions->cite, [this] { m_reading->citing().cite(); });
  on(m_actions->copyCitation, [this] { m_reading->citing().copyCitation(); });
  on(m_actions->nextPart, [this] { m_reading->focusNextPart(true); });
  on(m_actions->previousPart, [this] { m_reading->focusNextPart(false); });
  on(m_actions->settings, [this] { SettingsDialog(m_settings, m_theme, this).exec(); });
  on(m_actions->quit, [this] { close(); });
  connect(m_actions->sources, &QMenu::aboutToShow, this, &MainWindow::fillSourceMenu);
}

void MainWindow::buildTopBar() {
  m_actions->back->setText(QStringLiteral("◀"));
  m_actions->forward->setText(QStringLiteral("▶"));
  m_topBar->addAction(m_actions->back);
  m_topBar->addAction(m_actions->forward);
  m_topBar->addAction(m_actions->find);
  m_topBar->addMenu(tr("Menu"), m_actions->makeMenu(this));
  m_topBar->addPrimaryAction(m_actions->cite);
}

WelcomePage& MainWindow::welcome() {
  if (m_welcome != nullptr)
    return *m_welcome;
  m_welcome = new WelcomePage(m_theme, this);
  m_stack->addWidget(m_welcome);
  connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::chooseFolder);
  connect(m_welcome, &WelcomePage::newReadingRequested, this, &MainWindow::beginReading);
  connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
  connect(m_welcome, &WelcomePage::recentChosen, this,
          [this](const QString& folder) { openWorkspace({folder.toStdString(), {}, {}}); });
  connect(m_welcome, &WelcomePage::recentRemoved, this, [this](const QString& folder) {
    m_settings.removeRecentWorkspace(folder);
    m_welcome->setRecent(m_settings.recentWorkspaces());
  });
  return *m_welcome;
}

void MainWindow::showWelcome(const QString& problem) {
  closeReading();
  WelcomePage& page = welcome();
  page.setRecent(m_settings.recentWorkspaces());
  page.setProblem(problem);
  m_topBar->setTitles(QStringLiteral("Escolio"), {});
  m_stack->setCurrentWidget(&page);
  page.setFocus();
  updateActions();
  Q_EMIT ready();
}

void MainWindow::sayProblem(const QString& problem) {
  if (m_reading == nullptr)
    showWelcome(problem);
  else
    sayCouldNotOpen(this, problem);
}

void MainWindow::openWorkspace(const ReadingOptions& options) {
  auto reading = openReading(options);
  if (!reading) {
    sayProblem(errorText(reading.error()));
    return;
  }
  if (!mayClose())
    return;
  closeReading();
  m_options = options;
  m_settings.addRecentWorkspace(QString::fromStdString(reading->workspace.folder.string()));
  m_session = std::make_unique<Session>(std::move(*reading));
  m_reading = new ReadingView(*m_session, m_theme, m_syntax, m_stack);
  m_reading->restoreLayoutState(m_settings.bytes(layoutKey));
  m_stack->addWidget(m_reading);
  m_stack->setCurrentWidget(m_reading);
  m_topBar->setTitles(localizedText(m_session->plan().title), sourceTitles(m_session->plan()));
  connectReading();
  updateActions();
  m_reading->notes().focusEditor();
}

void MainWindow::connectReading() {
  connect(m_reading, &ReadingView::ready, this, &MainWindow::ready);
  connect(m_reading, &ReadingView::ready, m_session.get(), &Session::watchPinFiles,
          Qt::SingleShotConnection);
  connect(m_reading, &ReadingView::sourceActionRequested, this, &MainWindow::sourceAction);
  connect(&m_reading->citing(), &CitingController::selectionChanged, this,
          &MainWindow::updateActions);
  connect(&m_session->history(), &NavigationHistory::changed, this, &MainWindow::updateActions);
  const auto& notes = m_session->notes();
  for (int i = 0; i < static_cast<int>(notes.size()); ++i) {
    NoteController* note = notes[static_cast<std::size_t>(i)];
    connect(note, &NoteController::modifiedChanged, this, &MainWindow::updateActions);
    connect(note, &NoteController::saved, this,
            [this] { m_session->sources().refreshWorkspace(); });
    connect(note, &NoteController::conflict, this, [this, i] { resolveConflict(i); });
  }
}

void MainWindow::closeReading() {
  if (m_reading == nullptr)
    return;
  m_settings.setBytes(layoutKey, m_reading->layoutState());
  delete m_reading;
  m_reading = nullptr;
  m_session.reset();
}

void MainWindow::updateActions() {
  m_actions->setReadingOpen(m_reading != nullptr);
  m_topBar->setReadingOpen(m_reading != nullptr);
  if (m_reading == nullptr) {
    m_actions->cite->setText(tr("Cite"));
    setWindowTitle(QStringLiteral("Escolio"));
    setWindowModified(false);
    return;
  }
  const QString lines = m_reading->citing().selectedLinesText();
  m_actions->cite->setText(lines.isEmpty() ? tr("Cite") : tr("Cite %1").arg(lines));
  m_actions->cite->setEnabled(!lines.isEmpty());
  m_actions->copyCitation->setEnabled(!lines.isEmpty());
  m_actions->back->setEnabled(m_session->history().canGoBack());
  m_actions->forward->setEnabled(m_session->history().canGoForward());
  const bool hasUnsaved = m_session->hasUnsavedNotes();
  m_actions->saveAll->setEnabled(hasUnsaved);
  setWindowTitle(QStringLiteral("Escolio: %1[*]").arg(localizedText(m_session->plan().title)));
  setWindowModified(hasUnsaved);
}

void MainWindow::save(int index) {
  if (index < 0)
    return;
  NoteController* note = m_session->notes()[static_cast<std::size_t>(index)];
  if (note->hasConflict()) {
    resolveConflict(index);
    return;
  }
  if (const auto saved = note->save(); saved)
    return;
  else if (note->hasConflict())
    resolveConflict(index);
  else
    sayCouldNotSave(this, note->fileName(), errorText(saved.error()));
}

bool MainWindow::saveAll() {
  for (int i = 0; i < static_cast<int>(m_session->notes().size()); ++i)
    if (m_session->notes()[static_cast<std::size_t>(i)]->isModified())
      save(i);
  return !m_session->hasUnsavedNotes();
}

bool MainWindow::mayClose() {
  if (m_session == nullptr || !m_session->hasUnsavedNotes())
    return true;
  QStringList names;
  for (const NoteController* note : m_session->notes())
    if (note->isModified())
      names.append(note->fileName());
  switch (askAboutUnsaved(this, names)) {
  case UnsavedAnswer::save:
    return saveAll();
  case UnsavedAnswer::discard:
    return true;
  case UnsavedAnswer::cancel:
    return false;
  }
  return false;
}

void MainWindow::resolveConflict(int index) {
  NoteController* note = m_session->notes()[static_cast<std::size_t>(index)];
  switch (askAboutConflict(this, note->fileName())) {
  case ConflictAnswer::keepMine:
    if (const auto saved = note->saveOver(); !saved)
      sayCouldNotSave(this, note->fileName(), errorText(saved.error()));
    return;
  case ConflictAnswer::takeTheirs:
    if (const auto taken = note->reload(); !taken)
      sayCouldNotRead(this, note->fileName(), errorText(taken.error()));
    return;
  case ConflictAnswer::later:
    return;
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayClose()) {
    event->ignore();
    return;
  }
  m_settings.setBytes(geometryKey, saveGeometry());
  if (m_reading != nullptr)
    m_settings.setBytes(layoutKey, m_reading->layoutState());
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  // Another program may have changed files, committed, or moved a checkout meanwhile.
  if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_session != nullptr &&
      m_session->sources().isOpen()) {
    m_session->refreshSources();
    m_session->sources().refreshWorkingFiles();
    m_session->checklist().refreshRecall();
    for (NoteController* note : m_session->notes())
      note->lookAtDisk();
  }
}

void MainWindow::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a workspace"));
  if (!folder.isEmpty())
    openWorkspace({folder.toStdString(), {}, {}});
}

void MainWindow::beginReading() {
  const ReadingPlan& plan = builtinReadingPlan();
  NewReadingDialog dialog(localizedText(plan.title), QString::fromStdString(plan.notesDir), this);
  if (dialog.exec() != QDialog::Accepted)
    return;
  const std::filesystem::path folder = dialog.folder().toStdString();
  if (const auto made = makeReadingFolder(folder, dialog.wantsRepository()); !made)
    sayProblem(errorText(made.error()));
  else
    openWorkspace({folder, {}, {}});
}

void MainWindow::openSample() {
  const auto folder = makeSampleFolder();
  if (!folder)
    sayProblem(errorText(folder.error()));
  else
    openWorkspace({*folder, {}, {}});
}

void MainWindow::fillSourceMenu() {
  m_actions->sources->clear();
  for (const PlannedSource& source : m_session->plan().sources) {
    const QString title = localizedText(source.title);
    m_actions->sources->addAction(tr("Where is %1?").arg(title), this,
                                  [this, id = source.id] { chooseSourcePlace(id); });
    QAction* pin = m_actions->sources->addAction(tr("Pin %1…").arg(title), this,
                                                 [this, id = source.id] { choosePin(id); });
    pin->setEnabled(!m_session->sources().source(source.id).location.empty());
  }
}

void MainWindow::sourceAction(const SourceId& source) {
  switch (m_session->sources().source(source).state) {
  case SourceState::noPin:
  case SourceState::pinMissing:
  case SourceState::ok:
    choosePin(source);
    break;
  default:
    chooseSourcePlace(source);
  }
}

void MainWindow::chooseSourcePlace(const SourceId& id) {
  const PlannedSource& source = *m_session->plan().source(id);
  SourceDialog dialog(source, m_session->reading().runner,
                      QString::fromStdString(m_session->sources().source(id).location), this);
  if (dialog.exec() != QDialog::Accepted)
    return;
  const auto recorded =
      recordSourcePlace(m_session->reading(), source, dialog.root().toStdString());
  if (!recorded) {
    m_reading->statusBar().showMessage(errorText(recorded.error()));
    return;
  }
  m_session->sources().usePlaceOfSettings(id);
  m_session->refreshSources();
}

void MainWindow::choosePin(const SourceId& id) {
  const PlannedSource& source = *m_session->plan().source(id);
  PinDialog dialog(source, QString::fromStdString(m_session->sources().source(id).location),
                   m_session->reading().runner, this);
  if (dialog.exec() != QDialog::Accepted)
    return;
  const auto recorded =
      recordPin(*m_session, source, dialog.pin().toStdString(), dialog.wantsPinLines());
  if (!recorded) {
    m_reading->statusBar().showMessage(errorText(recorded.error()));
    return;
  }
  m_session->sources().useRecordedPin(id);
  m_session->refreshSources();
}

} // namespace escolio
