#pragma once

#include "tests/e2e/support/background_process.h"

#include <filesystem>
#include <memory>
#include <string>

namespace escolio::e2e {

/// An X server of its own that shows its screen to nobody. It finds a free number itself, so tests
/// can run side by side.
class VirtualDisplay {
 public:
  /// What it says is kept in FOLDER. Fails the test when the server does not come up.
  explicit VirtualDisplay(const std::filesystem::path& folder);

  /// For $DISPLAY: ":3".
  [[nodiscard]] const std::string& name() const { return m_name; }

 private:
  std::unique_ptr<BackgroundProcess> m_server;
  std::string m_name;
};

} // namespace escolio::e2e
