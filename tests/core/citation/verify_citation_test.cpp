#include "core/citation/verdict.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

using Kind = ObservedFile::Kind;

const std::string pin = "d98e8a64ddf34856e74b24714e3bedb2f5a39553";

ObservedFile lines(int count) {
  std::string bytes;
  for (int i = 0; i < count; ++i)
    bytes += "x\n";
  return {.kind = Kind::text, .text = SourceText::fromBytes(bytes), .message = {}};
}

ObservedFile of(Kind kind) {
  return {.kind = kind, .text = nullptr, .message = makeMessage({"told why"})};
}

/// Two sources: a, whose note cites, and b. Every file has what the test gave it.
struct World {
  ReadingPlan plan;
  Observations seen;
  Wanted wanted;

  World() {
    PlannedSource a;
    a.id = SourceId("a");
    a.url = "https://github.com/NVIDIA/Megatron-LM.git";
    a.target = "pkg/core/layers.py";
    a.side = {"pkg/core/mappings.py"};
    a.guides = {{{"docs/guide.md"}}};
    PlannedSource b;
    b.id = SourceId("b");
    b.url = "git@example.org:team/b.git";
    b.target = "torch/runtime.py";
    b.side = {"torch/layers.py"};
    plan.sources = {a, b};
    for (const PlannedSource& source : plan.sources) {
      SourceObservation& open = seen.sources[source.id];
      open.state = SourceState::ok;
      open.pin = {.state = ObservedPin::State::holds, .recorded = pin, .pin = pin, .message = {}};
      open.location = "/somewhere/" + source.id.text() + "-clone";
    }
    has("a", "pkg/core/layers.py", lines(1611));
    has("a", "pkg/core/mappings.py", lines(40));
    has("b", "torch/runtime.py", lines(100));
    has("b", "torch/layers.py", lines(7));
  }

  SourceObservation& source(const std::string& id) { return seen.sources[SourceId(id)]; }
  void has(const std::string& id, const std::string& path, ObservedFile file) {
    source(id).files[path] = std::move(file);
  }
  void trees(std::vector<std::string> a, std::vector<std::string> b) {
    source("a").tree = std::make_shared<const std::vector<std::string>>(std::move(a));
    source("b").tree = std::make_shared<const std::vector<std::string>>(std::move(b));
  }
  void close(const std::string& id) {
    SourceObservation& closed = source(id);
    closed = {};
    closed.state = SourceState::noCheckout;
    closed.message = makeMessage({"no place of %1 is known"}, id);
  }

  VerifiedCitation verify(const Citation& citation, const std::string& note = "a") {
    wanted = {};
    return verifyCitation(citation, SourceId(note), plan, seen, &wanted);
  }
  VerifiedCitation verify(const std::string& path, LineNumber first, LineNumber last,
                          const std::string& note = "a") {
    return verify(Citation{.path = path, .first = first, .last = last, .commit = "", .address = ""},
                  note);
  }
  Verdict verdict(const std::string& path, const std::string& note = "a") {
    return verify(path, 1, 1, note).verdict;
  }
  Verdict link(const std::string& address, const std::string& commit,
               const std::string& path = "pkg/core/layers.py") {
    return verify(
               Citation{.path = path, .first = 1, .last = 2, .commit = commit, .address = address})
        .verdict;
  }
};

} // namespace

TEST_CASE("Lines that a file has at the pin are ok", "[citation]") {
  World world;
  const VerifiedCitation cited = world.verify("pkg/core/layers.py", 142, 168);
  CHECK(cited.verdict == Verdict::ok);
  CHECK(cited.source == SourceId("a"));
  CHECK(cited.path == "pkg/core/layers.py");
  CHECK(cited.range == LineRange{142, 168});
  CHECK(cited.message.isEmpty());
  CHECK(world.wanted.isEmpty());
  CHECK(world.verify("pkg/core/layers.py", 1611, 1611).verdict == Verdict::ok);
}

