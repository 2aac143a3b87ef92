#include "core/process/posix_process_runner.h"
#include "tests/fakes/temporary_folder.h"
#include "ui/checklist/checklist_model.h"
#include "ui/checklist/checklist_view.h"
#include "ui/code/syntax_library.h"
#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/session/open_reading.h"
#include "ui/shell/reading_view.h"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

using namespace escolio;

namespace {

const std::filesystem::path golden = std::string(ESCOLIO_SOURCE_DIR) + "/tests/golden";

std::vector<std::string> fixtureNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(golden / "verdicts"))
    names.push_back(entry.path().filename());
  std::ranges::sort(names);
  return names;
}

void build(const std::string& name, const std::filesystem::path& out) {
  ProcessRequest request;
  request.program = "sh";
  request.arguments = {(golden / "build.sh").string(), name, out.string()};
  request.withoutVariables = {"GIT_*"};
  const auto result = PosixProcessRunner().run(request);
  REQUIRE(result);
  INFO(result->errors);
  REQUIRE(result->exitCode == 0);
}

/// "id note" and the state that the hand gave; rows of several sources keep their order out of it.
std::multimap<std::string, std::string> expectedRows(const std::string& name) {
  std::multimap<std::string, std::string> rows;
  std::ifstream file(golden / "verdicts" / name / "expected.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string id;
    std::string note;
    std::string state;
    std::getline(fields, id, '\t');
    std::getline(fields, note, '\t');
    std::getline(fields, state, '\t');
    rows.emplace(id + ' ' + note, state);
  }
  return rows;
}

/// The rows that the view shows. Where the hand leaves a state open, it is open here too.
std::multimap<std::string, std::string>
shownRows(const ChecklistModel& model, const std::multimap<std::string, std::string>& expected) {
  std::multimap<std::string, std::string> rows;
  for (int kind = 0; kind < model.rowCount(); ++kind)
    for (int i = 0; i < model.rowCount(model.index(kind, 0)); ++i) {
      const QModelIndex index = model.index(i, 0, model.index(kind, 0));
      const CheckRow* row = model.rowAt(index);
      const std::string key = row->id + ' ' + row->note.value_or("-");
      const auto state = static_cast<CheckState>(index.data(ChecklistModel::StateRole).toInt());
      const auto known = expected.find(key);
      const bool isOpen = known != expected.end() && known->second == "?";
      rows.emplace(key, isOpen ? "?" : toString(state));
    }
  return rows;
}

std::string text(const std::multimap<std::string, std::string>& rows) {
  std::vector<std::string> lines;
  for (const auto& [key, state] : rows)
    lines.push_back(key + ": " + state + '\n');
  std::ranges::sort(lines);
  std::string all;
  for (const std::string& line : lines)
    all += line;
  return all;
}

/// Waits until nothing new was judged for a while: observations come from a worker.
void settle(const Session& session) {
  QSignalSpy changed(&session.checklist(), &ChecklistController::changed);
  REQUIRE(QTest::qWaitFor([&session] { return session.sources().isOpen(); }));
  constexpr int quietMilliseconds = 60;
  for (qsizetype seen = -1; seen != changed.size();) {
    seen = changed.size();
    QTest::qWait(quietMilliseconds);
  }
}

CheckState stateOf(const Checklist& checklist, std::string_view check) {
  const auto row = std::ranges::find(checklist.rows, check, &CheckRow::id);
  return row == checklist.rows.end() ? CheckState::unverified : row->state;
}

} // namespace

TEST_CASE("The window judges as the hand does, when notes are opened and when they are typed",
          "[window][verdicts]") {
  const fakes::TemporaryFolder settings;
  qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(settings.path().string()));
  ThemeController theme;
  for (const std::string& name : fixtureNames()) {
    DYNAMIC_SECTION(name) {
      const fakes::TemporaryFolder out;
      build(name, out.path());
      auto reading = openReading({out / "notes", {}, {}});
      REQUIRE(reading);
      Session session(std::move(*reading));
      ReadingView view(session, theme, std::make_shared<SyntaxLibrary>());
      const auto* list = view.findChild<ChecklistView*>();
      REQUIRE(list != nullptr);
      const auto expected = expectedRows(name);
      settle(session);
      CHECK(text(shownRows(list->model(), expected)) == text(expected));

      for (NoteController* note : session.notes()) {
        const std::string bytes(note->bytes());
        note->replace({0, bytes.size()}, "");
        if (!bytes.empty())
          CHECK(stateOf(session.checklist().checklist(), "committed") != CheckState::met);
        note->replace({0, 0}, bytes);
      }
      settle(session);
      CHECK(text(shownRows(list->model(), expected)) == text(expected));
    }
  }
}
