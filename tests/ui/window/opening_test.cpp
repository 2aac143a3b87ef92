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

const std::string typed = "# ShardedMINE";

} // namespace

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
