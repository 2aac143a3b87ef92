#include "tests/ui/window/dialog_answers.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/notes_pane.h"
#include "ui/welcome/new_reading_dialog.h"
#include "ui/welcome/welcome_page.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::contentOfFile;
using escolio::testing::DialogAnswers;
using escolio::testing::soon;
using escolio::testing::WindowFixture;

namespace {

WelcomePage& welcomeOf(const WindowFixture& fixture) {
  auto* page = fixture.window->findChild<WelcomePage*>();
  REQUIRE(page != nullptr);
  return *page;
}

/// A button that can be seen; what was just added to a layout comes with the next events.
template <typename Button>
Button* buttonWith(const QWidget& part, const QString& text) {
  Button* found = nullptr;
  soon([&] {
    for (auto* button : part.findChildren<Button*>())
      if (button->text().remove(u'&').contains(text) && button->isVisibleTo(&part))
        found = button;
    return found != nullptr;
  });
  return found;
}

/// Answers "Begin Lab 03…" with FOLDER.
void answerBegin(DialogAnswers& answers, const QString& folder) {
  answers.next<NewReadingDialog>([folder](NewReadingDialog& dialog) {
    dialog.findChild<QLineEdit*>()->setText(folder);
    dialog.accept();
  });
}

/// A folder that no system can make.
QString impossibleFolder(const WindowFixture& fixture) {
  return QString::fromStdString((fixture.home.folder() / std::string(300, 'x')).string());
}

const std::string typed = "# ShardedMINE";

} // namespace

TEST_CASE_METHOD(WindowFixture, "A new reading that cannot be made leaves the open one as it is",
                 "[window][opening]") {
  openSample();
  caretBehind(0, "# Sharded");
  type("MINE");
  DialogAnswers answers;
  answerBegin(answers, impossibleFolder(*this));
  answers.press(QMessageBox::AcceptRole); // what went wrong
  key(Qt::Key_N, Qt::ControlModifier);
  CHECK(answers.areAllGiven());
  CHECK(answers.unexpected() == 0);
  REQUIRE(hasReading());
  CHECK(text(0).starts_with(typed));
  CHECK(window->isWindowModified());
}

TEST_CASE_METHOD(WindowFixture, "A sample that cannot be made leaves the open reading as it is",
                 "[window][opening]") {
  openSample();
  caretBehind(0, "# Sharded");
  type("MINE");
  fakes::writeFile(home.folder() / ".qttest", "in the way of the data folder");
  DialogAnswers answers;
  answers.press(QMessageBox::AcceptRole);
  for (QAction* action : window->actions())
    if (action->text().contains("sample"))
      action->trigger();
  CHECK(answers.areAllGiven());
  REQUIRE(hasReading());
  CHECK(text(0).starts_with(typed));
}

TEST_CASE_METHOD(WindowFixture, "A workspace that cannot be opened leaves the open one as it is",
                 "[window][opening]") {
  openSample();
  caretBehind(0, "# Sharded");
  type("MINE");
  DialogAnswers answers;
  answers.press(QMessageBox::AcceptRole);
  fakes::writeFile(home.folder() / "other/escolio.toml", "format = \n");
  window->openWorkspace({home.folder() / "other", {}, {}});
  CHECK(answers.areAllGiven());
  REQUIRE(answers.texts().size() == 1);
  CHECK(answers.texts().front().contains("escolio.toml"));
  REQUIRE(hasReading());
  CHECK(text(0).starts_with(typed));
}

TEST_CASE_METHOD(WindowFixture, "Without an open reading the welcome page says what went wrong",
                 "[window][opening]") {
  fakes::writeFile(home.folder() / "other/escolio.toml", "format = \n");
  DialogAnswers answers;
  window->openWorkspace({home.folder() / "other", {}, {}});
  show();
  CHECK(answers.unexpected() == 0);
  const auto labels = welcomeOf(*this).findChildren<QLabel*>();
  CHECK(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().contains("escolio.toml");
  }));
}

TEST_CASE_METHOD(WindowFixture,
                 "Another workspace is opened only after the unsaved text is answered",
                 "[window][opening]") {
  openSample();
  caretBehind(0, "# Sharded");
  type("MINE");
  DialogAnswers answers;
  answerBegin(answers, QString::fromStdString((home.folder() / "lab").string()));
  answers.press(QMessageBox::RejectRole); // of "Save before closing?"
  key(Qt::Key_N, Qt::ControlModifier);
  CHECK(answers.areAllGiven());
  CHECK(text(0).starts_with(typed));
}

TEST_CASE_METHOD(WindowFixture, "The welcome page begins the built-in reading, without checkouts",
                 "[window][opening]") {
  window->showWelcome({});
  show();
  DialogAnswers answers;
  const std::filesystem::path lab = home.folder() / "lab";
  answerBegin(answers, QString::fromStdString(lab.string()));
  QSignalSpy ready(window.get(), &MainWindow::ready);
  QTest::mouseClick(buttonWith<QPushButton>(welcomeOf(*this), "Begin Lab 03"), Qt::LeftButton);
  REQUIRE(hasReading());
  CHECK(std::filesystem::exists(lab / "experiments/35-reading-notes/fsdp-prefetch.md"));
  CHECK(soon([&ready] { return !ready.isEmpty(); }));
  auto* choose = buttonWith<QPushButton>(pane(0), "Choose the folder");
  REQUIRE(choose != nullptr);
  CHECK(choose->isVisible());
}