TEST_CASE("A range that ends after the last line says which that is", "[citation]") {
  World world;
  const VerifiedCitation cited = world.verify("pkg/core/layers.py", 1600, 1612);
  CHECK(cited.verdict == Verdict::beyondEnd);
  CHECK(toEnglish(cited.message) == "Ends after the last line, 1611.");
  CHECK(world.verify("pkg/core/layers.py", 5000, 5001).verdict == Verdict::beyondEnd);
  world.has("a", "empty.py", lines(0));
  CHECK(world.verdict("empty.py") == Verdict::beyondEnd);
  Citation huge{.path = "pkg/core/layers.py",
                .first = {},
                .last = {},
                .commit = "",
                .address = "",
                .fault = CitationFault::tooLarge};
  CHECK(world.verify(huge).verdict == Verdict::beyondEnd);
  CHECK_FALSE(world.verify(huge).range);
}

TEST_CASE("What is wrong by its form is told whatever stands in the sources", "[citation]") {
  World world;
  Citation citation{.path = "pkg/core/layers.py",
                    .first = 168,
                    .last = 142,
                    .commit = "",
                    .address = "",
                    .fault = CitationFault::reversed};
  CHECK(world.verify(citation).verdict == Verdict::reversed);
  CHECK(toEnglish(world.verify(citation).message) == "The range is backwards: write L142-L168.");
  CHECK(world.verify(citation).path == "pkg/core/layers.py");
  world.close("a");
  CHECK(world.verify(citation).verdict == Verdict::reversed);
  citation.fault = CitationFault::lineZero;
  CHECK(world.verify(citation).verdict == Verdict::malformed);
  citation.fault = CitationFault::malformed;
  CHECK(world.verify(citation).verdict == Verdict::malformed);
}

TEST_CASE("A path is looked up in the note's source, then in the others", "[citation]") {
  World world;
  world.has("a", "README.md", lines(3));
  world.has("b", "README.md", lines(3));
  world.has("a", "torch/runtime.py", of(Kind::absent));
  CHECK(world.verify("README.md", 1, 1).source == SourceId("a"));
  CHECK(world.verify("README.md", 1, 1, "b").source == SourceId("b"));
  CHECK(world.verify("README.md", 1, 1, "").source == SourceId("a"));
  CHECK(world.verify("torch/runtime.py", 1, 1).source == SourceId("b"));
  CHECK(world.verify("./torch//runtime.py", 1, 1).path == "torch/runtime.py");
}

TEST_CASE("What was not looked at is wanted, and no verdict is given", "[citation]") {
  World world;
  const VerifiedCitation cited = world.verify("setup.py", 1, 1);
  CHECK(cited.verdict == Verdict::unverified);
  CHECK_FALSE(cited.message.isEmpty());
  CHECK(world.wanted.files[SourceId("a")].contains("setup.py"));
  CHECK(world.wanted.trees.empty());
  CHECK(verifyCitation({.path = "setup.py", .first = 1, .last = {}, .commit = "", .address = ""},
                       SourceId("a"), world.plan, world.seen, nullptr)
            .verdict == Verdict::unverified);
}

TEST_CASE("Answering what is wanted leads to a verdict in a few rounds", "[citation]") {
  World world;
  for (int round = 0; round < 8; ++round) {
    if (world.verdict("some/long/way/to/nothing.py") != Verdict::unverified)
      break;
    REQUIRE_FALSE(world.wanted.isEmpty());
    const Wanted wanted = world.wanted;
    for (const auto& [source, paths] : wanted.files)
      for (const std::string& path : paths)
        world.has(source.text(), path, of(Kind::absent));
    for (const SourceId& source : wanted.trees)
      world.source(source.text()).tree = std::make_shared<const std::vector<std::string>>(
          std::vector<std::string>{"pkg/core/layers.py"});
  }
  CHECK(world.verdict("some/long/way/to/nothing.py") == Verdict::noSuchFile);
  CHECK(world.wanted.isEmpty());
}

