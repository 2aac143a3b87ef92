#include "core/source/large_file_pointer.h"

#include "core/base/commit_id.h"

#include <charconv>

namespace escolio {
namespace {

/// The value of the line "KEY VALUE", or empty.
std::string_view valueOf(std::string_view bytes, std::string_view key) {
  while (!bytes.empty()) {
    std::string_view line = bytes.substr(0, bytes.find('\n'));
    bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    if (line.size() > key.size() && line.starts_with(key) && line[key.size()] == ' ')
      return line.substr(key.size() + 1);
  }
  return {};
}

bool isAnnexPointer(std::string_view bytes) {
  constexpr std::string_view start = "/annex/objects/";
  return bytes.size() > start.size() && bytes.starts_with(start) && bytes[start.size()] != '\n';
}

} // namespace

std::optional<LfsPointer> parseLfsPointer(std::string_view bytes) {
  if (bytes.size() >= largestPointer || !bytes.starts_with("version "))
    return std::nullopt;
  const std::string_view version = valueOf(bytes, "version");
  const bool isKnown = version.starts_with("https://git-lfs.github.com/spec/") ||
                       version.starts_with("https://hawser.github.com/spec/") ||
                       version.starts_with("http://git-media.io/v/");
  constexpr std::string_view method = "sha256:";
  std::string_view oid = valueOf(bytes, "oid");
  const std::string_view size = valueOf(bytes, "size");
  if (!isKnown || !oid.starts_with(method))
    return std::nullopt;
  oid.remove_prefix(method.size());
  LfsPointer pointer{std::string(oid), 0};
  const auto [end, error] = std::from_chars(size.data(), size.data() + size.size(), pointer.size);
  if (oid.size() != 64 || !isHexadecimal(oid) || error != std::errc() ||
      end != size.data() + size.size())
    return std::nullopt;
  return pointer;
}

bool isLargeFilePointer(std::string_view bytes) {
  return bytes.size() < largestPointer && (parseLfsPointer(bytes) || isAnnexPointer(bytes));
}

} // namespace escolio
