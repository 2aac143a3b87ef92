#pragma once

#include "core/workspace/observation_gatherer.h"

#include <atomic>
#include <functional>
#include <set>
#include <utility>

namespace escolio::fakes {

/// Sources in memory: what open() gives, and files that are there when they are asked for.
class FakeGatherer : public ObservationGatherer {
 public:
  Observations opened;
  std::map<SourceId, std::map<std::string, std::string>> files;
  std::set<SourceId> unlistable;                 ///< sources whose tree cannot be listed
  std::map<SourceId, SourceObservation> changed; ///< what the next reopenChanged() finds
  PinLines pinLines;                             ///< those of the last open or reopenChanged()
  std::function<void()> whileOpening;            ///< runs on the worker
  std::atomic<int> timesOpened = 0;
  std::atomic<int> timesRefreshed = 0;

  Observations open(const PinLines& lines) override {
    ++timesOpened;
    pinLines = lines;
    if (whileOpening)
      whileOpening();
    return opened;
  }

  std::map<SourceId, SourceObservation> reopenChanged(const PinLines& lines) override {
    ++timesRefreshed;
    pinLines = lines;
    return std::exchange(changed, {});
  }

  void usePlaceOfSettings(const SourceId&) override {}
  void useRecordedPin(const SourceId&) override {}

  void observe(const Wanted& wanted, Observations& into) override {
    for (const auto& [id, paths] : wanted.files)
      for (const std::string& path : paths) {
        ObservedFile& file = into.sources[id].files[path];
        if (const auto found = files[id].find(path); found != files[id].end())
          file = {ObservedFile::Kind::text, SourceText::fromBytes(found->second), {}};
      }
    for (const SourceId& id : wanted.trees) {
      if (unlistable.contains(id)) {
        into.sources[id].isTreeUnavailable = true;
        continue;
      }
      auto paths = std::make_shared<std::vector<std::string>>();
      for (const auto& [path, bytes] : files[id])
        paths->push_back(path);
      into.sources[id].tree = paths;
    }
    for (const auto& [id, texts] : wanted.commits)
      for (const std::string& text : texts)
        into.sources[id].namedCommits[text] = std::nullopt;
  }

  void observeWorkspace(Observations& into) override {
    into.notesFolder = opened.notesFolder;
    into.commit = opened.commit;
  }

  void observeWorkingFiles(Observations& into) override {
    for (const auto& [id, source] : opened.sources)
      into.sources[id].rewrittenFiles = source.rewrittenFiles;
  }
};

} // namespace escolio::fakes
