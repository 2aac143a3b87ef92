#include "core/workspace/plan_reading.h"
#include "core/workspace/workspace.h"
#include "tests/fakes/memory_file_store.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

using namespace escolio;

namespace {

std::string plan(const std::string& id, const std::string& notesDir = ".") {
  return "format = 1\nid = \"" + id + "\"\ntitle = \"T\"\nnotes_dir = \"" + notesDir +
         "\"\n[[source]]\nid = \"s\"\ntarget = \"t.py\"\n[[note]]\nfile = \"n.md\"\nsource = "
         "\"s\"\n";
}

} // namespace

TEST_CASE("A workspace is the folder with a plan, also from below", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/w/escolio.toml"] = plan("mine", "notes");
  store.files["/w/notes/sub/x.md"] = "x";
  for (const char* folder :
       {"/w", "/w/", "/w/.", "/w/notes", "/w/notes/sub/", "/w/notes/../notes"}) {
    const auto workspace = openWorkspace(folder, {}, store);
    REQUIRE(workspace);
    CHECK(workspace->folder == "/w");
    CHECK(workspace->notesFolder == "/w/notes");
    CHECK(workspace->planFile == "/w/escolio.toml");
    CHECK(workspace->plan->id == "mine");
    CHECK(workspace->isFound);
    CHECK(workspace->note("n.md") == "/w/notes/n.md");
    CHECK(workspace->recallRecord() == "/w/notes/recall.md");
  }
}

TEST_CASE("The notes folder of the built-in plan makes a workspace too", "[workspace]") {
  fakes::MemoryFileStore store;
  store.folders = {"/escolio.toml", "/w/experiments/35-reading-notes", "/empty"};
  const auto workspace = openWorkspace("/w/experiments/35-reading-notes", {}, store);
  REQUIRE(workspace);
  CHECK(workspace->folder == "/w");
  CHECK(workspace->notesFolder == "/w/experiments/35-reading-notes");
  CHECK(workspace->planFile.empty());
  CHECK(workspace->plan->id == "lab-03");
}

TEST_CASE("The nearest workspace wins over one further up", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/a/escolio.toml"] = plan("outer");
  store.files["/a/b/experiments/35-reading-notes/n.md"] = "x";
  store.files["/a/b/c/escolio.toml"] = plan("inner");
  store.folders = {"/a/b/c/d", "/a/other"};
  CHECK(openWorkspace("/a/b/c/d", {}, store)->plan->id == "inner");
  CHECK(openWorkspace("/a/b", {}, store)->plan->id == "lab-03");
  CHECK(openWorkspace("/a/other", {}, store)->plan->id == "outer");
}

TEST_CASE("A folder without anything can become a workspace", "[workspace]") {
  fakes::MemoryFileStore store;
  store.folders = {"/empty", "/"};
  const auto workspace = openWorkspace("/empty", {}, store);
  REQUIRE(workspace);
  CHECK_FALSE(workspace->isFound);
  CHECK(workspace->folder == "/empty");
  CHECK(workspace->plan->id == "lab-03");
  CHECK(openWorkspace("/", {}, store)->folder == "/");
}

TEST_CASE("Another plan keeps its paths relative to the workspace", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/w/escolio.toml"] = plan("mine");
  store.files["/plans/other.toml"] = plan("other", "deep/notes");
  store.folders = {"/x/deep/notes/sub", "/y"};
  const auto own = openWorkspace("/w", "/plans/other.toml", store);
  REQUIRE(own);
  CHECK(own->folder == "/w");
  CHECK(own->notesFolder == "/w/deep/notes");
  CHECK(own->plan->id == "other");
  CHECK(own->planFile == "/plans/other.toml");
  CHECK(openWorkspace("/x/deep/notes/sub", "/plans/other.toml", store)->folder == "/x");
  CHECK(openWorkspace("/y", "/plans/other.toml", store)->folder == "/y");
}

TEST_CASE("What is no folder is told, with what to do next", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/w/escolio.toml"] = plan("mine");
  const auto absent = openWorkspace("/none/it's here", {}, store);
  REQUIRE_FALSE(absent);
  CHECK(absent.error().kind == ErrorKind::workspace);
  CHECK(toEnglish(absent.error().message) ==
        "There is no folder /none/it's here. To begin a reading there, run: escolio-cli init "
        "'/none/it'\\''s here'");
  CHECK(openWorkspace("/w/escolio.toml", {}, store).error().kind == ErrorKind::workspace);
  store.faults["/w"] = {ErrorKind::io, makeMessage({"no permission"})};
  CHECK(toEnglish(openWorkspace("/w", {}, store).error().message) == "no permission");
}

