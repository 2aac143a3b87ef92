#include "ui/session/open_reading.h"

#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/workspace.h"

#include <map>

namespace escolio {

Result<Reading> openReading(const ReadingOptions& options) {
  auto store = std::make_shared<DiskFileStore>();
  Reading reading;
  auto runner = std::make_shared<const PosixProcessRunner>(reading.stop.get_token());
  auto workspace = openWorkspace(options.folder, options.planFile, *store);
  if (!workspace)
    return std::unexpected(workspace.error());
  std::map<SourceId, SourceOverride> overrides;
  for (const std::string& text : options.sourceOverrides) {
    auto parsed = parseSourceOverride(text, *workspace->plan);
    if (!parsed)
      return std::unexpected(parsed.error());
    overrides.insert_or_assign(std::move(parsed->first), std::move(parsed->second)); // the last one
  }
  reading.gatherer =
      makeObserver(*workspace, std::move(overrides), store, runner, reading.stop.get_token());
  reading.store = std::move(store);
  reading.runner = std::move(runner);
  reading.workspace = std::move(*workspace);
  return reading;
}

} // namespace escolio
