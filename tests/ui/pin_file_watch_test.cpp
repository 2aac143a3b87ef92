#include "core/workspace/disk_file_store.h"
#include "tests/fakes/temporary_folder.h"
#include "ui/session/pin_file_watch.h"

#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

using namespace escolio;

TEST_CASE("A pin file is told of when its content changes, and not for its neighbours",
          "[sources]") {
  const fakes::TemporaryFolder folder;
  const DiskFileStore store;
  const std::filesystem::path pin = folder / "toy-sha.txt";
  fakes::writeFile(pin, "one\n");
  PinFileWatch watch(store, pin);
  QSignalSpy changed(&watch, &PinFileWatch::changed);

  fakes::writeFile(pin, "two\n"); // before anybody watches
  watch.start();
  CHECK(changed.size() == 1);

  fakes::writeFile(folder / "note.md", "a note\n");
  fakes::writeFile(pin, "two\n"); // the same again
  CHECK_FALSE(changed.wait(300));

  std::filesystem::remove(pin);
  REQUIRE(changed.wait());
  fakes::writeFile(pin, "three\n");
  REQUIRE(changed.wait());
  CHECK(changed.size() == 3);
}
