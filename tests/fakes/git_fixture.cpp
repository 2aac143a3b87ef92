#include "tests/fakes/git_fixture.h"

#include "core/process/posix_process_runner.h"
#include "tests/fakes/temporary_folder.h"

#include <stdexcept>

namespace escolio::fakes {

std::string git(const std::filesystem::path& folder, const std::vector<std::string>& arguments) {
  ProcessRequest request;
  request.program = "git";
  request.arguments = arguments;
  request.folder = folder;
  request.withoutVariables = {"GIT_*"};
  request.variables = {{"GIT_CONFIG_GLOBAL", "/dev/null"},
                       {"GIT_CONFIG_NOSYSTEM", "1"},
                       {"GIT_AUTHOR_NAME", "Ada Reader"},
                       {"GIT_AUTHOR_EMAIL", "ada@example.invalid"},
                       {"GIT_AUTHOR_DATE", "2024-01-02T03:04:05+01:00"},
                       {"GIT_COMMITTER_NAME", "Ada Reader"},
                       {"GIT_COMMITTER_EMAIL", "ada@example.invalid"},
                       {"GIT_COMMITTER_DATE", "2024-01-02T03:04:05+01:00"},
                       {"LC_ALL", "C"}};
  const auto result = PosixProcessRunner().run(request);
  if (!result)
    throw std::runtime_error(toEnglish(result.error().message));
  if (result->exitCode != 0)
    throw std::runtime_error("git " + arguments.front() + ": " + result->errors);
  std::string output = result->output;
  if (output.ends_with('\n'))
    output.pop_back();
  return output;
}

GitFixture::GitFixture(std::filesystem::path root, const std::vector<std::string>& options)
    : m_root(std::move(root)) {
  std::filesystem::create_directories(m_root);
  std::vector<std::string> arguments{"init", "-q", "-b", "main"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  git(arguments);
}

void GitFixture::write(std::string_view path, std::string_view bytes) const {
  writeFile(m_root / path, bytes);
}

CommitId GitFixture::commit(const std::string& subject) const {
  git({"add", "-A"});
  git({"commit", "-q", "--allow-empty", "-m", subject});
  return head();
}

CommitId GitFixture::head() const {
  const auto id = CommitId::parse(git({"rev-parse", "HEAD"}));
  if (!id)
    throw std::runtime_error("HEAD is no commit");
  return *id;
}

} // namespace escolio::fakes
