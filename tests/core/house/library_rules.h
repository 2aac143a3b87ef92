#pragma once

#include "tests/core/house/project_files.h"

#include <string_view>
#include <vector>

namespace escolio::house {

/// Where the headers of one library may be included.
struct Library {
  std::string_view name;
  std::vector<std::string_view> headers; ///< whole names, or folders with their '/'
  /// .cpp files; one that ends in '*' stands for all files that begin so. A header file is never a
  /// home.
  std::vector<std::string_view> homes;
};

/// Every library beside the standard one, POSIX and Qt.
const std::vector<Library>& libraries();

/// Headers of libraries outside their homes, in header files, or of no library that is known.
std::vector<Breach> strayLibraryHeaders(const ProjectFile& file);

/// Homes that hold no header of their library any more: the table above is to stay true.
std::vector<Breach> emptyHomes(const std::vector<ProjectFile>& files);

} // namespace escolio::house
