#include "tests/fakes/memory_file_store.h"

#include <algorithm>

namespace escolio::fakes {
namespace {

std::string nameOf(const std::filesystem::path& path) {
  std::string name = path.lexically_normal().generic_string();
  if (name.size() > 1 && name.ends_with('/'))
    name.pop_back();
  return name;
}

} // namespace

Result<void> MemoryFileStore::faultOf(const std::string& path) const {
  const auto fault = faults.find(path);
  if (fault != faults.end())
    return std::unexpected(fault->second);
  return {};
}

bool MemoryFileStore::isFolder(const std::string& path) const {
  const std::string prefix = path == "/" ? path : path + "/";
  const auto below = files.lower_bound(prefix);
  const auto folderBelow = folders.lower_bound(prefix);
  return folders.contains(path) || (below != files.end() && below->first.starts_with(prefix)) ||
         (folderBelow != folders.end() && folderBelow->starts_with(prefix));
}

Result<std::optional<FileStatus>> MemoryFileStore::status(const std::filesystem::path& path) const {
  const std::string name = nameOf(path);
  if (auto fault = faultOf(name); !fault)
    return std::unexpected(fault.error());
  if (const auto file = files.find(name); file != files.end())
    return FileStatus{.isFolder = false, .size = file->second.size()};
  if (isFolder(name))
    return FileStatus{.isFolder = true, .size = 0};
  return std::nullopt;
}

Result<std::string> MemoryFileStore::read(const std::filesystem::path& path,
                                          std::uint64_t limit) const {
  const std::string name = nameOf(path);
  if (auto fault = faultOf(name); !fault)
    return std::unexpected(fault.error());
  const auto file = files.find(name);
  if (file == files.end())
    return failure(isFolder(name) ? ErrorKind::notAFile : ErrorKind::notFound,
                   makeMessage({"no file %1"}, name));
  if (file->second.size() > limit)
    return failure(ErrorKind::tooLarge, makeMessage({"%1 is too large"}, name));
  return file->second;
}

Result<void> MemoryFileStore::write(const std::filesystem::path& path, std::string_view bytes) {
  const std::string name = nameOf(path);
  if (auto fault = faultOf(name); !fault)
    return fault;
  if (isFolder(name))
    return failure(ErrorKind::notAFile, makeMessage({"%1 is a folder"}, name));
  files[name] = std::string(bytes);
  ++writes;
  return {};
}

Result<std::vector<std::string>> MemoryFileStore::list(const std::filesystem::path& folder) const {
  const std::string name = nameOf(folder);
  if (auto fault = faultOf(name); !fault)
    return std::unexpected(fault.error());
  if (!isFolder(name))
    return failure(ErrorKind::notFound, makeMessage({"no folder %1"}, name));
  std::vector<std::string> names;
  for (const auto& [path, bytes] : files)
    if (path.starts_with(name + "/"))
      if (std::string below = path.substr(name.size() + 1);
          !below.starts_with('.') && !below.contains("/."))
        names.push_back(std::move(below));
  std::ranges::sort(names);
  return names;
}

Result<void> MemoryFileStore::makeFolder(const std::filesystem::path& path) {
  const std::string name = nameOf(path);
  if (auto fault = faultOf(name); !fault)
    return fault;
  folders.insert(name);
  return {};
}

} // namespace escolio::fakes
