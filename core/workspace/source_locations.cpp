#include "core/workspace/source_locations.h"

#include "core/base/toml_document.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace escolio {
namespace {

std::string textOf(const TomlValue& table, std::string_view key) {
  const TomlEntry* entry = table.find(key);
  return entry != nullptr && entry->value.kind == TomlValue::Kind::text ? entry->value.text
                                                                        : std::string();
}

std::string line(std::string_view key, std::string_view value) {
  return std::string(key) + " = " + quotedToml(value) + "\n";
}

} // namespace

std::filesystem::path SourceLocations::standardFile() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (config != nullptr && *config == '/') // the specification has relative ones ignored
    folder = config;
  else
    folder = std::filesystem::path(home != nullptr ? home : "/") / ".config";
  return folder / "escolio" / "sources.toml";
}

SourceLocations::SourceLocations(FileStore& store, std::filesystem::path file)
    : m_store(store), m_file(std::move(file)) {}

Result<std::vector<SourceLocations::Place>> SourceLocations::read() const {
  std::vector<Place> places;
  const auto bytes = m_store.read(m_file);
  if (!bytes) {
    if (bytes.error().kind == ErrorKind::notFound)
      return places;
    return std::unexpected(bytes.error());
  }
  const auto document = parseToml(*bytes);
  if (!document)
    return failure(
        ErrorKind::io,
        makeMessage(ESCOLIO_MESSAGE("core", "%1, line %2: %3 Mend it or remove the file: it "
                                            "only says where sources lie."),
                    m_file.string(), document.error().place.line,
                    toEnglish(document.error().message)));
  if (const TomlEntry* entry = document->find("place"))
    for (const TomlValue& item : entry->value.items)
      places.push_back({textOf(item, "source"), textOf(item, "plan"), textOf(item, "url"),
                        textOf(item, "path")});
  return places;
}

Result<std::optional<std::filesystem::path>>
SourceLocations::find(const std::string& planId, const PlannedSource& source) const {
  const auto places = read();
  if (!places)
    return std::unexpected(places.error());
  std::optional<std::filesystem::path> sameAddress;
  for (const Place& place : *places) {
    if (place.path.empty())
      continue;
    if (place.plan == planId && place.source == source.id.text())
      return place.path;
    if (!source.url.empty() && place.url == source.url)
      sameAddress = place.path;
  }
  return sameAddress;
}

Result<void> SourceLocations::record(const std::string& planId, const PlannedSource& source,
                                     const std::filesystem::path& place) {
  auto places = read();
  if (!places)
    return std::unexpected(places.error());
  std::erase_if(*places, [&planId, &source](const Place& known) {
    return known.plan == planId && known.source == source.id.text();
  });
  places->push_back({source.id.text(), planId, source.url, place.string()});
  std::string text = "# Where sources lie on this computer. Written by Escolio.\n";
  for (const Place& known : *places) {
    text += "\n[[place]]\n" + line("source", known.source) + line("plan", known.plan);
    if (!known.url.empty())
      text += line("url", known.url);
    text += line("path", known.path);
  }
  return m_store.write(m_file, text);
}

} // namespace escolio
