#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The pin of a plain folder, `VERSION sha256:HEX`.
struct FolderPin {
  std::string version; ///< no blanks in it
  std::string hash;    ///< 64 hexadecimal digits, lower case

  [[nodiscard]] std::string text() const { return version + " sha256:" + hash; }
  bool operator==(const FolderPin&) const = default;
};

/// TEXT as a folder's pin, blank space around it ignored, case of the hash too; nullopt when it is
/// none.
std::optional<FolderPin> parseFolderPin(std::string_view text);

/// True when TEXT names VERSION: the same, or without what a distributor put behind a '+'
/// ("2.6.0" for "2.6.0+cu124": PEP 440, version matching); a 'v' may stand before it, as in tags.
bool namesVersion(std::string_view text, std::string_view version);

/// A file as it is hashed.
struct HashedFile {
  std::string path;
  std::string_view bytes;
};

/// SHA-256 over FILES in path order: path, NUL, size in decimal, NUL, bytes. Lower-case hex.
std::string folderContentHash(std::vector<HashedFile> files);

} // namespace escolio
