#pragma once

#include "core/base/commit_id.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace escolio::fakes {

/// Runs the git program in FOLDER with a fixed identity and date, without settings of the user or
/// the system. Gives its output without the last line end; throws when git fails.
std::string git(const std::filesystem::path& folder, const std::vector<std::string>& arguments);

/// A repository that is made with the git program.
class GitFixture {
 public:
  /// Makes an empty repository with the branch `main` at ROOT.
  explicit GitFixture(std::filesystem::path root, const std::vector<std::string>& options = {});

  [[nodiscard]] const std::filesystem::path& root() const { return m_root; }
  std::string git(const std::vector<std::string>& arguments) const {
    return fakes::git(m_root, arguments);
  }
  void write(std::string_view path, std::string_view bytes) const;
  /// Commits everything; the commit's id.
  CommitId commit(const std::string& subject) const;
  [[nodiscard]] CommitId head() const;

 private:
  std::filesystem::path m_root;
};

} // namespace escolio::fakes
