#include "tests/cli/support/program.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::test;
using escolio::fakes::writeFile;

TEST_CASE("words counts what is read, what is cited, and what wc says", "[verbs]") {
  const Program program;
  const auto folder = program.folder("words");
  writeFile(folder / "a.md",
            "# Two words\n\nThree more words. `a/b.py:L1-L2`\n\n```\nnot these\n```\n");
  const Answer answer = program.run({"words", "a.md"}, folder);
  CHECK(answer.exitCode == 0);
  CHECK(answer.output == "a.md: 5 + 1 in citations (wc -w: 11)\n");
}

TEST_CASE("words tells which file it could not read and counts the others", "[verbs]") {
  const Program program;
  const auto folder = program.folder("words");
  writeFile(folder / "a.md", "One.\n");
  const Answer answer = program.run({"words", "b.md", "a.md"}, folder);
  CHECK(answer.exitCode == 2);
  CHECK(answer.output.starts_with("a.md: 1 "));
  CHECK(answer.errors.contains("b.md"));
}

TEST_CASE("cite shows the lines at the pin", "[verbs]") {
  const Program program;
  const auto made = program.fixture("complete");
  const Answer answer = program.run({"cite", "layers.py:9-11"}, made / "notes");
  CHECK(answer.exitCode == 0);
  CHECK(answer.output.contains("toy/layers.py:L9-L11"));
  CHECK(answer.output.contains("\n 9  value_009 = 9\n10  value_010 = 10\n11  value_011 = 11\n"));
  writeFile(made / "repo" / "toy" / "layers.py", "rewritten\n");
  CHECK(program.run({"cite", "toy/layers.py:L11"}, made / "notes").output.contains("value_011"));
}

TEST_CASE("cite tells a citation that does not hold from one that could not be looked up",
          "[verbs]") {
  const Program program;
  const auto made = program.fixture("complete");
  const Answer beyond = program.run({"cite", "toy/layers.py:L201"}, made / "notes");
  CHECK(beyond.exitCode == 1);
  CHECK(beyond.errors.contains("beyond-end"));
  CHECK(program.run({"cite", "no citation"}, made / "notes").exitCode == 2);
  std::filesystem::remove_all(made / "repo");
  CHECK(program.run({"cite", "toy/layers.py:L1"}, made / "notes").exitCode == 2);
}

TEST_CASE("init makes what is missing and leaves the rest alone", "[verbs]") {
  const Program program;
  const auto folder = program.folder("new");
  writeFile(folder / "experiments/35-reading-notes/synthesis.md", "mine\n");
  const Answer answer = program.run({"init", "new", "--lang", "es"}, folder.parent_path());
  CHECK(answer.exitCode == 0);
  CHECK(readFile(folder / "experiments/35-reading-notes/synthesis.md") == "mine\n");
  CHECK(answer.output.contains("megatron-tp-layers.md"));
  CHECK_FALSE(answer.output.contains("synthesis.md"));
  CHECK(program.run({"check", folder}).exitCode == 1);
}

TEST_CASE("init keeps the plan that it was given", "[verbs]") {
  const Program program;
  const auto plan = program.fixture("complete") / "notes" / "escolio.toml";
  const Answer answer = program.run({"init", "fresh", "--plan", plan, "--git"});
  CHECK(answer.exitCode == 0);
  const auto fresh = program.folder("elsewhere/fresh");
  CHECK(readFile(fresh / "escolio.toml") == readFile(plan));
  CHECK(std::filesystem::exists(fresh / "split.md"));
  CHECK(std::filesystem::exists(fresh / ".git"));
  CHECK(program.run({"init", "fresh", "--plan", plan}).exitCode == 2);
  CHECK(program.run({"init", "fresh"}).output.contains("nothing was missing"));
}

