#include "core/citation/path_lookup.h"

#include "core/base/edit_distance.h"
#include "core/base/folded_text.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

namespace escolio {
namespace {

using State = PathLookup::State;

/// More folders than this are not taken off a path: each asks every source once more.
constexpr int mostLeadingFolders = 16;
constexpr std::size_t mostCandidates = 3;

bool isAscii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// PATH without "." and doubled or leading '/'.
std::string tidied(std::string_view path) {
  std::string result;
  for (const auto part : path | std::views::split('/'))
    if (const std::string_view segment(part); !segment.empty() && segment != ".")
      (result += result.empty() ? "" : "/") += segment;
  return result;
}

std::string_view baseName(std::string_view path) {
  return path.substr(path.rfind('/') + 1); // npos + 1 is 0
}

bool endsWithPath(std::string_view path, std::string_view end) {
  return path.size() > end.size() && path.ends_with(end) &&
         path[path.size() - end.size() - 1] == '/';
}

bool isBelow(std::string_view path, std::string_view folder) {
  return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

/// Whether PATH is in a sorted TREE, as an entry, as a folder above one or below a submodule.
bool treeHas(const std::vector<std::string>& tree, std::string_view path) {
  const auto at = std::ranges::lower_bound(tree, path);
  if (at != tree.end() && *at == path)
    return true;
  const std::string folder = std::string(path) + '/';
  const auto below = std::ranges::lower_bound(tree, folder);
  if (below != tree.end() && isBelow(*below, path))
    return true;
  for (std::size_t slash = path.rfind('/'); slash != std::string_view::npos && slash > 0;
       slash = path.rfind('/', slash - 1))
    if (std::ranges::binary_search(tree, path.substr(0, slash)))
      return true;
  return false;
}

/// A path in a source.
struct Place {
  SourceId source;
  std::string path;
};

class Finder {
 public:
  Finder(std::string_view path, SourceId noteSource, const ReadingPlan& plan,
         const Observations& observations, Wanted* wanted)
      : m_path(tidied(path)), m_noteSource(std::move(noteSource)), m_plan(&plan),
        m_observations(&observations), m_wanted(wanted) {
    if (plan.source(m_noteSource) == nullptr)
      m_noteSource = SourceId();
    else
      m_order.push_back(m_noteSource);
    for (const PlannedSource& source : plan.sources)
      if (source.id != m_noteSource)
        m_order.push_back(source.id);
  }

  PathLookup find() {
    if (m_path.empty())
      return {};
    for (const auto step : {&Finder::exact, &Finder::withoutLeadingFolders, &Finder::plannedEnd,
                            &Finder::endInTrees}) {
      m_hasUnknown = false;
      if (auto result = (this->*step)())
        return *std::move(result);
      if (m_hasUnknown)
        return {.state = State::unknown};
    }
    if (m_unavailable)
      return *m_unavailable;
    return {.candidates = similar()};
  }

  PathLookup findIn(const SourceId& source) {
    const auto result = inOrder({source}, m_path);
    return result ? *result : m_unavailable.value_or(PathLookup());
  }

  /// What stands at PATH of SOURCE; notes what is unknown or unavailable.
  PathLookup probe(const SourceId& source, const std::string& path) {
    const SourceObservation* seen = observed(source);
    if (seen != nullptr) {
      const bool isOpen = canBeRead(*seen);
      if (const auto file = seen->files.find(path); file != seen->files.end()) {
        if (file->second.kind == ObservedFile::Kind::absent)
          return {};
        if (isOpen || file->second.kind != ObservedFile::Kind::unreadable)
          return {.state = State::found, .source = source, .path = path, .file = &file->second};
      }
      if (!isOpen)
        return unavailable(source, seen->message);
      if (seen->tree != nullptr && !treeHas(*seen->tree, path))
        return {};
    }
    if (m_wanted != nullptr)
      m_wanted->files[source].insert(path);
    m_hasUnknown = true;
    return {.state = State::unknown};
  }

 private:
  [[nodiscard]] const SourceObservation* observed(const SourceId& source) const {
    const auto found = m_observations->sources.find(source);
    return found == m_observations->sources.end() ? nullptr : &found->second;
  }

  static bool canBeRead(const SourceObservation& seen) {
    return seen.state == SourceState::ok || seen.state == SourceState::notDownloaded;
  }

  PathLookup unavailable(const SourceId& source, const Message& reason) {
    PathLookup result{.state = State::unavailable, .source = source, .reason = reason};
    if (!m_unavailable)
      m_unavailable = result;
    return result;
  }

  /// The tree of SOURCE, or null; notes when it is unknown or unavailable.
  const std::vector<std::string>* tree(const SourceId& source) {
    const SourceObservation* seen = observed(source);
    if (seen != nullptr && seen->tree != nullptr)
      return seen->tree.get();
    if (seen != nullptr && (seen->isTreeUnavailable || !canBeRead(*seen))) {
      unavailable(source, seen->message);
      return nullptr;
    }
    if (m_wanted != nullptr)
      m_wanted->trees.insert(source);
    m_hasUnknown = true;
    return nullptr;
  }

  [[nodiscard]] bool isPlanned(const SourceId& source, const std::string& path) const {
    const PlannedSource* planned = m_plan->source(source);
    return planned != nullptr && std::ranges::contains(planned->plannedPaths(), path);
  }

  /// PATH exactly, in the first of SOURCES that has it.
  std::optional<PathLookup> inOrder(const std::vector<SourceId>& sources, const std::string& path) {
    bool isBlocked = false;
    for (const SourceId& source : sources) {
      PathLookup result = probe(source, path);
      if (result.state == State::absent && !isAscii(path))
        result = asOtherwiseTyped(source, path);
      if (result.state == State::unavailable)
        isBlocked = true;
      const bool counts = !isBlocked || isPlanned(source, result.path);
      if (m_hasUnknown || result.state == State::ambiguous ||
          (result.state == State::found && counts))
        return m_hasUnknown ? PathLookup{.state = State::unknown} : result;
    }
    return std::nullopt;
  }

  /// PATH with its accents composed or decomposed otherwise, if exactly one file is named so.
  PathLookup asOtherwiseTyped(const SourceId& source, const std::string& path) {
    const std::vector<std::string>* paths = tree(source);
    if (paths == nullptr)
      return {};
    const std::string composed = composedText(path);
    std::vector<Place> places;
    for (const std::string& candidate : *paths)
      if (!isAscii(candidate) && composedText(candidate) == composed)
        places.push_back({source, candidate});
    return only(places).value_or(PathLookup());
  }

  std::optional<PathLookup> exact() { return inOrder(m_order, m_path); }

  std::optional<PathLookup> withoutLeadingFolders() {
    std::string rest = m_path;
    for (int dropped = 1; dropped <= mostLeadingFolders && rest.contains('/'); ++dropped) {
      const std::string folder = rest.substr(0, rest.find('/'));
      rest.erase(0, folder.size() + 1);
      // A bare name must have stood below the checkout's own folder; else any wrong folder would
      // do.
      const bool isBareName = !rest.contains('/');
      if (isBareName && dropped > 1)
        break;
      auto result = inOrder(isBareName ? namedLike(folder) : m_order, rest);
      // After an unknown one the search goes on, so that all that is wanted is asked for at once.
      if (result && !m_hasUnknown)
        return result;
    }
    return std::nullopt;
  }

  /// The sources that a checkout's folder would be named after.
  [[nodiscard]] std::vector<SourceId> namedLike(const std::string& folder) const {
    const std::string wanted = foldedText(folder);
    std::vector<SourceId> named;
    for (const SourceId& id : m_order) {
      const PlannedSource* planned = m_plan->source(id);
      std::string_view url = planned->url;
      if (url.ends_with(".git"))
        url.remove_suffix(4);
      const SourceObservation* seen = observed(id);
      if (wanted == foldedText(id.text()) || wanted == foldedText(baseName(url)) ||
          (seen != nullptr && wanted == foldedText(baseName(seen->location))))
        named.push_back(id);
    }
    return named;
  }

  /// The sources in the groups in which an end of a path is looked for: the note's own, the others.
  [[nodiscard]] std::vector<std::vector<SourceId>> groups() const {
    if (m_noteSource.isEmpty() || m_order.size() < 2)
      return {m_order};
    return {{m_noteSource}, {m_order.begin() + 1, m_order.end()}};
  }

  std::optional<PathLookup> plannedEnd() {
    const std::string end = composedText(m_path);
    for (const std::vector<SourceId>& group : groups()) {
      std::vector<Place> places;
      std::optional<PathLookup> closed;
      for (const SourceId& source : group)
        for (const std::string& path : m_plan->source(source)->plannedPaths()) {
          if (!endsWithPath(composedText(path), end))
            continue;
          const PathLookup result = probe(source, path);
          if (result.state == State::found)
            places.push_back({source, path});
          else if (result.state == State::unavailable && !closed)
            closed = result;
        }
      if (m_hasUnknown)
        return std::nullopt;
      if (places.size() < 2 && closed)
        return closed;
      if (auto result = only(places))
        return result;
    }
    return std::nullopt;
  }

  std::optional<PathLookup> endInTrees() {
    const std::string end = composedText(m_path);
    for (const std::vector<SourceId>& group : groups()) {
      std::vector<Place> places;
      const SourceId* closed = nullptr;
      for (const SourceId& source : group) {
        const std::vector<std::string>* paths = tree(source);
        if (paths == nullptr) {
          closed = closed == nullptr ? &source : closed;
          continue;
        }
        for (const std::string& path : *paths)
          if (endsWithPath(path, end) || (!isAscii(path) && endsWithPath(composedText(path), end)))
            places.push_back({source, path});
      }
      if (m_hasUnknown)
        return std::nullopt;
      if (closed != nullptr)
        return unavailable(*closed, observed(*closed)->message);
      if (auto result = only(places))
        return result;
    }
    return std::nullopt;
  }

  /// The one of PLACES, or that they are several; nothing when there is none.
  std::optional<PathLookup> only(const std::vector<Place>& places) {
    if (places.empty())
      return std::nullopt;
    if (places.size() == 1)
      return probe(places.front().source, places.front().path);
    PathLookup several{.state = State::ambiguous};
    for (const Place& place : places | std::views::take(mostCandidates))
      several.candidates.push_back(place.path);
    return several;
  }

  /// What may have been meant: files of the same name elsewhere, else a planned path nearly like
  /// it.
  [[nodiscard]] std::vector<std::string> similar() const {
    std::vector<std::string> found;
    const std::string name = foldedText(baseName(m_path));
    for (const SourceId& source : m_order)
      if (const SourceObservation* seen = observed(source);
          seen != nullptr && seen->tree != nullptr)
        for (const std::string& path : *seen->tree)
          if (found.size() < mostCandidates && baseName(path).size() == baseName(m_path).size() &&
              foldedText(baseName(path)) == name)
            found.push_back(path);
    if (found.empty())
      for (const SourceId& source : m_order)
        if (std::string nearest = nearestWord(m_path, m_plan->source(source)->plannedPaths());
            !nearest.empty() && found.empty())
          found.push_back(std::move(nearest));
    return found;
  }

  std::string m_path;
  SourceId m_noteSource; // empty when the note has none
  const ReadingPlan* m_plan;
  const Observations* m_observations;
  Wanted* m_wanted;
  std::vector<SourceId> m_order;
  bool m_hasUnknown = false;
  std::optional<PathLookup> m_unavailable; // the first one met
};

} // namespace

PathLookup lookUpPath(std::string_view path, const SourceId& noteSource, const ReadingPlan& plan,
                      const Observations& observations, Wanted* wanted) {
  return Finder(path, noteSource, plan, observations, wanted).find();
}

PathLookup lookUpPathIn(std::string_view path, const SourceId& source, const ReadingPlan& plan,
                        const Observations& observations, Wanted* wanted) {
  return Finder(path, source, plan, observations, wanted).findIn(source);
}

} // namespace escolio
