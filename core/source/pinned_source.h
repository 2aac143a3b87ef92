#pragma once

#include "core/base/commit_id.h"
#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/source/object_source.h"
#include "core/source/package_version.h"
#include "core/workspace/observations.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// What is known about a source before it is opened.
struct PinnedSourceRequest {
  /// A folder or file in the checkout or package; nullopt: no place on this computer is known.
  std::optional<std::filesystem::path> location;
  /// Bytes of the pin file, or the text after `@` of the pin line; nullopt: there is none.
  std::optional<std::string> recordedPin;
  /// Read at this (an id, branch, tag …) instead of the recorded pin, which is judged all the same.
  std::optional<std::string> revision;
  bool operator==(const PinnedSourceRequest&) const = default;
};

/// One source of the plan, opened at its pin. Everything is an answer: what cannot be read has a
/// state and a message.
///
/// All members may be called from several threads: a mutex inside lets one in at a time.
class PinnedSource {
 public:
  [[nodiscard]] const SourceId& id() const { return m_planned.id; }
  [[nodiscard]] SourceState state() const { return m_state; }
  [[nodiscard]] const Message& message() const { return m_message; }
  /// The source's root; where it was not found, the place that was asked for.
  [[nodiscard]] const std::filesystem::path& location() const { return m_location; }
  [[nodiscard]] bool isFolder() const { return m_isFolder; }
  [[nodiscard]] const ObservedPin& pin() const { return m_pin; }
  /// The commit that files are read at; empty for a folder and where there is none to read at.
  [[nodiscard]] const CommitId& commit() const { return m_commit; }
  /// True when observe() looks: with the states `ok` and `notDownloaded`.
  [[nodiscard]] bool isReadable() const { return m_isReadable; }
  /// What the package says about itself; only for a folder.
  [[nodiscard]] const PackageVersion& package() const { return m_package; }
  /// The pin to record for what is here now: HEAD's commit, or the folder's `VERSION sha256:HEX`;
  /// empty when it cannot be told.
  [[nodiscard]] std::string currentPin() const;

  /// What stands at PATH at the pin. While the source is not readable, `unreadable` with its
  /// message.
  [[nodiscard]] ObservedFile observe(const std::string& path) const;
  /// Every path at the pin, sorted; null when it cannot be listed. Listed once, then kept.
  [[nodiscard]] std::shared_ptr<const std::vector<std::string>> tree() const;
  /// The commit of this source that HEX (7 digits or more) names; nullopt when it names none. Of a
  /// package that says which commit it was built from, that one.
  [[nodiscard]] std::optional<CommitId> commitNamed(std::string_view hex) const;
  /// The plan's files whose working copies differ from HEAD, as they are now; nullopt: could not
  /// look.
  [[nodiscard]] std::optional<std::vector<std::string>> rewritten() const;
  [[nodiscard]] bool hasWorkingFiles() const;
  /// State, message, location, pin and rewritten files; not files, tree and commits, which are
  /// observed as they are wanted.
  [[nodiscard]] SourceObservation observation() const;

  friend std::unique_ptr<PinnedSource> openPinned(const PlannedSource& planned,
                                                  const PinnedSourceRequest& request,
                                                  const ProcessRunner& runner);

 private:
  explicit PinnedSource(PlannedSource planned) : m_planned(std::move(planned)) {}

  void openGit(const PinnedSourceRequest& request);
  void readAt(std::string_view revision);
  void lookForPlannedFiles();
  void openFolder(const PinnedSourceRequest& request);
  void refuse(SourceState state, Message message);
  [[nodiscard]] ObservedFile look(const std::string& path) const;
  [[nodiscard]] std::string headCommit() const;

  PlannedSource m_planned;
  SourceState m_state = SourceState::noCheckout;
  Message m_message;
  std::filesystem::path m_location;
  bool m_isFolder = false;
  bool m_isReadable = false;
  ObservedPin m_pin;
  CommitId m_commit;
  std::string m_folderPin;
  PackageVersion m_package;
  /// The plan's files of a folder, read when it was opened: those that its pin was judged by.
  std::map<std::string, std::shared_ptr<const SourceText>> m_texts;

  mutable std::mutex m_mutex;              ///< of the two below
  std::unique_ptr<ObjectSource> m_objects; ///< null when it could not be opened
  mutable std::shared_ptr<const std::vector<std::string>> m_tree;
};

/// Opens a planned source where it lies, at its pin. Never null. A repository is opened even when
/// it lacks the target at HEAD and at the pin (its files are then `absent`). RUNNER outlives the
/// result.
std::unique_ptr<PinnedSource> openPinned(const PlannedSource& planned,
                                         const PinnedSourceRequest& request,
                                         const ProcessRunner& runner);

} // namespace escolio
