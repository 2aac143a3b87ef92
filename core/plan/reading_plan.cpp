#include "core/plan/reading_plan.h"

#include <algorithm>

namespace escolio {

std::vector<std::string> PlannedSource::plannedPaths() const {
  std::vector<std::string> paths;
  const auto add = [&paths](const std::string& planned) {
    if (!planned.empty() && std::ranges::find(paths, planned) == paths.end())
      paths.push_back(planned);
  };
  add(target);
  for (const std::string& file : side)
    add(file);
  for (const Guide& guide : guides)
    for (const std::string& place : guide.places)
      add(place.substr(0, place.find('#')));
  return paths;
}

const PlannedSource* ReadingPlan::source(const SourceId& wanted) const {
  const auto found = std::ranges::find(sources, wanted, &PlannedSource::id);
  return found == sources.end() ? nullptr : &*found;
}

const PlannedNote* ReadingPlan::note(const std::string& file) const {
  const auto found = std::ranges::find(notes, file, &PlannedNote::file);
  return found == notes.end() ? nullptr : &*found;
}

const PlannedDiagrams* ReadingPlan::diagramsFile(const std::string& file) const {
  const auto found = std::ranges::find(diagrams, file, &PlannedDiagrams::file);
  return found == diagrams.end() ? nullptr : &*found;
}

std::vector<std::string> ReadingPlan::writtenFiles() const {
  std::vector<std::string> files;
  for (const PlannedNote& note : notes)
    files.push_back(note.file);
  for (const PlannedDiagrams& diagram : diagrams)
    files.push_back(diagram.file);
  return files;
}

} // namespace escolio