TEST_CASE("Leading folders of a clone are left out", "[citation]") {
  World world;
  world.trees({"pkg/core/layers.py", "setup.py"}, {"torch/runtime.py"});
  world.has("a", "setup.py", lines(9));
  const VerifiedCitation cited = world.verify("megatron-lm/pkg/core/layers.py", 1, 2);
  CHECK(cited.verdict == Verdict::ok);
  CHECK(cited.path == "pkg/core/layers.py");
  CHECK(world.verify("my/own/code/pkg/core/layers.py", 1, 2).verdict == Verdict::ok);
  CHECK(world.verify("site-packages/torch/runtime.py", 1, 2).source == SourceId("b"));
  // A bare name counts only below a folder that the checkout may be called by.
  CHECK(world.verdict("Megatron-LM/setup.py") == Verdict::ok);
  CHECK(world.verdict("a/setup.py") == Verdict::ok);
  CHECK(world.verdict("a-clone/setup.py") == Verdict::ok);
  CHECK(world.verdict("docs/setup.py") == Verdict::noSuchFile);
}

TEST_CASE("The end of a path finds the plan's own files first", "[citation]") {
  World world;
  world.trees({"other/layers.py", "pkg/core/layers.py", "pkg/core/mappings.py"},
              {"torch/layers.py", "torch/runtime.py"});
  CHECK(world.verify("layers.py", 1, 1).path == "pkg/core/layers.py");
  CHECK(world.verify("core/layers.py", 1, 1).path == "pkg/core/layers.py");
  CHECK(world.verify("layers.py", 1, 1, "b").path == "torch/layers.py");
  CHECK(world.verify("runtime.py", 1, 1).source == SourceId("b"));
  // A diagrams file has no source of its own.
  const VerifiedCitation several = world.verify("layers.py", 1, 1, "");
  CHECK(several.verdict == Verdict::ambiguous);
  CHECK(toEnglish(several.message) ==
        "Several files end so (pkg/core/layers.py, torch/layers.py): write more of the path.");
  CHECK(world.verdict("ayers.py") == Verdict::noSuchFile);
}

TEST_CASE("Other ends of paths must be those of one file", "[citation]") {
  World world;
  world.trees({"left/util.py", "lone/one.py", "pkg/core/layers.py", "right/util.py"},
              {"b/one.py", "b/two.py", "c/many.py", "d/many.py", "e/many.py", "f/many.py"});
  world.has("a", "lone/one.py", lines(1));
  world.has("b", "b/two.py", lines(1));
  CHECK(world.verify("one.py", 1, 1).path == "lone/one.py");
  CHECK(world.verify("two.py", 1, 1).path == "b/two.py");
  CHECK(world.verdict("util.py") == Verdict::ambiguous);
  CHECK(world.verify("util.py", 1, 1).path == "util.py");
  CHECK(toEnglish(world.verify("many.py", 1, 1).message) ==
        "Several files end so (c/many.py, d/many.py, e/many.py …): write more of the path.");
}

TEST_CASE("A path that nothing has names what may be meant", "[citation]") {
  World world;
  world.trees({"docs/api/index.md", "pkg/core/layers.py"}, {"torch/runtime.py"});
  CHECK(toEnglish(world.verify("pkg/other/Layers.py", 1, 1).message) ==
        "No source has a file pkg/other/Layers.py at its pin. Did you mean pkg/core/layers.py?");
  CHECK(toEnglish(world.verify("pkg/core/layer.py", 1, 1).message) ==
        "No source has a file pkg/core/layer.py at its pin. Did you mean pkg/core/layers.py?");
  CHECK(toEnglish(world.verify("nothing/like/it.c", 1, 1).message) ==
        "No source has a file nothing/like/it.c at its pin: correct the path.");
  CHECK(world.verdict("") == Verdict::noSuchFile);
  CHECK(world.verdict("../a/pkg/core/layers.py") == Verdict::ok); // ".." is a leading folder too
}

TEST_CASE("What is no file says what it is", "[citation]") {
  World world;
  world.has("a", "sub/x.py", of(Kind::submodule));
  world.has("a", "l.py", of(Kind::link));
  world.has("a", "big.bin", of(Kind::largeFilePointer));
  world.has("a", "program", of(Kind::binary));
  world.has("a", "pkg", of(Kind::folder));
  for (const auto& [path, word] : {std::pair{"sub/x.py", "submodule"},
                                   {"l.py", "symbolic link"},
                                   {"big.bin", "large-file pointer"},
                                   {"program", "binary file"},
                                   {"pkg", "folder"}}) {
    const VerifiedCitation cited = world.verify(path, 1, 1);
    CHECK(cited.verdict == Verdict::notAFile);
    CHECK(toEnglish(cited.message).contains(word));
  }
}

