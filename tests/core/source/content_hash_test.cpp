#include "core/source/content_hash.h"
#include "core/source/folder_pin.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("SHA-256 gives the values of FIPS 180-4", "[content-hash]") {
  CHECK(sha256Hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256Hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  ContentHash hash;
  hash.add("a");
  hash.add("bc");
  CHECK(hash.takeHex() == sha256Hex("abc"));
  CHECK(hash.takeHex() == sha256Hex(""));
}

TEST_CASE("A folder's hash is over path, NUL, size, NUL, bytes, in path order", "[content-hash]") {
  using namespace std::string_view_literals;
  const std::string expected = sha256Hex(std::string_view("a.py\0"
                                                          "3\0"
                                                          "x\0y"
                                                          "b/c.py\0"
                                                          "0\0",
                                                          4 + 1 + 1 + 1 + 3 + 6 + 1 + 1 + 1));
  CHECK(folderContentHash({{"b/c.py", ""}, {"a.py", "x\0y"sv}}) == expected);
  CHECK(folderContentHash({{"a.py", "x\0y"sv}, {"b/c.py", ""}}) == expected);
  CHECK(folderContentHash({{"a.py", "x"}}) != folderContentHash({{"a.py", "y"}}));
  CHECK(folderContentHash({{"a.py", "x"}}) != folderContentHash({{"b.py", "x"}}));
}
