#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace escolio {

/// What an installed package says about itself.
struct PackageVersion {
  std::string version = "0"; ///< without blanks; "0" where nothing tells it
  std::string commit; ///< the commit its version file names (torch's `git_version`); or empty
  std::string from;   ///< the file that told the version, relative to the root; or empty
  bool operator==(const PackageVersion&) const = default;
};

/// The version of the package in ROOT that holds TARGET ("torch/distributed/fsdp/_flat_param.py").
/// The first of these that tells it: the metadata of Python packages beside the target's top folder
/// (`*.dist-info/METADATA`, `*.egg-info/PKG-INFO`, a lone `*.egg-info`) that is named like that
/// folder, or names it in `top_level.txt`, or lists files of it in `RECORD`; `version.py`,
/// `_version.py`, `__init__.py` in the top folder; `pyproject.toml`, `package.json`, `PKG-INFO` in
/// the root.
PackageVersion packageVersion(const std::filesystem::path& root, std::string_view target);

} // namespace escolio
