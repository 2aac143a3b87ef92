#include "core/process/temporary_copy.h"
#include "core/source/file_bytes.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
namespace fs = std::filesystem;

TEST_CASE("A temporary copy has the name and the bytes, and goes away", "[process]") {
  fs::path file;
  {
    auto copy = TemporaryCopy::make("layers.py", std::string_view("a\0b\r\n", 5));
    REQUIRE(copy);
    file = copy->file();
    CHECK(file.filename() == "layers.py");
    CHECK(readFileBytes(file, 100).value() == std::string("a\0b\r\n", 5));
    CHECK((fs::status(file.parent_path()).permissions() & fs::perms::others_all) ==
          fs::perms::none);
    const TemporaryCopy moved = std::move(*copy);
    CHECK(fs::exists(moved.file()));
  }
  CHECK_FALSE(fs::exists(file.parent_path()));
}

TEST_CASE("A name that cannot be one keeps its extension", "[process]") {
  CHECK(TemporaryCopy::make(std::string(300, 'x') + ".py", "")->file().filename() == "file.py");
  CHECK(TemporaryCopy::make("..", "")->file().filename() == "file");
  CHECK(TemporaryCopy::make("", "")->file().filename() == "file");
  CHECK(TemporaryCopy::make("a/b", "")->file().filename() == "file");
  CHECK(TemporaryCopy::make("ñ b.py", "")->file().filename() == "ñ b.py");
}
