#include "tests/fakes/temporary_folder.h"
#include "ui/controllers/note_controller.h"
#include "ui/session/open_reading.h"
#include "ui/session/session.h"
#include "ui/session/source_settings.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

using namespace escolio;

namespace {

const std::string pin = "0123456789abcdef0123456789abcdef01234567";

/// A reading by a plan without a pin file.
std::unique_ptr<Session> open(const fakes::TemporaryFolder& folder, const std::string& note) {
  qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString((folder / "config").string()));
  fakes::writeFile(folder / "work/escolio.toml", "format = 1\n"
                                                 "id = \"toys\"\n"
                                                 "title = \"Toys\"\n"
                                                 "notes_dir = \".\"\n"
                                                 "[[source]]\n"
                                                 "id = \"toy\"\n"
                                                 "title = \"Toy\"\n"
                                                 "url = \"https://example.org/toy.git\"\n"
                                                 "target = \"a.py\"\n" +
                                                     note);
  auto reading = openReading({folder / "work", {}, {}});
  REQUIRE(reading);
  return std::make_unique<Session>(*std::move(reading));
}

const std::string aNote = "[[note]]\nfile = \"toy.md\"\nsource = \"toy\"\n";

} // namespace

TEST_CASE("Without a pin file the pin goes into the note", "[window][sources]") {
  const fakes::TemporaryFolder folder;
  const auto session = open(folder, aNote);
  REQUIRE(recordPin(*session, session->plan().sources[0], pin, false));
  CHECK(session->notes()[0]->bytes() == "toy @ 0123456789ab\n");
  CHECK(session->hasUnsavedNotes());
}

TEST_CASE("A pin that no note can take is said to be recorded nowhere", "[window][sources]") {
  const fakes::TemporaryFolder folder;
  SECTION("The note cannot be read") {
    std::filesystem::create_directories(folder / "work/toy.md");
    const auto session = open(folder, aNote);
    const auto recorded = recordPin(*session, session->plan().sources[0], pin, false);
    REQUIRE_FALSE(recorded);
    CHECK(toEnglish(recorded.error().message).contains("toy.md"));
  }
  SECTION("The plan has no note of the source") {
    const auto session = open(folder, "[[source]]\nid = \"other\"\ntitle = \"Other\"\n"
                                      "url = \"https://example.org/other.git\"\ntarget = \"b.py\"\n"
                                      "[[note]]\nfile = \"other.md\"\nsource = \"other\"\n");
    const auto recorded = recordPin(*session, session->plan().sources[0], pin, false);
    REQUIRE_FALSE(recorded);
    CHECK(recorded.error().kind == ErrorKind::plan);
  }
}
