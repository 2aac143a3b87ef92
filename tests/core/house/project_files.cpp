#include "tests/core/house/project_files.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <fstream>
#include <iterator>

namespace escolio::house {

namespace fs = std::filesystem;

namespace {

std::string readFile(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

bool isSource(const fs::path& path) {
  const fs::path extension = path.extension();
  return extension == ".cpp" || extension == ".h" || extension == ".def";
}

template <typename Wanted>
void addFilesBelow(const fs::path& root, const char* folder, std::vector<ProjectFile>& files,
                   Wanted isWanted) {
  if (!fs::is_directory(root / folder))
    return;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder))
    if (entry.is_regular_file() && isWanted(entry.path()))
      files.push_back(
          {entry.path().lexically_relative(root).generic_string(), readFile(entry.path())});
}

std::vector<ProjectFile> inOrder(std::vector<ProjectFile> files) {
  std::ranges::sort(files, {}, &ProjectFile::path);
  return files;
}

std::vector<ProjectFile> readSources() {
  std::vector<ProjectFile> files;
  for (const char* folder : {"core", "ui", "app", "tests"})
    addFilesBelow(ESCOLIO_SOURCE_DIR, folder, files, isSource);
  return inOrder(std::move(files));
}

std::vector<ProjectFile> readPublicFiles() {
  const fs::path root(ESCOLIO_SOURCE_DIR);
  const auto isText = [](const fs::path& path) { return path.extension() != ".png"; };
  std::vector<ProjectFile> files;
  for (const char* folder : {"core", "ui", "app", "tests", "cmake", "docs", "resources", ".ci"})
    addFilesBelow(root, folder, files, isText);
  for (const char* name : {"README.md", "dev", "CMakeLists.txt", "CMakePresets.json"})
    if (fs::is_regular_file(root / name))
      files.push_back({name, readFile(root / name)});
  return inOrder(std::move(files));
}

} // namespace

const std::vector<ProjectFile>& sourceFiles() {
  static const std::vector<ProjectFile> files = readSources();
  return files;
}

const std::vector<ProjectFile>& publicFiles() {
  static const std::vector<ProjectFile> files = readPublicFiles();
  return files;
}

std::string toText(const std::vector<Breach>& breaches) {
  std::string text;
  for (const Breach& breach : breaches)
    text += std::format("{}:{}: {}\n", breach.path, breach.line, breach.what);
  return text;
}

} // namespace escolio::house
