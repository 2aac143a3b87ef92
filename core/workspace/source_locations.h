#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/file_store.h"

#include <filesystem>
#include <optional>
#include <string>

namespace escolio {

/// Where the checkouts of sources lie on this computer: the reader's own setting, never in a
/// workspace. A place is kept by the source's address, so that two plans with the same source share
/// it, and by plan and source id for sources without one:
///
///     [[place]]
///     source = "megatron"
///     plan = "lab-03"
///     url = "https://github.com/NVIDIA/Megatron-LM.git"
///     path = "/srv/src/megatron-lm"
class SourceLocations {
 public:
  /// `$XDG_CONFIG_HOME/escolio/sources.toml`, by default in ~/.config (XDG Base Directory).
  static std::filesystem::path standardFile();

  /// STORE outlives this. FILE need not exist.
  SourceLocations(FileStore& store, std::filesystem::path file);

  /// The place recorded for a source of a plan: the one recorded with this very plan goes first.
  /// A file that is no TOML is an error that names its line.
  [[nodiscard]] Result<std::optional<std::filesystem::path>>
  find(const std::string& planId, const PlannedSource& source) const;
  /// Records PLACE. A file that cannot be read as TOML is left as it is, and an error.
  Result<void> record(const std::string& planId, const PlannedSource& source,
                      const std::filesystem::path& place);

 private:
  struct Place {
    std::string source;
    std::string plan;
    std::string url;
    std::string path;
  };
  [[nodiscard]] Result<std::vector<Place>> read() const;

  FileStore& m_store;
  std::filesystem::path m_file;
};

} // namespace escolio