TEST_CASE("A wrong plan is told with every problem at its place", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/w/escolio.toml"] = plan("mine") + "max_word = 3\nname_pin = 1\n";
  const auto workspace = openWorkspace("/w", {}, store);
  REQUIRE_FALSE(workspace);
  CHECK(workspace.error().kind == ErrorKind::plan);
  CHECK(toEnglish(workspace.error().message) ==
        "The reading plan cannot be used:\n/w/escolio.toml:11:1: There is no key `max_word` here. "
        "Did you mean `max_words`?\n/w/escolio.toml:12:12: `name_pin` must be true or false.");
  const auto plan = readPlanFile("/w/escolio.toml", store);
  REQUIRE_FALSE(plan);
  CHECK(plan.error().problems.size() == 2);
  CHECK(openWorkspace("/w", "/none.toml", store).error().kind == ErrorKind::plan);
  CHECK(readPlanFile("/none.toml", store).error().problems.empty());
}

TEST_CASE("A source may be given for one call", "[workspace]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "odd@name/x", "x");
  ReadingPlan reading;
  reading.sources.resize(2);
  reading.sources[0].id = SourceId("a");
  reading.sources[1].id = SourceId("b");
  const auto given = [&reading](const std::string& text) {
    return parseSourceOverride(text, reading);
  };
  CHECK(given("a=/src/a/")->second.place == "/src/a");
  CHECK_FALSE(given("a=/src/a")->second.revision);
  CHECK(given("b=/src/a@v1.0")->second.place == "/src/a");
  CHECK(given("b=/src/a@v1.0")->second.revision == "v1.0");
  CHECK(given("b=/src/a@v1.0")->first == SourceId("b"));
  CHECK(given("a=x")->second.place == std::filesystem::current_path() / "x");
  const std::string odd = (folder / "odd@name").string();
  CHECK(given("a=" + odd)->second.place == odd);
  CHECK(given("a=" + odd + "@main")->second.revision == "main");
  for (const char* wrong : {"", "a", "a=", "=/x", "c=/x", "a=/x@"})
    CHECK(given(wrong).error().kind == ErrorKind::usage);
  CHECK(toEnglish(given("c=/x").error().message) == "The plan has no source c. It has: a, b.");
}

TEST_CASE("A source lies where the settings say, else where the plan does", "[workspace]") {
  fakes::MemoryFileStore store;
  Workspace workspace;
  workspace.folder = "/w";
  auto reading = std::make_shared<ReadingPlan>();
  reading->id = "an-id-that-no-reader-has-settings-for";
  workspace.plan = reading;
  PlannedSource source;
  source.id = SourceId("a");
  CHECK(locateSource(workspace, source, store) == std::nullopt);
  source.path = "../src/a";
  CHECK(locateSource(workspace, source, store) == std::filesystem::path("/src/a"));
}

TEST_CASE("A folder that holds notes of the plan is the notes folder", "[workspace]") {
  fakes::MemoryFileStore store;
  store.files["/lynx/experiments/35-reading-notes/synthesis.md"] = "x";
  store.files["/lynx/experiments/draft/synthesis.md"] = "x";
  store.files["/lynx/experiments/other/README.md"] = "x";
  store.files["/alone/my notes/fsdp-prefetch.md"] = "x";
  store.files["/lynx/megatron-tp-layers.md"] = "x";
  const auto draft = openWorkspace("/lynx/experiments/draft", {}, store);
  REQUIRE(draft);
  CHECK(draft->folder == "/lynx");
  CHECK(draft->notesFolder == "/lynx/experiments/draft");
  const auto alone = openWorkspace("/alone/my notes", {}, store);
  REQUIRE(alone);
  CHECK(alone->isFound);
  CHECK(alone->folder == "/alone/my notes");
  CHECK(alone->notesFolder == "/alone/my notes");
  for (const char* folder : {"/lynx", "/lynx/experiments", "/lynx/experiments/other"})
    CHECK(openWorkspace(folder, {}, store)->notesFolder == "/lynx/experiments/35-reading-notes");
}