TEST_CASE("What cannot be read is not judged", "[citation]") {
  World world;
  world.has("a", "gone.py", of(Kind::notDownloaded));
  world.has("a", "hurt.py", of(Kind::unreadable));
  for (const char* path : {"gone.py", "hurt.py"}) {
    const VerifiedCitation cited = world.verify(path, 1, 1);
    CHECK(cited.verdict == Verdict::unverified);
    CHECK(toEnglish(cited.message) == "told why");
    CHECK(cited.source == SourceId("a"));
  }
}

TEST_CASE("While a source is closed its citations are not judged, and others' are", "[citation]") {
  World world;
  world.trees({"pkg/core/layers.py"}, {"README.md", "torch/runtime.py"});
  world.has("b", "README.md", lines(3));
  world.close("a");
  const VerifiedCitation cited = world.verify("pkg/core/layers.py", 1, 1);
  CHECK(cited.verdict == Verdict::unverified);
  CHECK(toEnglish(cited.message) == "no place of a is known");
  CHECK(cited.source == SourceId("a"));
  CHECK(world.verify("torch/runtime.py", 1, 1).verdict == Verdict::ok); // a file of the plan
  CHECK(world.verdict("README.md") == Verdict::unverified);             // a may have one
  CHECK(world.verdict("README.md", "b") == Verdict::ok);
  CHECK(world.verdict("nothing.py") == Verdict::unverified);
  CHECK(world.verdict("layers.py") == Verdict::unverified);
  CHECK(world.wanted.isEmpty());
}

TEST_CASE("A tree that cannot be listed is not asked for again", "[citation]") {
  World world;
  world.source("b").tree = std::make_shared<const std::vector<std::string>>();
  world.has("a", "x.py", of(Kind::absent));
  CHECK(world.verdict("x.py") == Verdict::unverified);
  CHECK(world.wanted.trees == std::set<SourceId>{SourceId("a")});
  world.source("a").isTreeUnavailable = true;
  CHECK(world.verdict("x.py") == Verdict::unverified);
  CHECK(world.wanted.isEmpty());
}

TEST_CASE("Accents may be composed or not, when one file is named so", "[citation]") {
  World world;
  const std::string composed = "docs/canci\xC3\xB3n.md";
  const std::string decomposed = "docs/cancio\xCC\x81n.md";
  world.has("a", composed, of(Kind::absent));
  world.has("a", decomposed, lines(5));
  world.trees({decomposed}, {});
  CHECK(world.verify(composed, 1, 5).verdict == Verdict::ok);
  CHECK(world.verify(composed, 1, 5).path == decomposed);
  CHECK(world.verify("canci\xC3\xB3n.md", 1, 5).path == decomposed);
  // Both forms side by side: the bytes decide, and other forms of the name are ambiguous.
  world.trees({"docs/a\xCC\x81\xCC\xA3.md", "docs/\xC3\xA1\xCC\xA3.md"}, {});
  world.has("a", "docs/\xE1\xBA\xA1\xCC\x81.md", of(Kind::absent));
  CHECK(world.verdict("docs/\xE1\xBA\xA1\xCC\x81.md") == Verdict::ambiguous);
}

TEST_CASE("A permalink is judged at the commit that it names", "[citation]") {
  World world;
  const std::string forge = "https://github.com/nvidia/megatron-lm";
  CHECK(world.link(forge, pin) == Verdict::ok);
  CHECK(world.link(forge, pin.substr(0, 12)) == Verdict::ok);
  CHECK(world.link(forge, "D98E8A64DD") == Verdict::ok);
  CHECK(world.link(forge, pin.substr(0, 6)) == Verdict::otherCommit);
  CHECK(world.link(forge, "main") == Verdict::otherCommit);
  CHECK(world.link(forge, std::string(40, 'a')) == Verdict::otherCommit);
  CHECK(world.link("https://example.org/team/b", pin, "torch/runtime.py") == Verdict::ok);
  CHECK(world.link("https://github.com/someone/else", pin) == Verdict::noSuchFile);
  // The whole path stands in a permalink: nothing is left out or completed.
  world.has("a", "layers.py", of(Kind::absent));
  CHECK(world.link(forge, pin, "layers.py") == Verdict::noSuchFile);
}

