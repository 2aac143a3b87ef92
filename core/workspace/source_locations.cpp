#include "core/workspace/source_locations.h"

#include "core/base/toml_document.h"
#include "core/base/utf8.h"
#include "core/citation/forge_address.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace escolio {
namespace {

namespace fs = std::filesystem;
using Kind = TomlValue::Kind;

constexpr std::string_view heading = "# Where the sources of reading plans lie on this computer.\n"
                                     "# Escolio writes here; what you add stays.\n";

fs::path homeFolder() {
  const char* home = std::getenv("HOME");
  return home != nullptr && *home == '/' ? home : "/";
}

/// One [[place]] and where it stands in the file.
struct Place {
  const TomlValue* table = nullptr;
  std::string plan;
  std::string source;
  std::string url;
  std::string path;

  [[nodiscard]] bool isOf(const std::string& planId, const PlannedSource& planned) const {
    return plan == planId && source == planned.id.text();
  }
};

/// The file as it was read.
struct Settings {
  std::string bytes;
  TomlValue document;
  std::vector<Place> places;
};

std::unexpected<Error> fileError(const fs::path& file, TextPlace place, const Message& message) {
  return failure(ErrorKind::io,
                 makeMessage(ESCOLIO_MESSAGE("core", "%1, line %2, column %3: %4 The file says "
                                                     "where sources lie: mend it, or remove it."),
                             file.string(), place.line, place.column, toEnglish(message)));
}

/// Reads one key of a place; nothing when it is absent. MESSAGE becomes what is wrong.
std::string textOf(const TomlValue& table, const std::string& key,
                   std::optional<std::pair<TextPlace, Message>>& wrong) {
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr)
    return {};
  if (entry->value.kind != Kind::text)
    wrong = {entry->value.place,
             makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be text in quotes."), key)};
  return entry->value.text;
}

Result<void> readPlaces(Settings& settings, const fs::path& file) {
  const TomlEntry* entry = settings.document.find("place");
  if (entry == nullptr)
    return {};
  const auto isTable = [](const TomlValue& value) { return value.kind == Kind::table; };
  if (entry->value.kind != Kind::array || !std::ranges::all_of(entry->value.items, isTable))
    return fileError(file, entry->place,
                     makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be a list of tables: write "
                                                         "[[%2]], with two brackets, above each."),
                                 "place", "place"));
  for (const TomlValue& table : entry->value.items) {
    std::optional<std::pair<TextPlace, Message>> wrong;
    Place place{&table, textOf(table, "plan", wrong), textOf(table, "source", wrong),
                textOf(table, "url", wrong), textOf(table, "path", wrong)};
    if (place.path.starts_with("~/"))
      place.path = (homeFolder() / place.path.substr(2)).string();
    if (!wrong && !place.path.empty() && !place.path.starts_with('/'))
      wrong = {table.find("path")->value.place,
               makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be absolute."), "path")};
    if (wrong)
      return fileError(file, wrong->first, wrong->second);
    settings.places.push_back(std::move(place));
  }
  return {};
}

/// Gives the settings of BYTES, which were or will be those of FILE.
Result<Settings> readSettings(std::string bytes, const fs::path& file) {
  auto document = parseToml(bytes);
  if (!document)
    return fileError(file, document.error().place, document.error().message);
  Settings settings{std::move(bytes), std::move(*document), {}};
  if (auto read = readPlaces(settings, file); !read)
    return std::unexpected(read.error());
  return settings;
}

Result<Settings> readSettings(const FileStore& store, const fs::path& file) {
  auto bytes = store.read(file);
  if (!bytes && bytes.error().kind == ErrorKind::notFound)
    bytes = std::string();
  if (!bytes)
    return std::unexpected(bytes.error());
  return readSettings(*std::move(bytes), file);
}

std::string keyLine(std::string_view key, std::string_view value) {
  return std::string(key) + " = " + quotedToml(value) + "\n";
}

/// BYTES with PLACE for a source: its path is replaced where it stands, else a place is added.
std::string withPlace(const Settings& settings, const std::string& planId,
                      const PlannedSource& source, const std::string& place) {
  std::string bytes = settings.bytes;
  for (const Place& known : settings.places) {
    if (!known.isOf(planId, source))
      continue;
    if (const TomlEntry* path = known.table->find("path")) {
      const std::size_t begin = offsetOf(bytes, path->value.place);
      bytes.replace(begin, offsetOf(bytes, path->value.end) - begin, quotedToml(place));
      return bytes;
    }
  }
  if (bytes.empty())
    bytes = heading;
  if (!bytes.ends_with('\n'))
    bytes += '\n';
  bytes += "\n[[place]]\n" + keyLine("plan", planId) + keyLine("source", source.id.text());
  if (!source.url.empty())
    bytes += keyLine("url", source.url);
  return bytes + keyLine("path", place);
}

const Place* placeOf(const Settings& settings, const std::string& planId,
                     const PlannedSource& source) {
  for (const Place& place : settings.places)
    if (place.isOf(planId, source) && !place.path.empty())
      return &place;
  for (const Place& place : settings.places)
    if (isSameRepository(place.url, source.url) && !place.path.empty())
      return &place;
  return nullptr;
}

} // namespace

fs::path SourceLocations::standardFile() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  // The specification has relative paths ignored.
  const fs::path folder =
      config != nullptr && *config == '/' ? fs::path(config) : homeFolder() / ".config";
  return folder / "escolio" / "sources.toml";
}

SourceLocations::SourceLocations(FileStore& store, fs::path file)
    : m_store(store), m_file(std::move(file)) {}

Result<std::optional<fs::path>> SourceLocations::find(const std::string& planId,
                                                      const PlannedSource& source) const {
  const auto settings = readSettings(m_store, m_file);
  if (!settings)
    return std::unexpected(settings.error());
  const Place* place = placeOf(*settings, planId, source);
  return place == nullptr ? std::nullopt : std::optional<fs::path>(place->path);
}

Result<void> SourceLocations::record(const std::string& planId, const PlannedSource& source,
                                     const fs::path& place) {
  const auto settings = readSettings(m_store, m_file);
  if (!settings)
    return std::unexpected(settings.error());
  std::error_code failed;
  const std::string path = fs::absolute(place, failed).lexically_normal().string();
  const std::string bytes = withPlace(*settings, planId, source, path);
  // The file may be laid out in a way that a new place does not fit into: it is not damaged then.
  const auto changed = readSettings(bytes, m_file);
  const Place* recorded = changed ? placeOf(*changed, planId, source) : nullptr;
  if (recorded == nullptr || recorded->path != path)
    return failure(ErrorKind::io,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is written in a way that %2 cannot be "
                                                       "put into it: add the place by hand."),
                               m_file.string(), path));
  return m_store.write(m_file, bytes);
}

} // namespace escolio