TEST_CASE("sample lays down a reading that is half done", "[verbs]") {
  const Program program;
  const Answer answer = program.run({"sample", "try", "--lang", "en"});
  CHECK(answer.exitCode == 0);
  const auto notes = program.folder("elsewhere/try") / "notes";
  const Answer checked = program.run({"check", notes, "--format", "json"});
  CHECK(checked.exitCode == 1);
  CHECK(stateOf(checked, "pin-recorded") == "met");
  CHECK(stateOf(checked, "note-words") == "met");
  CHECK(stateOf(checked, "decisions") == "unmet");
  CHECK(stateOf(checked, "recall") == "unmet");
  CHECK(program.run({"sample", "try"}).exitCode == 2);
}

TEST_CASE("source keeps the place of a checkout in the reader's settings", "[verbs]") {
  const Program program;
  const auto made = program.fixture("complete");
  const auto notes = made / "notes";
  std::filesystem::rename(made / "repo", made / "moved");
  CHECK(program.run({"check", notes}).exitCode == 2);
  const Answer recorded = program.run({"source", "toy", "../moved/toy"}, notes);
  CHECK(recorded.exitCode == 0);
  CHECK(recorded.output == "toy: " + (made / "moved").string() + "\n");
  CHECK(program.run({"check", notes}).exitCode == 0);
  CHECK(program.run({"source"}, notes).output == recorded.output);
  CHECK(program.run({"source", "toy"}, notes).output == recorded.output);
}

TEST_CASE("source refuses a folder that has not the target", "[verbs]") {
  const Program program;
  const auto made = program.fixture("complete");
  const auto empty = program.folder("empty");
  const Answer answer = program.run({"source", "toy", empty}, made / "notes");
  CHECK(answer.exitCode == 2);
  CHECK(answer.errors.contains("toy/layers.py"));
  CHECK(program.run({"source", "tpy", empty}, made / "notes").errors.contains("toy"));
}

TEST_CASE("pin shows what a source is read at", "[verbs]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  const std::string pin = readFile(notes / "toy-sha.txt");
  const Answer answer = program.run({"pin", "toy"}, notes);
  CHECK(answer.exitCode == 0);
  CHECK(answer.output == "toy @ " + pin + (pin.ends_with('\n') ? "" : "\n"));
}

TEST_CASE("pin writes the full id of what it is given", "[verbs]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  const std::string pin = readFile(notes / "toy-sha.txt").substr(0, 40);
  CHECK(program.run({"pin", "toy", "HEAD~1"}, notes).exitCode == 0);
  const std::string old = readFile(notes / "toy-sha.txt");
  CHECK(old.size() == 41);
  CHECK_FALSE(old.starts_with(pin));
  CHECK(program.run({"pin", "toy", "main"}, notes).exitCode == 0);
  CHECK(readFile(notes / "toy-sha.txt") == pin + "\n");
  CHECK(program.run({"pin", "toy", "no-such-branch"}, notes).exitCode == 2);
  CHECK(readFile(notes / "toy-sha.txt") == pin + "\n");
}

TEST_CASE("pin writes the pin line where the plan has no pin file", "[verbs]") {
  const Program program;
  const auto notes = program.fixture("pin-line-is-the-pin") / "notes";
  CHECK(program.run({"pin", "toy", "HEAD~1"}, notes).exitCode == 0);
  const std::string old = program.run({"pin", "toy"}, notes).output;
  CHECK(readFile(notes / "split.md").contains("\n" + old.substr(0, 18) + "\n"));
}

TEST_CASE("A source can be read elsewhere and at another commit for once", "[verbs]") {
  const Program program;
  const auto made = program.fixture("complete");
  const Answer now = program.run({"cite", "toy/layers.py:L200"}, made / "notes");
  CHECK(now.exitCode == 0);
  const Answer before = program.run(
      {"cite", "toy/layers.py:L200", "--source", "toy=" + (made / "repo").string() + "@HEAD~1"},
      made / "notes");
  CHECK(before.exitCode == 1);
}
