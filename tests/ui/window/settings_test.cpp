#include "tests/ui/window/dialog_answers.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/note_controller.h"
#include "ui/settings/settings_dialog.h"
#include "ui/sources/pin_dialog.h"
#include "ui/sources/source_dialog.h"
#include "ui/widgets/dialog_buttons.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::contentOfFile;
using escolio::testing::DialogAnswers;
using escolio::testing::soon;
using escolio::testing::WindowFixture;

namespace {

/// Chooses the entry of "Places and pins" that begins with TEXT.
void chooseSourceAction(const WindowFixture& fixture, const QString& text) {
  for (auto* menu : fixture.window->findChildren<QMenu*>()) {
    if (menu->title().remove(u'&') != "Places and pins")
      continue;
    Q_EMIT menu->aboutToShow();
    for (QAction* action : menu->actions())
      if (action->text().startsWith(text)) {
        REQUIRE(action->isEnabled());
        action->trigger();
        return;
      }
  }
  FAIL("no such entry");
}

/// Presses the accepting button as soon as it can be pressed.
bool acceptWhenItCan(QDialog& dialog) {
  QPushButton* accept = nullptr;
  auto* buttons = dialog.findChild<DialogButtons*>();
  for (QAbstractButton* button : buttons->buttons())
    if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
      accept = qobject_cast<QPushButton*>(button);
  const bool can = accept != nullptr && soon([accept] { return accept->isEnabled(); });
  can ? accept->click() : dialog.reject();
  return can;
}

} // namespace

TEST_CASE_METHOD(WindowFixture, "Appearance is in force and kept at once, the language is kept",
                 "[window][settings]") {
  openSample();
  REQUIRE_FALSE(theme.theme().isDark());
  DialogAnswers answers;
  answers.next<SettingsDialog>([](SettingsDialog& dialog) {
    const auto boxes = dialog.findChildren<QComboBox*>();
    REQUIRE(boxes.size() == 2);
    boxes[0]->setCurrentIndex(
        boxes[0]->findData(static_cast<int>(ThemeController::Appearance::dark)));
    boxes[1]->setCurrentIndex(boxes[1]->findData(QStringLiteral("es")));
    dialog.reject();
  });
  key(Qt::Key_Comma, Qt::ControlModifier);
  CHECK(answers.areAllGiven());
  CHECK(theme.theme().isDark());
  CHECK(settings.appearance() == ThemeController::Appearance::dark);
  CHECK(settings.language() == "es");
  CHECK(AppSettings().language() == "es");
}

TEST_CASE_METHOD(WindowFixture, "The place of a source is recorded in the reader's settings",
                 "[window][settings]") {
  const auto workspace = makeSampleReading();
  const std::filesystem::path elsewhere = home.folder() / "elsewhere";
  std::filesystem::copy(home.folder() / "reading/shards", elsewhere,
                        std::filesystem::copy_options::recursive);
  open(workspace);
  DialogAnswers answers;
  bool isAccepted = false;
  answers.next<SourceDialog>([&](SourceDialog& dialog) {
    dialog.findChild<QLineEdit*>()->setText(
        QString::fromStdString((elsewhere / "shardkit").string()));
    isAccepted = acceptWhenItCan(dialog);
  });
  chooseSourceAction(*this, "Where is shardkit");
  REQUIRE(isAccepted);
  const std::string recorded = contentOfFile(home.folder() / "config/escolio/sources.toml");
  CHECK(recorded.contains(elsewhere.string()));
  CHECK_FALSE(recorded.contains((elsewhere / "shardkit").string()));
  CHECK_FALSE(contentOfFile(workspace / "escolio.toml").contains("elsewhere"));
}

TEST_CASE_METHOD(WindowFixture, "A pin is written to its file and named in the note",
                 "[window][settings]") {
  const auto workspace = makeSampleReading();
  open(workspace);
  const std::string before = contentOfFile(workspace / "shards-sha.txt");
  const auto text = code(0).text();
  DialogAnswers answers;
  QString pin;
  answers.next<PinDialog>([&pin](PinDialog& dialog) {
    auto* choices = dialog.findChild<QTreeWidget*>();
    REQUIRE(soon([choices] { return choices->topLevelItemCount() >= 3; }));
    choices->setCurrentItem(choices->topLevelItem(2)); // after HEAD and its commit: the one before
    if (acceptWhenItCan(dialog))
      pin = dialog.pin();
  });
  chooseSourceAction(*this, "Pin shardkit");
  REQUIRE(pin.size() == 40);
  CHECK_FALSE(before.starts_with(pin.toStdString()));
  CHECK(contentOfFile(workspace / "shards-sha.txt") == pin.toStdString() + "\n");
  CHECK(note(0).bytes().contains("shards @ " + pin.toStdString().substr(0, 7)));
  CHECK(soon([&] { return pane(0).view() != nullptr && code(0).text() != text; }));
  CHECK(code(0).text()->bytes() != text->bytes());
}
