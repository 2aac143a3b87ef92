#include "core/source/pinned_source.h"

#include "core/process/shell_words.h"
#include "core/source/folder_content.h"
#include "core/source/pin.h"
#include "core/source/pin_line.h"
#include "core/source/source_root.h"

#include <utility>

namespace escolio {
namespace {

SourceState stateOf(ErrorKind kind) {
  switch (kind) {
  case ErrorKind::noCheckout:
  case ErrorKind::noTarget:
  case ErrorKind::notFound:
    return SourceState::noCheckout;
  case ErrorKind::noPin:
  case ErrorKind::pinMalformed:
    return SourceState::noPin;
  case ErrorKind::pinMissing:
    return SourceState::pinMissing;
  case ErrorKind::notOwner:
    return SourceState::notOwner;
  case ErrorKind::notDownloaded:
    return SourceState::notDownloaded;
  case ErrorKind::unsupported:
    return SourceState::unsupported;
  default:
    return SourceState::unreadable;
  }
}

ObservedFile::Kind kindOf(PathKind kind) {
  switch (kind) {
  case PathKind::file:
    return ObservedFile::Kind::text;
  case PathKind::folder:
    return ObservedFile::Kind::folder;
  case PathKind::link:
    return ObservedFile::Kind::link;
  case PathKind::submodule:
    return ObservedFile::Kind::submodule;
  case PathKind::largeFilePointer:
    return ObservedFile::Kind::largeFilePointer;
  case PathKind::absent:
    break;
  }
  return ObservedFile::Kind::absent;
}

ObservedFile observedText(std::shared_ptr<const SourceText> text) {
  if (text->looksBinary())
    return {ObservedFile::Kind::binary, nullptr, {}};
  return {ObservedFile::Kind::text, std::move(text), {}};
}

ObservedFile failed(const Error& error) {
  const bool isElsewhere = error.kind == ErrorKind::notDownloaded;
  return {isElsewhere ? ObservedFile::Kind::notDownloaded : ObservedFile::Kind::unreadable, nullptr,
          error.message};
}

Message unknownPlace(const SourceId& id) {
  return makeMessage(ESCOLIO_MESSAGE("core", "Where %1 lies on this computer is not known: choose "
                                             "its folder, or run: %2"),
                     id.text(), "escolio-cli source " + shellWord(id.text()) + " FOLDER");
}

/// A pin as a person tells it from others: 12 digits of the commit or of the hash.
std::string shortPin(const std::string& pin) {
  constexpr std::string_view marker = "sha256:";
  constexpr std::size_t digits = 12;
  if (const auto commit = CommitId::parse(pin))
    return commit->shortText();
  const std::size_t hash = pin.find(marker);
  return hash == std::string::npos ? pin : pin.substr(0, hash + marker.size() + digits);
}

Message noPin(const SourceId& id, const std::string& currentPin) {
  if (currentPin.empty())
    return makeMessage(ESCOLIO_MESSAGE("core", "No pin is recorded for %1: choose one, or run: %2"),
                       id.text(), "escolio-cli pin " + shellWord(id.text()));
  return makeMessage(ESCOLIO_MESSAGE("core",
                                     "No pin is recorded for %1. What is here now is %2. To "
                                     "record it, choose it, or run: %3"),
                     id.text(), shortPin(currentPin), "escolio-cli pin " + shellWord(id.text()));
}

} // namespace

std::unique_ptr<PinnedSource> openPinned(const PlannedSource& planned,
                                         const PinnedSourceRequest& request,
                                         const ProcessRunner& runner) {
  std::unique_ptr<PinnedSource> source(new PinnedSource(planned));
  source->m_pin = judgePinForm(request.recordedPin.value_or(""));
  if (!request.location) {
    if (planned.pinFile.empty())
      source->m_pin = uncompletedPin(std::move(source->m_pin));
    source->refuse(SourceState::noCheckout, unknownPlace(planned.id));
    return source;
  }
  source->m_location = *request.location;
  auto opened = openSourceAt(*request.location, planned.target, CommitId::parse(source->m_pin.pin),
                             WithoutTarget::isTaken, runner);
  if (!opened) {
    if (planned.pinFile.empty())
      source->m_pin = uncompletedPin(std::move(source->m_pin));
    source->refuse(stateOf(opened.error().kind), opened.error().message);
    return source;
  }
  source->m_objects = std::move(opened->objects);
  source->m_location = source->m_objects->root();
  source->m_isFolder = source->m_objects->kind() == SourceKind::folder;
  if (source->m_isFolder)
    source->openFolder(request);
  else
    source->openGit(request);
  return source;
}

void PinnedSource::refuse(SourceState state, Message message) {
  m_state = state;
  m_message = std::move(message);
}

void PinnedSource::openGit(const PinnedSourceRequest& request) {
  const auto resolve = [this](std::string_view revision) { return m_objects->resolve(revision); };
  m_pin = judgeGitPin(request.recordedPin.value_or(""), resolve);
  if (m_planned.pinFile.empty())
    m_pin = completedGitPin(std::move(m_pin), resolve);
  // Where the history is cut off, nobody knows whether the repository has the commit.
  if (m_pin.state == ObservedPin::State::missing && m_objects->isShallow())
    m_pin.state = ObservedPin::State::unverified;
  if (request.revision) {
    readAt(*request.revision);
    return;
  }
  switch (m_pin.state) {
  case ObservedPin::State::holds:
    readAt(m_pin.pin);
    break;
  case ObservedPin::State::absent:
    refuse(SourceState::noPin, noPin(m_planned.id, headCommit()));
    break;
  case ObservedPin::State::malformed:
    refuse(SourceState::noPin, m_pin.message);
    break;
  case ObservedPin::State::missing:
    refuse(SourceState::pinMissing, m_pin.message);
    break;
  case ObservedPin::State::unverified:
    refuse(m_objects->isShallow() ? SourceState::pinMissing : SourceState::unreadable,
           m_pin.message);
    break;
  }
}

void PinnedSource::readAt(std::string_view revision) {
  const auto resolved = m_objects->resolve(revision);
  if (!resolved) {
    const ErrorKind kind = resolved.error().kind;
    const bool isUnknown = kind == ErrorKind::notFound || kind == ErrorKind::usage;
    refuse(isUnknown ? SourceState::pinMissing : stateOf(kind), resolved.error().message);
    return;
  }
  if (!resolved->commit) {
    refuse(SourceState::pinMissing,
           makeMessage(ESCOLIO_MESSAGE("core", "“%1” names no commit of %2."),
                       std::string(revision), m_location.string()));
    return;
  }
  m_commit = *resolved->commit;
  m_state = SourceState::ok;
  m_isReadable = true;
  lookForPlannedFiles();
}

/// Says at once that a partial clone lacks a file of the plan, or is damaged.
void PinnedSource::lookForPlannedFiles() {
  std::vector<std::string> paths{m_planned.target};
  paths.insert(paths.end(), m_planned.side.begin(), m_planned.side.end());
  for (const std::string& path : paths) {
    const auto found = m_objects->find(m_commit, path);
    if (found)
      continue;
    refuse(stateOf(found.error().kind), found.error().message);
    m_isReadable = found.error().kind == ErrorKind::notDownloaded;
    return;
  }
}

void PinnedSource::openFolder(const PinnedSourceRequest& request) {
  auto content = readFolderContent(*m_objects, m_planned);
  if (!content) {
    refuse(stateOf(content.error().kind), content.error().message);
    return;
  }
  m_package = std::move(content->package);
  m_texts = std::move(content->texts);
  m_folderPin = content->pin.text();
  m_pin = judgeFolderPin(request.recordedPin.value_or(""), content->pin, m_package.commit);
  if (m_planned.pinFile.empty())
    m_pin = completedFolderPin(std::move(m_pin), content->pin);
  if (request.revision) {
    refuse(SourceState::pinMissing,
           makeMessage(ESCOLIO_MESSAGE("core", "%1 is a plain folder, not a git repository: it "
                                               "cannot be read at “%2”."),
                       m_location.string(), *request.revision));
    return;
  }
  switch (m_pin.state) {
  case ObservedPin::State::holds:
    m_state = SourceState::ok;
    m_isReadable = true;
    break;
  case ObservedPin::State::absent:
    refuse(SourceState::noPin, noPin(m_planned.id, m_folderPin));
    break;
  case ObservedPin::State::malformed:
    refuse(SourceState::noPin, m_pin.message);
    break;
  default:
    refuse(SourceState::pinMissing, m_pin.message);
    break;
  }
}

ObservedFile PinnedSource::look(const std::string& path) const {
  if (const auto kept = m_texts.find(path); kept != m_texts.end())
    return observedText(kept->second);
  const auto found = m_objects->find(m_commit, path);
  if (!found)
    return failed(found.error());
  if (found->kind != PathKind::file)
    return {kindOf(found->kind), nullptr, {}};
  const auto text = m_objects->read(m_commit, path);
  if (!text)
    return failed(text.error());
  return observedText(*text);
}

ObservedFile PinnedSource::observe(const std::string& path) const {
  if (!m_isReadable)
    return {ObservedFile::Kind::unreadable, nullptr, m_message};
  const std::lock_guard lock(m_mutex);
  return look(path);
}

std::shared_ptr<const std::vector<std::string>> PinnedSource::tree() const {
  if (!m_isReadable)
    return nullptr;
  const std::lock_guard lock(m_mutex);
  if (!m_tree)
    if (auto paths = m_objects->list(m_commit))
      m_tree = std::make_shared<const std::vector<std::string>>(std::move(*paths));
  return m_tree;
}

std::optional<CommitId> PinnedSource::commitNamed(std::string_view hex) const {
  constexpr std::size_t fewestDigits = 7;
  if (!m_objects || hex.size() < fewestDigits || !isHexadecimal(hex))
    return std::nullopt;
  if (m_isFolder) {
    const auto commit = CommitId::parse(m_package.commit);
    return commit && commit->beginsWith(hex) ? commit : std::nullopt;
  }
  const std::lock_guard lock(m_mutex);
  const auto resolved = m_objects->resolve(hex);
  const bool isById = resolved && (resolved->form == RevisionForm::fullId ||
                                   resolved->form == RevisionForm::shortId);
  return isById ? resolved->commit : std::nullopt;
}

std::optional<std::vector<std::string>> PinnedSource::rewritten() const {
  if (!m_objects)
    return std::nullopt;
  const std::lock_guard lock(m_mutex);
  auto paths = m_objects->rewrittenFiles(m_planned.plannedPaths());
  return paths ? std::optional(std::move(*paths)) : std::nullopt;
}

std::string PinnedSource::headCommit() const {
  const auto head = m_objects->head();
  return head && head->commit ? head->commit->text() : std::string();
}

std::string PinnedSource::currentPin() const {
  if (!m_objects || m_isFolder)
    return m_folderPin;
  const std::lock_guard lock(m_mutex);
  return headCommit();
}

bool PinnedSource::hasWorkingFiles() const {
  return m_objects && m_objects->hasWorkingFiles();
}

SourceObservation PinnedSource::observation() const {
  SourceObservation observation;
  observation.state = m_state;
  observation.message = m_message;
  observation.location = m_location.string();
  observation.isFolder = m_isFolder;
  observation.builtFrom = m_package.commit;
  observation.pin = m_pin;
  observation.commit = m_commit;
  observation.rewrittenFiles = rewritten();
  observation.hasWorkingFiles = hasWorkingFiles();
  return observation;
}

} // namespace escolio
