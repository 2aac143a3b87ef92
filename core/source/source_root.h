#pragma once

#include "core/base/commit_id.h"
#include "core/base/error.h"
#include "core/process/process_runner.h"
#include "core/source/object_source.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace escolio {

/// A source that was opened at its root.
struct OpenedSource {
  std::unique_ptr<ObjectSource> objects; ///< never null
  bool hasTarget = true; ///< false only when it was asked for leniently (see openSourceAt)
};

enum class WithoutTarget {
  fails,  ///< ErrorKind::noTarget
  isTaken ///< a repository is opened nevertheless
};

/// Opens the source that PLACE (a file or folder anywhere inside a checkout or package, or a bare
/// git directory) belongs to. It is the innermost git repository around PLACE when that has TARGET
/// at HEAD or at PIN; else the plain folder, PLACE or the nearest above it, below which TARGET is a
/// file; else the outer repository that has it. ErrorKind::notFound when PLACE does not exist,
/// noTarget (the message says what was looked for and where), and what opening a repository fails
/// with (notOwner, unsupported). RUNNER starts git for repositories that libgit2 refuses.
Result<OpenedSource> openSourceAt(const std::filesystem::path& place, const std::string& target,
                                  const std::optional<CommitId>& pin, WithoutTarget withoutTarget,
                                  const ProcessRunner& runner);

} // namespace escolio
