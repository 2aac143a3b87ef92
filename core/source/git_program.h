#pragma once

#include "core/process/process_runner.h"
#include "core/source/repository_location.h"
#include "core/source/revision.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// An object as `git cat-file --batch` or `--batch-check` tells it.
struct BatchObject {
  std::string id; ///< in hexadecimal
  ObjectKind kind = ObjectKind::blob;
  std::size_t size = 0;
  std::string bytes; ///< only of `--batch`
};

/// The git program for one repository, for reading: no network, no locks, no prompt, nobody's
/// GIT_* variables.
class GitProgram {
 public:
  /// RUNNER outlives this.
  GitProgram(RepositoryLocation location, const ProcessRunner& runner)
      : m_location(std::move(location)), m_runner(runner) {}

  [[nodiscard]] const std::filesystem::path& root() const { return m_location.root; }

  /// Runs `git ARGUMENTS` to its end, whatever its exit code. ErrorKind::notOwner when its guard
  /// refuses the repository.
  [[nodiscard]] Result<ProcessResult> run(std::vector<std::string> arguments,
                                          std::string input = {}) const;
  /// The output of a git that has to succeed. ErrorKind::io with what it said otherwise.
  [[nodiscard]] Result<std::string> ask(std::vector<std::string> arguments,
                                        std::string input = {}) const;

  /// What each of NAMES (ids, revisions, COMMIT:PATH; no line end in them) names; nullopt for what
  /// is not here. With their bytes when WITH_BYTES.
  [[nodiscard]] Result<std::vector<std::optional<BatchObject>>>
  objects(const std::vector<std::string>& names, bool withBytes) const;
  /// The same for one name, without its bytes.
  [[nodiscard]] Result<std::optional<BatchObject>> object(const std::string& name) const;

 private:
  RepositoryLocation m_location;
  const ProcessRunner& m_runner;
};

/// Reads the output of `git cat-file --batch` (WITH_BYTES) or `--batch-check` for COUNT names;
/// nullopt when it is cut off or none.
std::optional<std::vector<std::optional<BatchObject>>>
parseBatch(std::string_view output, std::size_t count, bool withBytes);

} // namespace escolio
