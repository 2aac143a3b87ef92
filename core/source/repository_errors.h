#pragma once

#include "core/base/commit_id.h"
#include "core/base/error.h"
#include "core/source/object_source.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace escolio {

// What a person is told when a repository cannot be read, alike for libgit2 and the git program.

/// The guard of git (CVE-2022-24765) refuses a repository of another user. Says who owns it and
/// which setting allows it.
Error notOwnerError(const std::filesystem::path& root);

/// A partial clone that lacks the object PATH of COMMIT.
Error notDownloadedError(const std::filesystem::path& root, const CommitId& commit,
                         std::string_view path);

/// The repository does not have COMMIT (a full id).
Error missingCommitError(const std::filesystem::path& root, std::string_view commit,
                         bool isShallow);

/// An object is missing that should be here.
Error damagedRepositoryError(const std::filesystem::path& root, std::string_view path);

/// Nothing of the repository is called REVISION.
Error unknownRevisionError(const std::filesystem::path& root, std::string_view revision);

/// The short id REVISION fits several commits.
Error ambiguousRevisionError(const std::filesystem::path& root, std::string_view revision);

/// What stands at PATH is no file to read; KIND as ObjectSource::find() told it.
Error notAFileError(std::string_view path, PathKind kind, std::string_view at);
Error noSuchFileError(std::string_view path);
Error tooLargeError(std::string_view path, std::uint64_t size, std::uint64_t limit);

} // namespace escolio
