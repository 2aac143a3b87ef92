#include "ui/session/reading_folders.h"

#include "core/plan/plan_file.h"
#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/init_workspace.h"
#include "core/workspace/sample_maker.h"
#include "ui/text/message_text.h"

#include <QStandardPaths>

namespace escolio {

const ReadingPlan& builtinReadingPlan() {
  return builtinPlan();
}

Result<void> makeReadingFolder(const std::filesystem::path& folder, bool wantsRepository) {
  DiskFileStore store;
  const auto made = initWorkspace(folder, builtinPlan(), windowLanguage().toStdString(),
                                  wantsRepository, store, PosixProcessRunner());
  return made ? Result<void>{} : std::unexpected(made.error());
}

Result<std::filesystem::path> makeSampleFolder() {
  const std::string language = windowLanguage().toStdString();
  const std::filesystem::path data =
      QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString();
  const std::filesystem::path folder = data / "escolio" / ("sample-" + language);
  DiskFileStore store;
  const std::filesystem::path notes = folder / "notes";
  if (const auto status = store.status(notes / "escolio.toml"); status && status->has_value())
    return notes;
  return makeSample(folder, language, store, PosixProcessRunner());
}

} // namespace escolio
