#include "tests/e2e/support/needed_programs.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <unistd.h>

namespace escolio::e2e {
namespace {

bool isInstalled(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');)
    if (access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0)
      return true;
  return false;
}

} // namespace

void skipWithout(const std::vector<std::string>& programs) {
  for (const std::string& program : programs)
    if (!isInstalled(program))
      SKIP(program << " is not installed; ./dev setup brings it");
}

} // namespace escolio::e2e
