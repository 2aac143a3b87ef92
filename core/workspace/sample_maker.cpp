#include "core/workspace/sample_maker.h"

#include "core/base/embedded_resources.h"
#include "core/workspace/sample_manifest.h"

#include <charconv>
#include <filesystem>
#include <map>
#include <string>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

constexpr std::string_view sampleFolder = "sample/";

/// The resources below PREFIX, by what is left of their path.
std::map<std::string, std::string_view> filesBelow(const std::string& prefix) {
  std::map<std::string, std::string_view> files;
  for (const EmbeddedResource& resource : embeddedResources())
    if (resource.path.starts_with(prefix))
      files[std::string(resource.path.substr(prefix.size()))] = resource.bytes;
  return files;
}

/// The files of one commit: `NAME@N` takes NAME's place in the commit with that version.
std::map<std::string, std::string_view> filesOf(const SampleRepository& repository,
                                                const SampleCommit& commit) {
  std::map<std::string, std::string_view> files;
  std::map<std::string, std::string_view> twins;
  for (const auto& [path, bytes] :
       filesBelow(std::string(sampleFolder) + repository.folder + "/")) {
    const std::size_t at = path.rfind('@');
    if (at == std::string::npos) {
      files[path] = bytes;
      continue;
    }
    std::int64_t version = 0;
    std::from_chars(path.data() + at + 1, path.data() + path.size(), version);
    if (version == commit.version)
      twins[path.substr(0, at)] = bytes;
  }
  for (const auto& [path, bytes] : twins)
    files[path] = bytes;
  return files;
}

class SampleMaker {
 public:
  SampleMaker(std::filesystem::path folder, SampleManifest manifest, FileStore& store,
              const ProcessRunner& runner)
      : m_folder(std::move(folder)), m_manifest(std::move(manifest)), m_store(store),
        m_runner(runner) {}

  Result<void> makeRepository(const SampleRepository& repository) const {
    const std::filesystem::path root = m_folder / repository.folder;
    if (auto made = initialize(root); !made)
      return made;
    for (const SampleCommit& commit : repository.commits) {
      for (const auto& [path, bytes] : filesOf(repository, commit))
        if (auto written = m_store.write(root / path, bytes); !written)
          return written;
      if (auto added = git(root, {"add", "--all"}, commit); !added)
        return std::unexpected(added.error());
      if (auto done = git(
              root, {"commit", "--quiet", "--no-verify", "--cleanup=verbatim", "--file=-"}, commit);
          !done)
        return std::unexpected(done.error());
    }
    const auto head = git(root, {"rev-parse", "HEAD"}, {});
    if (!head)
      return std::unexpected(head.error());
    return m_store.write(notes() / repository.pinFile, *head);
  }

  [[nodiscard]] std::filesystem::path notes() const { return m_folder / m_manifest.notes; }

  Result<void> makeWorkspace(std::string_view language) const {
    for (const std::string& part : {std::string("common"), std::string(language)})
      for (const auto& [path, bytes] :
           filesBelow(std::string(sampleFolder) + "workspace/" + part + "/"))
        if (auto written = m_store.write(notes() / path, bytes); !written)
          return written;
    return initialize(notes());
  }

 private:
  Result<void> initialize(const std::filesystem::path& root) const {
    if (auto made = m_store.makeFolder(root); !made)
      return made;
    const auto done =
        git(root, {"init", "--quiet", "--template=", "--initial-branch=" + m_manifest.branch}, {});
    return done ? Result<void>{} : std::unexpected(done.error());
  }

  /// No setting of the reader may change a commit of the sample.
  Result<std::string> git(const std::filesystem::path& root, std::vector<std::string> arguments,
                          const SampleCommit& commit) const {
    const std::string date = std::to_string(commit.time) + " +0000";
    ProcessRequest request;
    request.program = "git";
    request.arguments = {"-c", "core.autocrlf=false",  "-c", "core.fileMode=false",
                         "-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null",
                         "-c", "core.fsync=none"}; // what is lost can be made again
    request.arguments.insert(request.arguments.end(), arguments.begin(), arguments.end());
    request.folder = root;
    request.input = commit.message;
    request.withoutVariables = {"GIT_*"};
    request.variables = {{"GIT_CONFIG_GLOBAL", "/dev/null"},
                         {"GIT_CONFIG_NOSYSTEM", "1"},
                         {"GIT_AUTHOR_NAME", m_manifest.author},
                         {"GIT_AUTHOR_EMAIL", m_manifest.email},
                         {"GIT_AUTHOR_DATE", date},
                         {"GIT_COMMITTER_NAME", m_manifest.author},
                         {"GIT_COMMITTER_EMAIL", m_manifest.email},
                         {"GIT_COMMITTER_DATE", date}};
    const auto result = m_runner.run(request);
    if (!result)
      return std::unexpected(result.error());
    if (result->exitCode != 0)
      return failure(ErrorKind::io,
                     makeMessage(ESCOLIO_MESSAGE("core", "git could not make the sample in %1: %2"),
                                 root.string(), result->errors));
    return result->output;
  }

  std::filesystem::path m_folder;
  SampleManifest m_manifest;
  FileStore& m_store;
  const ProcessRunner& m_runner;
};

/// Takes away what an attempt that failed has made: FOLDER was empty, or not there at all.
void clear(const std::filesystem::path& folder, bool wasThere) {
  std::error_code ignored;
  if (!wasThere) {
    std::filesystem::remove_all(folder, ignored);
    return;
  }
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
    std::filesystem::remove_all(entry.path(), ignored);
}

} // namespace

Result<std::filesystem::path> makeSample(const std::filesystem::path& folder,
                                         std::string_view language, FileStore& store,
                                         const ProcessRunner& runner) {
  const auto status = store.status(folder);
  if (!status)
    return std::unexpected(status.error());
  const bool isThere = status->has_value();
  if (isThere) {
    std::error_code failed;
    const bool isEmpty = (*status)->isFolder && std::filesystem::is_empty(folder, failed);
    if (!isEmpty || failed)
      return failure(
          ErrorKind::usage,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is not an empty folder. The sample needs "
                                              "one of its own: name a new one."),
                      folder.string()));
  }
  auto manifest = readSampleManifest(embeddedResource("sample/sample.toml"));
  if (!manifest)
    return std::unexpected(manifest.error());
  const SampleMaker maker(folder, *manifest, store, runner);
  Result<void> made = maker.makeWorkspace(language.starts_with("es") ? "es" : "en");
  for (const SampleRepository& repository : manifest->repositories)
    if (made)
      made = maker.makeRepository(repository);
  if (!made) {
    clear(folder, isThere);
    return std::unexpected(made.error());
  }
  return maker.notes();
}

} // namespace escolio
