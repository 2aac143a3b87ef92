#include "core/source/tree_bytes.h"

namespace escolio {
namespace {

PathKind kindOfMode(std::string_view mode) {
  if (mode == "40000")
    return PathKind::folder;
  if (mode == "120000")
    return PathKind::link;
  if (mode == "160000")
    return PathKind::submodule;
  return PathKind::file;
}

std::string hexOf(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    hex += digits[value >> 4U];
    hex += digits[value & 0x0FU];
  }
  return hex;
}

} // namespace

std::optional<TreeBytesEntry> findInTree(std::string_view tree, std::string_view name,
                                         std::size_t idSize) {
  while (!tree.empty()) {
    const std::size_t space = tree.find(' ');
    const std::size_t nul = tree.find('\0');
    if (space == std::string_view::npos || nul == std::string_view::npos || space > nul ||
        tree.size() - nul - 1 < idSize)
      return std::nullopt;
    if (tree.substr(space + 1, nul - space - 1) == name)
      return TreeBytesEntry{kindOfMode(tree.substr(0, space)), hexOf(tree.substr(nul + 1, idSize))};
    tree.remove_prefix(nul + 1 + idSize);
  }
  return std::nullopt;
}

} // namespace escolio
