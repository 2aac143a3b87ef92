#include "tests/e2e/support/virtual_display.h"

#include "tests/cli/support/program.h"
#include "tests/e2e/support/wait_until.h"

#include <catch2/catch_test_macros.hpp>

namespace escolio::e2e {

VirtualDisplay::VirtualDisplay(const std::filesystem::path& folder) {
  const auto number = folder / "display";
  const auto errors = folder / "display-errors";
  ProcessRequest request;
  request.program = "Xvfb";
  // -r: on a busy machine a key may seem held down so long that the server would repeat it.
  request.arguments = {"-displayfd", "1",   "-screen",  "0", "1280x800x24",
                       "-nolisten",  "tcp", "-noreset", "-r"};
  m_server = std::make_unique<BackgroundProcess>(request, number, errors);
  const bool isUp =
      waitUntil([&] { return test::readFile(number).ends_with('\n') || !m_server->isRunning(); });
  const std::string said = test::readFile(number);
  INFO("Xvfb: " << test::readFile(errors));
  REQUIRE((isUp && said.ends_with('\n')));
  m_name = ":" + said.substr(0, said.size() - 1);
}

} // namespace escolio::e2e
