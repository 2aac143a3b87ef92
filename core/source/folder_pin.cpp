#include "core/source/folder_pin.h"

#include "core/base/ascii.h"
#include "core/base/commit_id.h"
#include "core/source/content_hash.h"

#include <algorithm>
#include <utility>

namespace escolio {

std::optional<FolderPin> parseFolderPin(std::string_view text) {
  text = trimmed(text);
  const auto versionEnd = std::ranges::find_if(text, isAsciiSpace);
  const std::string_view version(text.begin(), versionEnd);
  std::string_view hash = trimmed(std::string_view(versionEnd, text.end()));
  constexpr std::string_view method = "sha256:";
  constexpr std::size_t digits = 64;
  if (version.empty() || !isEqualWithoutCase(hash.substr(0, method.size()), method))
    return std::nullopt;
  hash.remove_prefix(method.size());
  if (hash.size() != digits || !isHexadecimal(hash))
    return std::nullopt;
  return FolderPin{std::string(version), asciiLower(hash)};
}

bool namesVersion(std::string_view text, std::string_view version) {
  const auto isSame = [version](std::string_view name) {
    return !name.empty() && (name == version || name == version.substr(0, version.find('+')));
  };
  const bool isTag = text.starts_with('v') || text.starts_with('V');
  return isSame(text) || (isTag && isSame(text.substr(1)));
}

std::string folderContentHash(std::vector<HashedFile> files) {
  std::ranges::sort(files, {}, &HashedFile::path);
  constexpr std::string_view nul("\0", 1);
  ContentHash hash;
  for (const HashedFile& file : files) {
    hash.add(file.path);
    hash.add(nul);
    hash.add(std::to_string(file.bytes.size()));
    hash.add(nul);
    hash.add(file.bytes);
  }
  return hash.takeHex();
}

} // namespace escolio
