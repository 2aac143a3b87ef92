#include "core/workspace/source_locations.h"
#include "tests/fakes/memory_file_store.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <string>

using namespace escolio;

namespace {

const std::string file = "/config/escolio/sources.toml";

PlannedSource source(const std::string& id, const std::string& url = "") {
  PlannedSource planned;
  planned.id = SourceId(id);
  planned.url = url;
  return planned;
}

std::string found(fakes::MemoryFileStore& store, const std::string& plan,
                  const PlannedSource& planned) {
  const auto place = SourceLocations(store, file).find(plan, planned);
  if (!place)
    return toEnglish(place.error().message);
  return place->has_value() ? (*place)->string() : "none";
}

} // namespace

TEST_CASE("What is recorded is found, for this source of this plan only", "[locations]") {
  fakes::MemoryFileStore store;
  SourceLocations locations(store, file);
  CHECK(found(store, "lab", source("a")) == "none");
  REQUIRE(locations.record("lab", source("a"), "/src/a"));
  REQUIRE(locations.record("lab", source("b"), "/src/b \"quoted\" \\ ñ"));
  REQUIRE(locations.record("other", source("a"), "/src/other"));
  CHECK(found(store, "lab", source("a")) == "/src/a");
  CHECK(found(store, "lab", source("b")) == "/src/b \"quoted\" \\ ñ");
  CHECK(found(store, "other", source("a")) == "/src/other");
  CHECK(found(store, "third", source("a")) == "none");
  REQUIRE(locations.record("lab", source("a"), "/new/./x/../a"));
  CHECK(found(store, "lab", source("a")) == "/new/a");
  CHECK(found(store, "other", source("a")) == "/src/other");
}

TEST_CASE("Two plans with one repository share its place", "[locations]") {
  fakes::MemoryFileStore store;
  SourceLocations locations(store, file);
  REQUIRE(locations.record("lab", source("m", "https://github.com/a/m.git"), "/src/m"));
  CHECK(found(store, "mine", source("megatron", "git@github.com:a/m.git")) == "/src/m");
  CHECK(found(store, "mine", source("m")) == "none");
  REQUIRE(locations.record("mine", source("megatron", "git@github.com:a/m.git"), "/src/m2"));
  CHECK(found(store, "mine", source("megatron", "git@github.com:a/m.git")) == "/src/m2");
  CHECK(found(store, "lab", source("m", "https://github.com/a/m.git")) == "/src/m");
}

TEST_CASE("What the reader added to the file stays", "[locations]") {
  fakes::MemoryFileStore store;
  store.files[file] = "# mine\r\nother = 1\r\n\r\n[[place]]\r\nplan = 'lab' # the lab\r\n"
                      "source = \"a\"\r\npath = '/old é' # here\r\ncolour = \"red\"\r\n";
  REQUIRE(SourceLocations(store, file).record("lab", source("a"), "/new"));
  CHECK(store.files[file] ==
        "# mine\r\nother = 1\r\n\r\n[[place]]\r\nplan = 'lab' # the lab\r\nsource = \"a\"\r\n"
        "path = \"/new\" # here\r\ncolour = \"red\"\r\n");
}

TEST_CASE("A place in the reader's home may be written with a tilde", "[locations]") {
  fakes::MemoryFileStore store;
  store.files[file] = "[[place]]\nplan = \"lab\"\nsource = \"a\"\npath = \"~/src/a\"\n";
  const char* home = std::getenv("HOME");
  CHECK(found(store, "lab", source("a")) == std::string(home != nullptr ? home : "") + "/src/a");
}

TEST_CASE("A file with an error is told by name and line, and not written to", "[locations]") {
  fakes::MemoryFileStore store;
  for (const auto& [text, place] :
       {std::pair{"a = 1\n[[place]\n", ", line 2, column 9: This is not valid TOML"},
        {"place = 3\n", ", line 1, column 1: `place` must be a list of tables"},
        {"[[place]]\npath = 3\n", ", line 2, column 8: `path` must be text"},
        {"[[place]]\npath = \"src\"\n", ", line 2, column 8: `path` must be absolute"}}) {
    store.files[file] = text;
    CHECK(found(store, "lab", source("a")).starts_with(file + place));
    CHECK_FALSE(SourceLocations(store, file).record("lab", source("a"), "/x"));
    CHECK(store.files[file] == text);
  }
}

TEST_CASE("A file that a place does not fit into is left as it is", "[locations]") {
  fakes::MemoryFileStore store;
  const std::string text = "place = [{ plan = \"lab\", source = \"a\", path = \"/a\" }]\n";
  store.files[file] = text;
  SourceLocations locations(store, file);
  CHECK_FALSE(locations.record("lab", source("b"), "/b"));
  CHECK(store.files[file] == text);
  REQUIRE(locations.record("lab", source("a"), "/c"));
  CHECK(found(store, "lab", source("a")) == "/c");
}

TEST_CASE("Faults of the file system are told", "[locations]") {
  fakes::MemoryFileStore store;
  store.faults[file] = {ErrorKind::io, makeMessage({"no permission"})};
  CHECK(found(store, "lab", source("a")) == "no permission");
  CHECK_FALSE(SourceLocations(store, file).record("lab", source("a"), "/x"));
}

TEST_CASE("The settings lie where the desktop's specification says", "[locations]") {
  const char* before = std::getenv("XDG_CONFIG_HOME");
  const std::string kept = before != nullptr ? before : "";
  ::setenv("XDG_CONFIG_HOME", "/conf", 1);
  CHECK(SourceLocations::standardFile() == "/conf/escolio/sources.toml");
  ::setenv("XDG_CONFIG_HOME", "relative", 1);
  CHECK(SourceLocations::standardFile().string().ends_with("/.config/escolio/sources.toml"));
  if (before != nullptr)
    ::setenv("XDG_CONFIG_HOME", kept.c_str(), 1);
  else
    ::unsetenv("XDG_CONFIG_HOME");
}