TEST_CASE_METHOD(WindowFixture, "The welcome page opens the sample and a folder",
                 "[window][opening]") {
  window->showWelcome({});
  show();
  QTest::mouseClick(buttonWith<QPushButton>(welcomeOf(*this), "Try the sample"), Qt::LeftButton);
  REQUIRE(hasReading());
  CHECK(notes().count() == 3);

  const auto other = makeSampleReading();
  key(Qt::Key_W, Qt::ControlModifier);
  REQUIRE_FALSE(hasReading());
  DialogAnswers answers;
  answers.next<QFileDialog>([&other](QFileDialog& dialog) {
    dialog.findChild<QLineEdit*>()->setText(QString::fromStdString(other.string()));
    static_cast<QDialog&>(dialog).accept();
  });
  QTest::mouseClick(buttonWith<QPushButton>(welcomeOf(*this), "Open a folder"), Qt::LeftButton);
  REQUIRE(hasReading());
  CHECK(note(0).path() == other / "shards.md");
}

TEST_CASE_METHOD(WindowFixture, "The recent readings open by a click and can be forgotten",
                 "[window][opening]") {
  const auto workspace = makeSampleReading();
  open(workspace);
  key(Qt::Key_W, Qt::ControlModifier);
  REQUIRE_FALSE(hasReading());
  auto* recent = buttonWith<QToolButton>(welcomeOf(*this), "notes");
  REQUIRE(recent != nullptr);
  QTest::mouseClick(recent, Qt::LeftButton);
  REQUIRE(hasReading());
  CHECK(note(0).path() == workspace / "shards.md");

  key(Qt::Key_W, Qt::ControlModifier);
  auto* forget = buttonWith<QToolButton>(welcomeOf(*this), "×");
  REQUIRE(forget != nullptr);
  QTest::mouseClick(forget, Qt::LeftButton);
  CHECK(settings.recentWorkspaces().isEmpty());
}

TEST_CASE_METHOD(WindowFixture, "A new reading is not begun where nothing can be written",
                 "[window][opening]") {
  NewReadingDialog dialog("Lab", "notes");
  auto* begin = buttonWith<QPushButton>(dialog, "Begin");
  REQUIRE(begin != nullptr);
  auto* folder = dialog.findChild<QLineEdit*>();
  folder->setText(QString::fromStdString((home.folder() / "new/er").string()));
  CHECK(begin->isEnabled());
  fakes::writeFile(home.folder() / "file", "");
  folder->setText(QString::fromStdString((home.folder() / "file/below").string()));
  CHECK_FALSE(begin->isEnabled());
  const auto closed = home.folder() / "closed";
  std::filesystem::create_directory(closed);
  std::filesystem::permissions(closed, std::filesystem::perms::owner_read |
                                           std::filesystem::perms::owner_exec);
  if (QFileInfo(QString::fromStdString(closed.string())).isWritable())
    return; // for who may do everything nothing is closed
  folder->setText(QString::fromStdString((closed / "below/it").string()));
  CHECK_FALSE(begin->isEnabled());
}

TEST_CASE_METHOD(WindowFixture,
                 "A target that is not there is said, and the side file has its code",
                 "[window][opening]") {
  const auto workspace = makeSampleReading();
  std::string plan = contentOfFile(workspace / "escolio.toml");
  const std::string target = "target = \"shardkit/linear.py\"";
  plan.replace(plan.find(target), target.size(), "target = \"shardkit/linear_gone.py\"");
  fakes::writeFile(workspace / "escolio.toml", plan);
  open(workspace);
  REQUIRE(isShown(0, "shardkit/linear_gone.py"));
  CHECK(pane(0).view() == nullptr);
  const auto labels = pane(0).findChildren<QLabel*>();
  CHECK(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().contains("linear_gone.py does not exist");
  }));
  const auto side = pane(0).tabs()[1];
  pane(0).showTab(side.source, side.path);
  CHECK(code(0).text()->line(1).size() > 0);
}

TEST_CASE_METHOD(WindowFixture, "A plan with one source leaves a pane empty and is ready",
                 "[window][opening]") {
  const auto workspace = makeSampleReading();
  fakes::writeFile(workspace / "escolio.toml", R"(format = 1
id = "one"
title = "One source"
notes_dir = "."
[[source]]
id = "shards"
title = "shardkit"
path = "../shards"
target = "shardkit/linear.py"
pin_file = "shards-sha.txt"
[[note]]
file = "shards.md"
source = "shards"
)");
  open(workspace);
  CHECK(pane(0).view() != nullptr);
  CHECK(code(0).isHighlighted());
  CHECK_FALSE(pane(1).shownTab());
}
