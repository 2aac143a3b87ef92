#include "core/plan/plan_file.h"
#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/init_workspace.h"
#include "tests/fakes/memory_file_store.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

using namespace escolio;
namespace fs = std::filesystem;

TEST_CASE("A new reading has a first text for every file of the plan", "[init]") {
  fakes::MemoryFileStore store;
  const auto made = initWorkspace("/w", builtinPlan(), "es_ES", false, store, PosixProcessRunner());
  REQUIRE(made);
  CHECK(made->notesFolder == "/w/experiments/35-reading-notes");
  CHECK(made->written ==
        std::vector<std::string>{"megatron-tp-layers.md", "fsdp-prefetch.md", "synthesis.md"});
  CHECK_FALSE(made->madeRepository);
  CHECK(store.files["/w/experiments/35-reading-notes/megatron-tp-layers.md"] ==
        "# Las capas lineales con paralelismo tensorial de Megatron-LM\n\n## Decisiones\n\n## "
        "Conectar los puntos\n");
  CHECK(store.files["/w/experiments/35-reading-notes/synthesis.md"] ==
        "# Síntesis: dos diagramas\n\n## Un bloque transformer con el paralelismo tensorial de "
        "Megatron\n\n## La línea temporal del forward de FSDP\n");
  CHECK(store.files.size() == 3); // pins and answers are the reader's
}

TEST_CASE("First texts are in the reader's language", "[init]") {
  const PlannedNote& note = builtinPlan().notes.front();
  CHECK(firstText(note, "en").contains("## Decisions\n\n## Connect the dots\n"));
  CHECK(firstText(note, "fr").contains("## Decisions\n\n## Connect the dots\n"));
  CHECK(firstText(note, "es").contains("## Decisiones\n\n## Conectar los puntos\n"));
  PlannedNote other;
  other.file = "sub/other.md";
  CHECK(firstText(other, "en") == "# sub/other\n\n## Decisions\n");
  other.title = "Other";
  other.closing = ClosingRule{.headings = {"fazit"}, .mentions = {}, .hint = {}};
  CHECK(firstText(other, "es") == "# Other\n\n## Decisiones\n\n## Fazit\n");
}

TEST_CASE("What is there stays as it is", "[init]") {
  fakes::MemoryFileStore store;
  const std::string note = "/w/experiments/35-reading-notes/megatron-tp-layers.md";
  store.files[note] = "mine";
  const auto made = initWorkspace("/w", builtinPlan(), "en", false, store, PosixProcessRunner());
  REQUIRE(made);
  CHECK(store.files[note] == "mine");
  CHECK(made->written == std::vector<std::string>{"fsdp-prefetch.md", "synthesis.md"});
  const auto again = initWorkspace("/w", builtinPlan(), "en", false, store, PosixProcessRunner());
  REQUIRE(again);
  CHECK(again->written.empty());
  CHECK(store.writes == 2);
}

TEST_CASE("A repository is made only where there is none", "[init]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  const fs::path place = folder / "new";
  const auto init = [&] {
    return initWorkspace(place, builtinPlan(), "en", true, store, PosixProcessRunner());
  };
  const auto made = init();
  REQUIRE(made);
  CHECK(made->madeRepository);
  CHECK(fs::exists(place / ".git/HEAD"));
  const auto again = init();
  REQUIRE(again);
  CHECK_FALSE(again->madeRepository);
  const auto below =
      initWorkspace(place / "inner", builtinPlan(), "en", true, store, PosixProcessRunner());
  REQUIRE(below);
  CHECK_FALSE(below->madeRepository);
}

TEST_CASE("A folder that cannot be made is an error", "[init]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "file", "x");
  DiskFileStore store;
  const auto made =
      initWorkspace(folder / "file", builtinPlan(), "en", false, store, PosixProcessRunner());
  REQUIRE_FALSE(made);
  CHECK(made.error().kind == ErrorKind::io);
  CHECK(toEnglish(made.error().message).contains((folder / "file").string()));
}
