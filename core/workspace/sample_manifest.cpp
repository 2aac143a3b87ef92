#include "core/workspace/sample_manifest.h"

#include "core/base/toml_document.h"

namespace escolio {
namespace {

std::string textOf(const TomlValue& table, std::string_view key) {
  const TomlEntry* entry = table.find(key);
  return entry != nullptr ? entry->value.text : std::string();
}

std::int64_t numberOf(const TomlValue& table, std::string_view key) {
  const TomlEntry* entry = table.find(key);
  return entry != nullptr ? entry->value.integer : 0;
}

std::vector<TomlValue> itemsOf(const TomlValue& table, std::string_view key) {
  const TomlEntry* entry = table.find(key);
  return entry != nullptr ? entry->value.items : std::vector<TomlValue>{};
}

} // namespace

Result<SampleManifest> readSampleManifest(std::string_view toml) {
  const auto document = parseToml(toml);
  if (!document)
    return failure(ErrorKind::internal, document.error().message);
  SampleManifest manifest{textOf(*document, "author"),
                          textOf(*document, "email"),
                          textOf(*document, "branch"),
                          textOf(*document, "notes"),
                          {}};
  for (const TomlValue& item : itemsOf(*document, "repository")) {
    SampleRepository repository{textOf(item, "folder"), textOf(item, "pin_file"), {}};
    for (const TomlValue& commit : itemsOf(item, "commit"))
      repository.commits.push_back(
          {numberOf(commit, "version"), numberOf(commit, "time"), textOf(commit, "message")});
    manifest.repositories.push_back(std::move(repository));
  }
  return manifest;
}

} // namespace escolio
