#include "core/source/package_version.h"

#include "core/base/ascii.h"
#include "core/base/commit_id.h"
#include "core/base/toml_document.h"
#include "core/source/file_bytes.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>
#include <vector>

namespace escolio {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t largestMetadata = std::uint64_t{16} << 20U;

std::string contentOf(const fs::path& path) {
  return readFileBytes(path, largestMetadata).value_or(std::string());
}

/// Calls TAKE with each line until it gives true.
template <typename Take>
bool anyLine(std::string_view text, Take take) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (take(trimmed(line)))
      return true;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return false;
}

/// Up to the first blank: a pin has its version in one piece.
std::string withoutBlanks(std::string_view version) {
  version = trimmed(version);
  return {version.begin(), std::ranges::find_if(version, isAsciiSpace)};
}

/// The value of a header of the core metadata format (PEP 566: as in mail, up to a blank line).
std::string metadataHeader(std::string_view text, std::string_view name) {
  std::string value;
  anyLine(text, [&](std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos && isEqualWithoutCase(line.substr(0, colon), name))
      value = trimmed(line.substr(colon + 1));
    return line.empty() || !value.empty();
  });
  return value;
}

/// The text given to NAME at the top of a Python file: `NAME = "…"`, a type in between allowed.
std::string pythonText(std::string_view text, std::string_view name) {
  std::string value;
  anyLine(text, [&](std::string_view line) {
    if (!line.starts_with(name) ||
        (line.size() > name.size() && isIdentifierPart(line[name.size()])))
      return false;
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos)
      return false;
    const std::string_view given = trimmed(line.substr(equals + 1));
    if (given.empty() || (given.front() != '"' && given.front() != '\''))
      return false;
    const std::size_t end = given.find(given.front(), 1);
    if (end != std::string_view::npos)
      value = given.substr(1, end - 1);
    return !value.empty();
  });
  return value;
}

/// The name of a distribution as PEP 503 compares it.
std::string normalisedName(std::string_view name) {
  std::string normalised;
  for (const char c : name) {
    const bool isSeparator = c == '-' || c == '_' || c == '.';
    if (!isSeparator)
      normalised += asciiLower(c);
    else if (!normalised.ends_with('-'))
      normalised += '-';
  }
  return normalised;
}

/// One `*.dist-info` or `*.egg-info` beside a package.
struct Metadata {
  fs::path place;
  fs::path file; ///< with the headers
};

std::vector<Metadata> metadataIn(const fs::path& root) {
  std::vector<Metadata> all;
  std::error_code error;
  for (fs::directory_iterator entry(root, error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path& place = entry->path();
    std::error_code ignored;
    const bool isFolder = fs::is_directory(place, ignored);
    if (place.extension() == ".dist-info" && isFolder)
      all.push_back({place, place / "METADATA"});
    else if (place.extension() == ".egg-info")
      all.push_back({place, isFolder ? place / "PKG-INFO" : place});
  }
  std::ranges::sort(all, {}, &Metadata::place);
  return all;
}

bool isNamedLike(const Metadata& metadata, std::string_view top) {
  const std::string name = metadata.place.stem().string();
  return normalisedName(name.substr(0, name.find('-'))) == normalisedName(top);
}

bool saysItsTopIs(const Metadata& metadata, std::string_view top) {
  return anyLine(contentOf(metadata.place / "top_level.txt"),
                 [&](std::string_view line) { return line == top; });
}

bool lists(const Metadata& metadata, std::string_view top) {
  const std::string start = std::string(top) + "/";
  return anyLine(contentOf(metadata.place / "RECORD"),
                 [&](std::string_view line) { return line.starts_with(start); });
}

std::string versionOfProject(const fs::path& root) {
  const auto document = parseToml(contentOf(root / "pyproject.toml"));
  if (!document)
    return {};
  const auto below = [](const TomlValue* table, std::string_view key) {
    const TomlEntry* entry = table == nullptr ? nullptr : table->find(key);
    return entry == nullptr ? nullptr : &entry->value;
  };
  for (const TomlValue* table :
       {below(&*document, "project"), below(below(&*document, "tool"), "poetry")})
    if (const TomlValue* version = below(table, "version"))
      return version->text;
  return {};
}

std::string versionOfNodePackage(const fs::path& root) {
  const auto json = nlohmann::json::parse(contentOf(root / "package.json"), nullptr, false);
  if (!json.is_object() || !json.contains("version") || !json["version"].is_string())
    return {};
  return json["version"].get<std::string>();
}

class Lookup {
 public:
  Lookup(fs::path root, std::string top) : m_root(std::move(root)), m_top(std::move(top)) {}

  PackageVersion result() {
    fromMetadata();
    fromPython();
    take(versionOfProject(m_root), m_root / "pyproject.toml");
    take(versionOfNodePackage(m_root), m_root / "package.json");
    take(metadataHeader(contentOf(m_root / "PKG-INFO"), "Version"), m_root / "PKG-INFO");
    return m_result;
  }

 private:
  void take(std::string_view version, const fs::path& from) {
    std::string text = withoutBlanks(version);
    if (!m_result.from.empty() || text.empty())
      return;
    m_result.version = std::move(text);
    m_result.from = from.lexically_relative(m_root).generic_string();
  }

  void fromMetadata() {
    const std::vector<Metadata> all = metadataIn(m_root);
    for (const auto belongs : {isNamedLike, saysItsTopIs, lists})
      for (const Metadata& metadata : all)
        if (m_result.from.empty() && belongs(metadata, m_top))
          take(metadataHeader(contentOf(metadata.file), "Version"), metadata.file);
  }

  void fromPython() {
    const fs::path package = m_root / m_top;
    const std::string versionFile = contentOf(package / "version.py");
    take(pythonText(versionFile, "__version__"), package / "version.py");
    take(pythonText(versionFile, "version"), package / "version.py");
    for (const char* name : {"_version.py", "__init__.py"})
      take(pythonText(contentOf(package / name), "__version__"), package / name);
    if (const auto commit = CommitId::parse(pythonText(versionFile, "git_version")))
      m_result.commit = commit->text();
  }

  fs::path m_root;
  std::string m_top;
  PackageVersion m_result;
};

} // namespace

PackageVersion packageVersion(const fs::path& root, std::string_view target) {
  const std::string_view first = target.substr(0, target.find('/'));
  const bool isFileAlone = first.size() == target.size();
  return Lookup(root, isFileAlone ? fs::path(first).stem().string() : std::string(first)).result();
}

} // namespace escolio
