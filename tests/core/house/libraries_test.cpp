#include "tests/core/house/library_rules.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::house;

namespace {

std::string stray(std::string path, std::string header) {
  return toText(strayLibraryHeaders({std::move(path), "#include <" + header + ">\n"}));
}

} // namespace

TEST_CASE("Each library's headers stay in the file that adapts it", "[house]") {
  CHECK(report(sourceFiles(), strayLibraryHeaders) == "");
}

TEST_CASE("Every file that may include a library's headers does", "[house]") {
  CHECK(toText(emptyHomes(sourceFiles())) == "");
}

TEST_CASE("A library's header away from its home is caught", "[house]") {
  CHECK(stray("core/source/pin.cpp", "git2.h") ==
        "core/source/pin.cpp:1: <git2.h> of libgit2 belongs in the file that adapts it "
        "(core/source/git_*)\n");
  CHECK(stray("ui/code/code_view.cpp", "git2.h") != "");
  CHECK(stray("ui/code/code_view.cpp", "git2/blob.h") != "");
  CHECK(stray("ui/notes/note_editor.cpp", "md4c.h") != "");
  CHECK(stray("core/plan/plan_file.cpp", "toml++/toml.hpp") != "");
  CHECK(stray("core/base/utf8.cpp", "catch2/catch_test_macros.hpp") != "");
  CHECK(stray("core/base/utf8.cpp", "openssl/sha.h") != "");

  CHECK(stray("core/source/git_handles.cpp", "git2.h") == "");
  CHECK(stray("core/base/toml_document.cpp", "toml++/toml.hpp") == "");
  CHECK(stray("core/base/utf8.cpp", "sys/stat.h") == "");
  CHECK(stray("core/base/utf8.cpp", "string_view") == "");
  CHECK(stray("ui/code/code_view.cpp", "QWidget") == "");
}

TEST_CASE("A library's header in a header is caught, even at home", "[house]") {
  for (const Library& library : libraries())
    for (const std::string_view header : library.headers) {
      INFO(header);
      const std::string name = std::string(header) + (header.ends_with('/') ? "a.h" : "");
      CHECK(stray("core/source/git_handles.h", name) != "");
      CHECK(stray("core/base/toml_document.h", name) != "");
    }
}

TEST_CASE("A home without its library is caught", "[house]") {
  const std::vector<ProjectFile> files = {{"core/source/git_handles.cpp", "#include <git2.h>\n"}};
  const std::string text = toText(emptyHomes(files));
  CHECK_FALSE(text.contains("libgit2"));
  CHECK(text.contains("core/base/toml_document.cpp:0: does not use toml++ any more\n"));
}
