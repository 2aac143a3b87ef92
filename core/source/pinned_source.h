#pragma once

#include "core/base/commit_id.h"
#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/source/object_source.h"
#include "core/source/package_version.h"
#include "core/workspace/observations.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// What is known about a source before it is opened.
struct PinnedSourceRequest {
  std::optional<std::filesystem::path> location; ///< nullopt: no place on this computer is known
  std::optional<std::string> recordedPin; ///< bytes of the pin file, or the pin line's text after
                                          ///< `@`; nullopt: there is none
  std::optional<std::string> revision;    ///< read at this instead of the recorded pin
};

/// One source of the plan, opened at its pin. Everything is an answer, nothing throws: a source
/// that cannot be read has a state and a message, and its files are `unreadable` with it.
///
/// All members may be called from several threads: a mutex inside lets one in at a time.
class PinnedSource {
 public:
  [[nodiscard]] const SourceId& id() const { return m_id; }
  [[nodiscard]] SourceState state() const { return m_state; }
  [[nodiscard]] const Message& message() const { return m_message; }
  [[nodiscard]] const std::filesystem::path& location() const { return m_location; }
  [[nodiscard]] bool isFolder() const { return m_isFolder; }
  [[nodiscard]] const ObservedPin& pin() const { return m_pin; }
  /// The commit that files are read at; empty for a folder and while the state is not `ok`.
  [[nodiscard]] const CommitId& commit() const { return m_commit; }
  /// What the package says about itself; only for a folder.
  [[nodiscard]] const PackageVersion& package() const { return m_package; }
  /// The pin to record for what is here now: HEAD's commit, or the folder's `VERSION sha256:HEX`;
  /// empty when it cannot be told.
  [[nodiscard]] std::string currentPin() const;

  /// What stands at PATH at the pin.
  [[nodiscard]] ObservedFile observe(const std::string& path) const;
  /// Every path at the pin, sorted; null when it cannot be listed. Listed once, then kept.
  [[nodiscard]] std::shared_ptr<const std::vector<std::string>> tree() const;
  /// The commit of this source that HEX (7 digits or more) names; nullopt when it names none.
  [[nodiscard]] std::optional<CommitId> commitNamed(std::string_view hex) const;
  /// The plan's files whose working copies differ from HEAD; nullopt: could not look.
  [[nodiscard]] std::optional<std::vector<std::string>> rewritten() const;
  [[nodiscard]] bool hasWorkingFiles() const;
  /// State, message, location, pin, rewritten files of the plan: all but files, tree and commits,
  /// which are observed as they are wanted.
  [[nodiscard]] SourceObservation observation() const;

  friend std::unique_ptr<PinnedSource> openPinned(const PlannedSource& planned,
                                                  const PinnedSourceRequest& request,
                                                  const ProcessRunner& runner);

 private:
  PinnedSource() = default;

  SourceId m_id;
  SourceState m_state = SourceState::noCheckout;
  Message m_message;
  std::filesystem::path m_location;
  bool m_isFolder = false;
  ObservedPin m_pin;
  CommitId m_commit;
  PackageVersion m_package;
};

} // namespace escolio
