#include "tests/e2e/support/sample_window.h"

#include "tests/e2e/support/needed_programs.h"
#include "tests/e2e/support/wait_until.h"

#include <catch2/catch_test_macros.hpp>
#include <sstream>

namespace escolio::e2e {
namespace {

namespace fs = std::filesystem;

/// The first thing that is done: without a display there is nothing to be made.
fs::path workFolder(const test::Program& program) {
  skipWithout({"Xvfb", "xdotool"});
  return program.folder("e2e");
}

ProcessRequest requestFor(const fs::path& folder, const std::string& display) {
  ProcessRequest request;
  request.program = ESCOLIO_GUI;
  request.arguments = {(folder / "sample/notes").string()};
  request.folder = folder;
  request.withoutVariables = {"QT_*",  "XDG_*", "GIT_*",           "KDE_*",     "LC_*",
                              "LANG*", "GTK_*", "WAYLAND_DISPLAY", "ESCOLIO_*", "XMODIFIERS"};
  request.variables = {{"DISPLAY", display},
                       {"ESCOLIO_TRACE", "window"},
                       {"LC_ALL", "C.UTF-8"},
                       {"QT_QPA_PLATFORM", "xcb"},
                       {"QT_IM_MODULE", "compose"},
                       // No session bus, and none started for want of one: the desktop's looks and
                       // input methods stay outside.
                       {"DBUS_SESSION_BUS_ADDRESS", "disabled:"},
                       {"GIT_CONFIG_NOSYSTEM", "1"}};
  for (const auto& [name, place] : {std::pair{"HOME", "home"},
                                    {"XDG_CONFIG_HOME", "config"},
                                    {"XDG_CACHE_HOME", "cache"},
                                    {"XDG_DATA_HOME", "data"},
                                    {"XDG_STATE_HOME", "state"},
                                    {"XDG_RUNTIME_DIR", "run"}}) {
    fs::create_directories(folder / place);
    fs::permissions(folder / place, fs::perms::owner_all); // Qt wants the last to be private
    request.variables[name] = folder / place;
  }
  return request;
}

} // namespace

SampleWindow::SampleWindow()
    : m_folder(workFolder(m_commandLine)), m_display(m_folder), m_desk(m_display.name()) {
  const auto made = m_commandLine.run({"sample", m_folder / "sample", "--lang", "en"});
  INFO(made.errors);
  REQUIRE(made.exitCode == 0);
  m_program = std::make_unique<BackgroundProcess>(requestFor(m_folder, m_display.name()),
                                                  m_folder / "program-output", m_folder / "trace");
  const bool isReady = waitUntil([this] {
    const std::string told = trace();
    return (told.contains("checklist-ready") && told.contains("first-highlighted-frame")) ||
           !m_program->isRunning();
  });
  INFO("the program told: " << trace());
  REQUIRE((isReady && m_program->isRunning()));
  static_cast<void>(focus());
}

std::string SampleWindow::focus() const {
  return m_desk.focus("^Escolio: ");
}

std::string SampleWindow::trace() const {
  return test::readFile(m_folder / "trace");
}

std::vector<std::string> SampleWindow::messages() const {
  constexpr std::string_view mark = "message ";
  const std::string told = trace();
  std::vector<std::string> messages;
  std::istringstream lines(told.substr(0, told.rfind('\n') + 1));
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(mark))
      messages.push_back(line.substr(mark.size()));
  return messages;
}

std::string SampleWindow::noteOnDisk(const std::string& note) const {
  return test::readFile(m_folder / "sample/notes" / note);
}

void SampleWindow::expectOnDisk(const std::string& note, const std::string& bytes) const {
  waitUntil([&] { return noteOnDisk(note) == bytes; });
  REQUIRE(noteOnDisk(note) == bytes);
}

Rows SampleWindow::rowsOfCommandLine() const {
  const auto report = m_commandLine.run({"check", m_folder / "sample/notes", "--format", "json"});
  INFO(report.errors);
  REQUIRE(report.exitCode <= 1);
  return rowsInReport(report.output);
}

void SampleWindow::expectRowsOfCommandLine() const {
  const Rows expected = rowsOfCommandLine();
  waitUntil([&] { return shownRows() == expected; });
  REQUIRE(shownRows() == expected);
}

int SampleWindow::exitCode() {
  const auto code = m_program->exitCode(patience);
  INFO("the program goes on; it told: " << trace());
  REQUIRE(code.has_value());
  return *code;
}

} // namespace escolio::e2e
