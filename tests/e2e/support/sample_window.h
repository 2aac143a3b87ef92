#pragma once

#include "tests/cli/support/program.h"
#include "tests/e2e/support/background_process.h"
#include "tests/e2e/support/checklist_rows.h"
#include "tests/e2e/support/desk.h"
#include "tests/e2e/support/virtual_display.h"

#include <filesystem>
#include <memory>
#include <string>

namespace escolio::e2e {

/// The program with a fresh sample reading (in English), on a display of its own; nothing of
/// whoever runs the tests plays a part. Skips the test where the display or the hands are missing.
/// What goes wrong in here ends the test, and with it the program and the display.
class SampleWindow {
 public:
  /// Returns when both files have their colours and the checklist stands.
  SampleWindow();

  [[nodiscard]] const Desk& desk() const { return m_desk; }
  /// The window's id for xdotool; it has the keyboard then.
  [[nodiscard]] std::string focus() const;

  /// What the program has told so far (ESCOLIO_TRACE=window).
  [[nodiscard]] std::string trace() const;
  /// The news in the status bar so far, one after the other.
  [[nodiscard]] std::vector<std::string> messages() const;
  [[nodiscard]] Rows shownRows() const { return rowsInTrace(trace()); }

  [[nodiscard]] std::string noteOnDisk(const std::string& note) const;
  /// Waits until the note on disk has these bytes; when it does not come to that, says what it has.
  void expectOnDisk(const std::string& note, const std::string& bytes) const;
  /// What `escolio-cli check` says about the files on disk.
  [[nodiscard]] Rows rowsOfCommandLine() const;
  /// Waits until the window shows the rows that the command line gives.
  void expectRowsOfCommandLine() const;

  [[nodiscard]] bool isRunning() { return m_program->isRunning(); }
  /// Waits for the end of the program.
  int exitCode();

 private:
  test::Program m_commandLine;
  std::filesystem::path m_folder;
  VirtualDisplay m_display;
  Desk m_desk;
  std::unique_ptr<BackgroundProcess> m_program;
};

} // namespace escolio::e2e
