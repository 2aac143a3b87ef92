#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace escolio {

/// What a git-lfs pointer says of the content that it stands for.
struct LfsPointer {
  std::string sha256; ///< 64 hexadecimal digits
  std::uint64_t size = 0;
  bool operator==(const LfsPointer&) const = default;
};

/// No pointer is larger: the git-lfs specification asks for less than 1,024 bytes.
inline constexpr std::uint64_t largestPointer = 1024;

/// BYTES as a git-lfs pointer (specification v1 of git-lfs, and its older addresses).
std::optional<LfsPointer> parseLfsPointer(std::string_view bytes);

/// True for a whole file that only points at content kept elsewhere: git-lfs, or git-annex (one
/// line, "/annex/objects/KEY").
bool isLargeFilePointer(std::string_view bytes);

} // namespace escolio
