#include "core/check/wanted.h"

#include "core/base/commit_id.h"
#include "core/check/named_commits.h"

#include <utility>

namespace escolio {

Wanted wantedBy(const Snapshot& snapshot) {
  Wanted wanted;
  const Analysis analysis = analyse(snapshot, &wanted);
  return wantedBy(analysis, std::move(wanted));
}

Wanted wantedBy(const Analysis& analysis, Wanted wanted) {
  if (analysis.snapshot->trustCitations)
    return {};
  const auto isOpen = [&](const SourceId& id) {
    const SourceObservation* source = analysis.source(id);
    return source != nullptr &&
           (source->state == SourceState::ok || source->state == SourceState::notDownloaded);
  };
  for (const ReadFile& file : analysis.readFiles)
    if (file.observed == nullptr)
      wanted.files[file.source].insert(file.path);
  for (const WrittenFile& file : analysis.files) {
    const SourceObservation* source = analysis.source(file.source);
    if (source == nullptr || source->isFolder)
      continue;
    const auto pin = CommitId::parse(source->pin.pin);
    for (const auto& [text, offset] : possibleCommits(file).texts)
      if (!(pin && pin->beginsWith(text)) && !source->namedCommits.contains(text))
        wanted.commits[file.source].insert(text);
  }
  std::erase_if(wanted.files, [&](const auto& entry) { return !isOpen(entry.first); });
  std::erase_if(wanted.trees, [&](const SourceId& id) { return !isOpen(id); });
  std::erase_if(wanted.commits, [&](const auto& entry) { return !isOpen(entry.first); });
  return wanted;
}

} // namespace escolio
