#include "core/process/posix_process_runner.h"
#include "core/process/shell_words.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A word for the shell comes back from it unchanged", "[process]") {
  CHECK(shellWord("/srv/ada/repo") == "/srv/ada/repo");
  CHECK(shellWord("d98e8a6^{tree}") == "'d98e8a6^{tree}'");
  CHECK(shellWord("") == "''");
  for (const char* word : {"a b", "it's", "$HOME `x` \"y\"", "~", "*", "ñ", "a\nb"}) {
    ProcessRequest request;
    request.program = "sh";
    request.arguments = {"-c", "printf '%s' " + shellWord(word)};
    CHECK(PosixProcessRunner().run(request)->output == word);
  }
}