TEST_CASE("What is wrong with a permalink says what to do", "[citation]") {
  World world;
  const auto said = [&world](const std::string& address, const std::string& commit) {
    return toEnglish(world
                         .verify(Citation{.path = "pkg/core/layers.py",
                                          .first = 1,
                                          .last = 2,
                                          .commit = commit,
                                          .address = address})
                         .message);
  };
  CHECK(said("https://github.com/NVIDIA/Megatron-LM", "main") ==
        "The link leads to main, which may move: link to the pin, d98e8a64ddf3, or cite the path "
        "alone.");
  CHECK(said("https://github.com/NVIDIA/Megatron-LM", std::string(40, 'a')) ==
        "The link leads to commit aaaaaaaaaaaa, and the pin is d98e8a64ddf3: cite the lines at the "
        "pin.");
  CHECK(said("https://github.com/a/b", pin) ==
        "The link leads to https://github.com/a/b, which is no source of the plan.");
}

TEST_CASE("A permalink into a folder source counts with the tag of its version", "[citation]") {
  World world;
  world.source("a").isFolder = true;
  world.source("a").pin.pin = "2.6.0 sha256:" + std::string(64, 'a');
  const std::string forge = "https://github.com/NVIDIA/Megatron-LM";
  CHECK(world.link(forge, "v2.6.0") == Verdict::ok);
  CHECK(world.link(forge, pin) == Verdict::otherCommit);
  world.source("a").pin.pin = "2.6.0+debian sha256:" + std::string(64, 'a');
  CHECK(world.link(forge, "v2.6.0") == Verdict::ok);
  CHECK(world.link(forge, "v2.6.1") == Verdict::otherCommit);
}

TEST_CASE("A permalink into a package counts with the commit it was built from", "[citation]") {
  World world;
  world.source("a").isFolder = true;
  world.source("a").pin.pin = "2.6.0 sha256:" + std::string(64, 'a');
  world.source("a").builtFrom = pin;
  const std::string forge = "https://github.com/NVIDIA/Megatron-LM";
  CHECK(world.link(forge, pin) == Verdict::ok);
  CHECK(world.link(forge, pin.substr(0, 10)) == Verdict::ok);
  CHECK(world.link(forge, std::string(40, 'a')) == Verdict::otherCommit);
}

TEST_CASE("A permalink is compared with what is read, where that is not the pin", "[citation]") {
  World world;
  world.source("a").commit = *CommitId::parse(std::string(40, 'e'));
  CHECK(world.link("https://github.com/NVIDIA/Megatron-LM", std::string(40, 'e')) == Verdict::ok);
  CHECK(world.link("https://github.com/NVIDIA/Megatron-LM", pin) == Verdict::otherCommit);
}

TEST_CASE("Without a pin a permalink is not judged", "[citation]") {
  World world;
  world.close("a");
  CHECK(world.link("https://github.com/NVIDIA/Megatron-LM", pin) == Verdict::unverified);
}

TEST_CASE("One repository may be a source at two pins", "[citation]") {
  World world;
  world.plan.sources[1].url = world.plan.sources[0].url;
  world.source("b").pin.pin = std::string(40, 'b');
  world.has("b", "pkg/core/layers.py", lines(5));
  CHECK(world
            .verify(Citation{.path = "pkg/core/layers.py",
                             .first = 1,
                             .last = 2,
                             .commit = std::string(40, 'b'),
                             .address = "https://github.com/NVIDIA/Megatron-LM"})
            .source == SourceId("b"));
  CHECK(world.link("https://github.com/NVIDIA/Megatron-LM", std::string(40, 'c')) ==
        Verdict::otherCommit);
}
