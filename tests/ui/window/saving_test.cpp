#include "tests/ui/window/dialog_answers.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/notes_pane.h"

#include <QAbstractButton>
#include <QTabBar>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::contentOfFile;
using escolio::testing::DialogAnswers;
using escolio::testing::soon;
using escolio::testing::WindowFixture;

namespace {

constexpr int shards = 0;
constexpr int prefetch = 1;
constexpr int synthesis = 2;

/// The sample, with text typed into its first note.
class TypedFixture : public WindowFixture {
 public:
  TypedFixture() : workspace(makeSampleReading()), before(contentOfFile(workspace / "shards.md")) {
    open(workspace);
    caretBehind(shards, "# Sharded");
    type("MINE");
  }

  [[nodiscard]] std::string onDisk(const char* file = "shards.md") const {
    return contentOfFile(workspace / file);
  }
  void changeOnDisk() const { fakes::writeFile(workspace / "shards.md", "theirs\n"); }

  std::filesystem::path workspace;
  std::string before;
};

} // namespace

TEST_CASE_METHOD(TypedFixture, "What is not saved is marked, and Ctrl+S saves the shown note",
                 "[window][saving]") {
  const auto* bar = notes().findChild<QTabBar*>();
  CHECK(window->isWindowModified());
  CHECK(says("1 note not saved"));
  CHECK(bar->accessibleTabName(shards).contains("not saved"));
  CHECK(onDisk() == before);
  key(Qt::Key_S, Qt::ControlModifier);
  CHECK(onDisk() == text(shards));
  CHECK(onDisk().starts_with("# ShardedMINE"));
  CHECK_FALSE(window->isWindowModified());
  CHECK(says("saved"));
  CHECK_FALSE(bar->accessibleTabName(shards).contains("not saved"));
}

TEST_CASE_METHOD(TypedFixture, "Ctrl+Shift+S saves every note", "[window][saving]") {
  caretBehind(prefetch, "# Parameters");
  type("TOO");
  CHECK(says("2 notes not saved"));
  key(Qt::Key_S, Qt::ControlModifier);
  CHECK(onDisk() == before);
  key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(onDisk().starts_with("# ShardedMINE"));
  CHECK(onDisk("prefetch.md").starts_with("# ParametersTOO"));
  CHECK_FALSE(window->isWindowModified());
}

TEST_CASE_METHOD(TypedFixture, "Closing the window asks about unsaved text", "[window][saving]") {
  DialogAnswers answers;
  SECTION("and stays open when that is cancelled") {
    answers.press(QMessageBox::RejectRole);
    CHECK_FALSE(window->close());
    CHECK(window->isVisible());
    CHECK(text(shards).starts_with("# ShardedMINE"));
    CHECK(onDisk() == before);
  }
  SECTION("and saves it") {
    answers.press(QMessageBox::AcceptRole);
    CHECK(window->close());
    CHECK(onDisk().starts_with("# ShardedMINE"));
  }
  SECTION("and leaves the file as it was") {
    answers.press(QMessageBox::DestructiveRole);
    CHECK(window->close());
    CHECK(onDisk() == before);
  }
  CHECK(answers.areAllGiven());
  CHECK(answers.unexpected() == 0);
  REQUIRE(answers.texts().size() == 1);
  CHECK(answers.texts().front().contains("shards.md"));
}

TEST_CASE_METHOD(TypedFixture, "Without unsaved text nothing is asked at the close",
                 "[window][saving]") {
  key(Qt::Key_S, Qt::ControlModifier);
  DialogAnswers answers;
  CHECK(window->close());
  CHECK(answers.unexpected() == 0);
}

TEST_CASE_METHOD(TypedFixture, "A file that another program changed is asked about",
                 "[window][saving]") {
  DialogAnswers answers;
  SECTION("and the reader's text is kept") {
    answers.press(QMessageBox::AcceptRole);
    changeOnDisk();
    REQUIRE(soon([&answers] { return answers.areAllGiven(); }));
    CHECK(soon([this] { return onDisk().starts_with("# ShardedMINE"); }));
    CHECK_FALSE(note(shards).isModified());
  }
  SECTION("and the file's text is taken, which can be undone") {
    answers.press(QMessageBox::DestructiveRole);
    changeOnDisk();
    REQUIRE(soon([&answers] { return answers.areAllGiven(); }));
    CHECK(soon([this] { return text(shards) == "theirs\n"; }));
    CHECK_FALSE(note(shards).isModified());
    notes().undo();
    CHECK(text(shards).starts_with("# ShardedMINE"));
  }
  SECTION("and asked about again at the next Ctrl+S when that is decided later") {
    answers.press(QMessageBox::RejectRole);
    changeOnDisk();
    REQUIRE(soon([&answers] { return answers.areAllGiven(); }));
    CHECK(text(shards).starts_with("# ShardedMINE"));
    CHECK(onDisk() == "theirs\n");
    answers.press(QMessageBox::AcceptRole);
    key(Qt::Key_S, Qt::ControlModifier);
    CHECK(answers.areAllGiven());
    CHECK(onDisk().starts_with("# ShardedMINE"));
  }
  CHECK(answers.unexpected() == 0);
}

TEST_CASE_METHOD(TypedFixture, "A conflict that saving itself finds is asked about once",
                 "[window][saving]") {
  DialogAnswers answers;
  answers.press(QMessageBox::RejectRole);
  changeOnDisk();
  key(Qt::Key_S, Qt::ControlModifier); // before the watch could tell
  CHECK(answers.areAllGiven());
  CHECK(answers.unexpected() == 0);
  CHECK(onDisk() == "theirs\n");
  CHECK(text(shards).starts_with("# ShardedMINE"));
  CHECK(note(shards).isModified());
}

TEST_CASE_METHOD(TypedFixture, "A file's text that cannot be taken is not called unsaved",
                 "[window][saving]") {
  DialogAnswers answers;
  answers.next<QMessageBox>([this](QMessageBox& box) {
    std::filesystem::remove(workspace / "shards.md");
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole)
        button->click();
  });
  answers.press(QMessageBox::AcceptRole);
  changeOnDisk();
  REQUIRE(soon([&answers] { return answers.areAllGiven(); }));
  REQUIRE(soon([&answers] { return answers.texts().size() == 2; }));
  CHECK(answers.texts()[1].contains("shards.md"));
  CHECK_FALSE(answers.texts()[1].contains("was not saved"));
  CHECK(text(shards).starts_with("# ShardedMINE"));
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+S in an empty note without a file makes none",
                 "[window][saving]") {
  const auto workspace = makeSampleReading();
  std::filesystem::remove(workspace / "synthesis.md");
  open(workspace);
  notes().setCurrentIndex(synthesis);
  notes().focusEditor();
  key(Qt::Key_S, Qt::ControlModifier);
  CHECK_FALSE(std::filesystem::exists(workspace / "synthesis.md"));
  type("# Two diagrams");
  key(Qt::Key_S, Qt::ControlModifier);
  CHECK(contentOfFile(workspace / "synthesis.md") == "# Two diagrams");
}
