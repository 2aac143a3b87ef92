#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/file_store.h"

#include <filesystem>
#include <optional>
#include <string>

namespace escolio {

/// Where the checkouts of sources lie on this computer: the reader's own setting, never in a
/// workspace. A place belongs to a source of a plan, both by their ids, so that sources of two
/// plans do not clash. A source that has no place of its own takes that of another one with the
/// same address: two plans that read one repository share its checkout.
///
///     [[place]]
///     plan = "lab-03"
///     source = "megatron"
///     url = "https://github.com/NVIDIA/Megatron-LM.git"
///     path = "/srv/src/megatron-lm"
///
/// `path` is absolute, or begins with `~/`. Whatever else stands in the file is the reader's, and
/// stays as it is. A file with an error is never written to.
class SourceLocations {
 public:
  /// `$XDG_CONFIG_HOME/escolio/sources.toml`, by default in ~/.config (XDG Base Directory).
  static std::filesystem::path standardFile();

  /// STORE outlives this. FILE need not exist.
  SourceLocations(FileStore& store, std::filesystem::path file);

  /// The place of a source of a plan; nullopt when none is recorded. ErrorKind::io, with the file's
  /// name and the line, when the file cannot be understood.
  [[nodiscard]] Result<std::optional<std::filesystem::path>>
  find(const std::string& planId, const PlannedSource& source) const;
  /// Records PLACE, which is made absolute. Errors of find() and of writing.
  Result<void> record(const std::string& planId, const PlannedSource& source,
                      const std::filesystem::path& place);

 private:
  FileStore& m_store;
  std::filesystem::path m_file;
};

} // namespace escolio
