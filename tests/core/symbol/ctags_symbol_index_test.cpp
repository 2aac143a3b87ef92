#include "core/process/posix_process_runner.h"
#include "core/symbol/ctags_symbol_index.h"
#include "tests/fakes/fake_process_runner.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;

namespace {

ProcessResult answer(std::string output) {
  return {0, std::move(output), ""};
}

} // namespace

TEST_CASE("Symbols of a Python file come with scope and last line", "[symbols]") {
  const PosixProcessRunner runner;
  ProcessRequest version;
  version.program = "ctags";
  version.arguments = {"--version"};
  if (!runner.run(version))
    SKIP("ctags is not installed");
  const auto text = SourceText::fromBytes("import torch.nn as nn\n"
                                          "class Linear(nn.Module):\n"
                                          "    def forward(self, x):\n"
                                          "        def inner():\n"
                                          "            return x\n"
                                          "        return inner()\n"
                                          "\n"
                                          "def split(\n"
                                          "    size,\n"
                                          "):\n"
                                          "    return size\n");
  const auto symbols = CtagsSymbolIndex(runner).symbols("lib/core/layers.py", *text);
  REQUIRE(symbols);
  CHECK(*symbols == std::vector<Symbol>{{"Linear", "class", "", {2, 6}},
                                        {"forward", "member", "Linear", {3, 6}},
                                        {"inner", "function", "Linear.forward", {4, 5}},
                                        {"split", "function", "", {8, 11}}});
  CHECK(CtagsSymbolIndex(runner).symbols("notes.unknown-language", *text)->empty());
  CHECK(CtagsSymbolIndex(runner).symbols("-x.py", *text)->size() == 4);
  CHECK(CtagsSymbolIndex(runner).symbols(std::string(300, 'n') + ".py", *text)->size() == 4);
}

TEST_CASE("ctags gets a copy that is gone afterwards, and nobody's settings", "[symbols]") {
  std::filesystem::path copy;
  const FakeProcessRunner runner([&](const ProcessRequest& request) {
    copy = request.arguments.back();
    CHECK(std::filesystem::file_size(copy) == 6);
    return answer("");
  });
  CHECK(CtagsSymbolIndex(runner).symbols("a/b.cpp", *SourceText::fromBytes("int a;"))->empty());
  CHECK(copy.filename() == "b.cpp");
  CHECK_FALSE(std::filesystem::exists(copy.parent_path()));
  CHECK(runner.requests().front().program == "ctags");
  CHECK(runner.requests().front().arguments.front() == "--options=NONE");
}

TEST_CASE("Lines of ctags that are no tags are passed over", "[symbols]") {
  const FakeProcessRunner runner([](const ProcessRequest&) {
    return answer("{\"_type\": \"ptag\", \"name\": \"JSON_OUTPUT_VERSION\"}\n"
                  "not JSON\n"
                  "[1]\n"
                  "{\"_type\": \"tag\", \"name\": \"b\", \"line\": 9, \"kind\": \"function\"}\n"
                  "{\"_type\": \"tag\", \"name\": \"bad\", \"line\": \"x\"}\n"
                  "{\"_type\": \"tag\", \"name\": \"bad\", \"line\": 0}\n"
                  "{\"_type\": \"tag\", \"name\": \"broken \xff\", \"line\": 3}\n"
                  "{\"_type\": \"tag\", \"name\": \"a\", \"line\": 4, \"end\": 2}");
  });
  CHECK(CtagsSymbolIndex(runner).symbols("a.py", *SourceText::fromBytes("")).value() ==
        std::vector<Symbol>{{"a", "", "", {4, 4}}, {"b", "function", "", {9, 9}}});
}

TEST_CASE("Why there are no symbols is told", "[symbols]") {
  const auto text = SourceText::fromBytes("x\n");
  const auto kindOf = [&](const Result<ProcessResult>& answered) {
    const FakeProcessRunner runner([&](const ProcessRequest&) { return answered; });
    return CtagsSymbolIndex(runner).symbols("a.py", *text).error().kind;
  };
  CHECK(kindOf(failure(ErrorKind::notFound, {})) == ErrorKind::notFound);
  CHECK(kindOf(failure(ErrorKind::io, {})) == ErrorKind::io);
  CHECK(kindOf(ProcessResult{1, "", "ctags: Unknown option: --output-format=json\n"}) ==
        ErrorKind::unsupported);
  CHECK(kindOf(ProcessResult{1, "", "ctags: no input files\n"}) == ErrorKind::io);
}
