#include "core/plan/plan_file.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

const std::string smallPlan = R"(format = 1
id = "queue"
title = "How the queue wakes its readers"
[[source]]
id = "queue"
target = "src/queue.c"
[[note]]
file = "queue.md"
source = "queue"
)";

/// "line:column text" of every problem.
std::vector<std::string> problemsOf(const std::string& toml) {
  std::vector<std::string> texts;
  const auto plan = parsePlan(toml);
  if (!plan)
    for (const PlanProblem& problem : plan.error())
      texts.push_back(std::to_string(problem.place.line) + ":" +
                      std::to_string(problem.place.column) + " " + toEnglish(problem.message));
  return texts;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("The smallest plan is read with its defaults", "[plan]") {
  const auto plan = parsePlan(smallPlan);
  REQUIRE(plan);
  CHECK(plan->id == "queue");
  CHECK(plan->notesDir == ".");
  REQUIRE(plan->sources.size() == 1);
  CHECK(plan->sources[0].title.in("es") == "queue");
  CHECK(plan->sources[0].pinFile.empty());
  REQUIRE(plan->notes.size() == 1);
  CHECK(plan->notes[0].title.in("en") == "queue.md");
  CHECK(plan->notes[0].source == SourceId("queue"));
  CHECK_FALSE(plan->notes[0].maxWords);
  CHECK_FALSE(plan->notes[0].closing);
  CHECK_FALSE(plan->restrictions);
  CHECK(plan->referenceFile.empty());
}

TEST_CASE("Every key of a plan reaches its value", "[plan]") {
  const auto plan = parsePlan(R"(format = 1
id = "all.of_it-2"
title.en = "All"
title.es = "Todo"
description = { en = "Why", es = "Por qué" }
notes_dir = "./a//b/"

[[source]]
id = "s"
title = "The source"
url = "git@example.org:o/s.git"
path = "../s"
target = "t.py"
focus = ["A", "b"]
side = ["x/y.py"]
guide = ["g.md", "t.py#A", ["one.rst", "two.md#B"]]
pin_file = "s-sha.txt"
hint = "Begin at the end"

[[note]]
file = "n.md"
title = "N"
source = "s"
max_words = 300
min_decisions = 5
decision_words = [50, 80]
name_pin = true
candidates = [{ id = "c", text = { en = "C?", es = "¿C?" }, hints = ["old", "new"] }]
[note.closing]
heading = ["connect the dots"]
mentions = [["lab 02", "tutor"], ["x"]]
hint.es = "¿Cuándo?"

[[diagrams]]
file = "d.md"
title = "D"
max_words = 200
count = 2
lines = [6, 16]
[[diagrams.show]]
title = "One"
mentions = [["all-reduce"]]
at_least = { "all-reduce" = 2 }
hint = "Draw it"

[[recall]]
id = "why is it so?"
question = "Why?"
lines = ["s:t.py#A", "s:x/y.py:L1-L20"]

[restrictions]
max_code_lines = 0
max_pasted_lines = 3
images = false
text = ["Read.", { en = "Cite.", es = "Cita." }]

[reference]
file = "solutions/ref.md"
hint = "Compare"
)");
  REQUIRE(plan);
  CHECK(plan->id == "all.of_it-2");
  CHECK(plan->title.in("es_ES") == "Todo");
  CHECK(plan->description.in("es") == "Por qué");
  CHECK(plan->notesDir == "a/b");
  const PlannedSource& source = plan->sources.at(0);
  CHECK(source.url == "git@example.org:o/s.git");
  CHECK(source.path == "../s");
  CHECK(source.focus == std::vector<std::string>{"A", "b"});
  CHECK(source.plannedPaths() ==
        std::vector<std::string>{"t.py", "x/y.py", "g.md", "one.rst", "two.md"});
  CHECK(source.guides.at(2).places == Alternatives{"one.rst", "two.md#B"});
  CHECK(source.pinFile == "s-sha.txt");
  CHECK(source.hint.in("en") == "Begin at the end");
  const PlannedNote& note = plan->notes.at(0);
  CHECK(note.maxWords == 300);
  CHECK(note.minDecisions == 5);
  CHECK(note.decisionWords == WordRange{50, 80});
  CHECK(note.namePin);
  CHECK(note.candidates.at(0).hints == std::vector<std::string>{"old", "new"});
  REQUIRE(note.closing);
  CHECK(note.closing->mentions == std::vector<Alternatives>{{"lab 02", "tutor"}, {"x"}});
  CHECK(note.closing->hint.in("en") == "¿Cuándo?");
  const PlannedDiagrams& diagrams = plan->diagrams.at(0);
  CHECK(diagrams.maxWords == 200);
  CHECK(diagrams.count == 2);
  CHECK(diagrams.lines == WordRange{6, 16});
  CHECK(diagrams.show.at(0).atLeast == std::map<std::string, int>{{"all-reduce", 2}});
  CHECK(diagrams.show.at(0).hint.in("en") == "Draw it");
  CHECK(plan->recall.at(0).lines == std::vector<std::string>{"s:t.py#A", "s:x/y.py:L1-L20"});
  REQUIRE(plan->restrictions);
  CHECK(plan->restrictions->maxCodeLines == 0);
  CHECK(plan->restrictions->images == false);
  CHECK(plan->restrictions->text.at(1).in("es") == "Cita.");
  CHECK(plan->referenceFile == "solutions/ref.md");
  CHECK(plan->referenceHint.in("en") == "Compare");
}

TEST_CASE("A BOM and CRLF change nothing in a plan", "[plan]") {
  std::string crlf = "\xEF\xBB\xBF";
  for (const char c : smallPlan)
    crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(parsePlan(crlf) == parsePlan(smallPlan));
}

TEST_CASE("An unknown key is told with its place and the nearest right one", "[plan]") {
  const auto problems = problemsOf(smallPlan + "max_word = 300\nzzz = 1\n");
  REQUIRE(problems.size() == 2);
  CHECK(problems[0] == "10:1 There is no key `max_word` here. Did you mean `max_words`?");
  CHECK(problems[1].starts_with("11:1 There is no key `zzz` here. The keys are: file, "));
}

TEST_CASE("Missing keys are told at the head of their table", "[plan]") {
  const auto problems = problemsOf("format = 1\nid = \"a\"\n[[source]]\nid = \"s\"\n[[note]]\n");
  REQUIRE(problems.size() == 4);
  CHECK(problems[0] == "1:1 The key `title` is missing here: add title = \"…\".");
  CHECK(problems[1] == "3:1 The key `target` is missing here: add target = \"…\".");
  CHECK(problems[2] == "5:1 The key `file` is missing here: add file = \"…\".");
  CHECK(problems[3] == "5:1 The key `source` is missing here: add source = \"…\".");
  CHECK(problemsOf("") ==
        std::vector<std::string>{"1:1 The key `format` is missing here: add format = and a whole "
                                 "number.",
                                 "1:1 The key `id` is missing here: add id = \"…\".",
                                 "1:1 The key `title` is missing here: add title = \"…\".",
                                 "1:1 There is no [[source]] here: at least one is needed.",
                                 "1:1 There is no [[note]] here: at least one is needed."});
}

TEST_CASE("A value of the wrong kind says which kind was expected", "[plan]") {
  const auto only = [](const std::string& line) {
    const auto problems = problemsOf(smallPlan + line + "\n");
    REQUIRE(problems.size() == 1);
    return problems[0];
  };
  CHECK(only("max_words = \"300\"") == "10:13 `max_words` must be a whole number.");
  CHECK(only("max_words = 1.5") == "10:13 `max_words` must be a whole number.");
  CHECK(only("name_pin = 1") == "10:12 `name_pin` must be true or false.");
  CHECK(only("title = 3").starts_with("10:9 `title` must be text in quotes, or a table"));
  CHECK(only("decision_words = 50").starts_with("10:18 `decision_words` must be two whole"));
  CHECK(only("closing = [1]") ==
        "10:11 `closing` must be a table: write [note.closing], or closing = { … }.");
  CHECK(only("[note.candidates]\nid = \"c\"") ==
        "10:1 `candidates` must be a list of tables: write [[note.candidates]], with two brackets, "
        "above each.");
  CHECK(only("closing.mentions = [\"lab 02\"]").starts_with("10:21 `mentions` must be a list of "));
  CHECK(only("[[source]]\nid = \"b\"\ntarget = \"t\"\nguide = [1]").starts_with("13:10 `guide`"));
}

TEST_CASE("Numbers out of bounds and ranges upside down are refused", "[plan]") {
  const auto only = [](const std::string& line) {
    const auto problems = problemsOf(smallPlan + line + "\n");
    REQUIRE(problems.size() == 1);
    return problems[0];
  };
  CHECK(only("max_words = -1") == "10:13 `max_words` must be at least 1.");
  CHECK(only("max_words = 9223372036854775807") == "10:13 `max_words` must be at most 1000000.");
  CHECK(only("decision_words = [80, 50]") ==
        "10:18 `decision_words` is upside down: write [50, 80].");
  CHECK(only("decision_words = [-1, 50]") ==
        "10:19 `decision_words` must lie between 0 and 1000000.");
  CHECK(only("[restrictions]\nmax_code_lines = -5") ==
        "11:18 `max_code_lines` must be at least 0.");
  CHECK(only("[[diagrams]]\nfile = \"d.md\"\ncount = 0") == "12:9 `count` must be at least 1.");
  CHECK(only("[[diagrams]]\nfile = \"d.md\"\ncount = 1\nshow = [{ title = \"a\" }, { title = "
             "\"b\" }]") ==
        "13:8 There are more [[diagrams.show]] (2) than diagrams (1): raise `count`.");
}

TEST_CASE("Another format is refused, and nothing else is said", "[plan]") {
  CHECK(problemsOf("format = 2\nodd = 1\n") ==
        std::vector<std::string>{"1:10 This plan has format 2, and only format 1 is known: it "
                                 "needs a newer Escolio."});
}

TEST_CASE("No two names of a plan may clash", "[plan]") {
  CHECK(problemsOf(smallPlan + "[[source]]\nid = \"queue\"\ntarget = \"t\"\n") ==
        std::vector<std::string>{"11:6 There is another source `queue`: give each its own id."});
  CHECK(problemsOf(smallPlan + "[[diagrams]]\nfile = \"./queue.md\"\ncount = 1\n") ==
        std::vector<std::string>{
            "11:8 queue.md is named twice in this plan: give each file its own name."});
  CHECK(problemsOf(replaced(smallPlan, "target", "pin_file = \"queue.md\"\ntarget")).size() == 1);
  CHECK(problemsOf(replaced(smallPlan, "queue.md", "recall.md")).size() == 1);
  CHECK(problemsOf(replaced(smallPlan, "queue.md", "escolio.toml")).size() == 1);
  CHECK(problemsOf(smallPlan + "[reference]\nfile = \"queue.md\"\n").size() == 1);
  CHECK(problemsOf(smallPlan + "candidates = [{ id = \"a\", text = \"A\" }, { id = \"a\", text = "
                               "\"B\" }]\n") ==
        std::vector<std::string>{
            "10:48 There is another candidate `a` in this note: give each its own id."});
  CHECK(problemsOf(smallPlan + "[[recall]]\nid = \"q\"\nquestion = \"Q\"\n[[recall]]\nid = "
                               "\"q\"\nquestion = \"Q\"\n")
            .size() == 1);
}

TEST_CASE("A source that is not in the plan is told with those that are", "[plan]") {
  CHECK(problemsOf(replaced(smallPlan, "source = \"queue\"", "source = \"qeue\"")) ==
        std::vector<std::string>{
            "9:10 There is no source `qeue` in this plan. Its sources are: queue."});
  CHECK(problemsOf(smallPlan + "[[recall]]\nid = \"q\"\nquestion = \"Q\"\nlines = [\"numpy:a.py\", "
                               "\"a.py\"]\n") ==
        std::vector<std::string>{
            "13:10 There is no source `numpy` in this plan. Its sources are: queue.",
            "13:24 Write a.py as SOURCE:path#Symbol or SOURCE:path:L1-L20."});
}

TEST_CASE("A plan cannot lead out of the folders that it belongs to", "[plan]") {
  for (const char* path : {"/etc/passwd", "../n.md", "a/../../n.md", "~/n.md", "a\\\\b.md", "a/",
                           ".", ".git/config", "a/.GIT/hooks/x", "a\\u0000b", "", "  "}) {
    INFO(path);
    const std::string name = "\"" + std::string(path) + "\"";
    CHECK(problemsOf(replaced(smallPlan, "\"queue.md\"", name)).size() == 1);
    CHECK(problemsOf(replaced(smallPlan, "\"src/queue.c\"", name)).size() == 1);
    CHECK(problemsOf(smallPlan + "[reference]\nfile = " + name + "\n").size() == 1);
    CHECK(problemsOf(replaced(smallPlan, "target", "pin_file = " + name + "\ntarget")).size() == 1);
    CHECK(problemsOf(replaced(smallPlan, "target", "side = [" + name + "]\ntarget")).size() == 1);
    CHECK(problemsOf(replaced(smallPlan, "target", "guide = [[" + name + "]]\ntarget")).size() ==
          1);
  }
  CHECK(problemsOf(replaced(smallPlan, "title", "notes_dir = \"../x\"\ntitle")).size() == 1);
  CHECK(problemsOf(replaced(smallPlan, "title", "notes_dir = \"/x\"\ntitle")).size() == 1);
  CHECK(problemsOf(replaced(smallPlan, "target", "path = \"../../x\"\ntarget")).empty());
  CHECK(problemsOf(replaced(smallPlan, "target", "path = \"/x\"\ntarget")).size() == 1);
}

TEST_CASE("An address that git would take for something else is refused", "[plan]") {
  for (const char* url : {"--upload-pack=x", "ext::sh -c x", "https://a b"})
    CHECK(problemsOf(replaced(smallPlan, "target", "url = \"" + std::string(url) + "\"\ntarget"))
              .size() == 1);
}

TEST_CASE("Ids, languages and terms that could not work are refused", "[plan]") {
  CHECK(problemsOf(replaced(smallPlan, "id = \"queue\"", "id = \"a b\"")).size() == 1);
  CHECK(problemsOf(replaced(smallPlan, "id = \"queue\"", "id = \"-a\"")).size() == 1);
  CHECK(problemsOf(smallPlan + "title = { spanish = \"x\" }\n") ==
        std::vector<std::string>{"10:11 `spanish` is no language: write its two small letters, "
                                 "such as en or es."});
  CHECK(problemsOf(smallPlan + "title = {}\n").size() == 1);
  CHECK(problemsOf(smallPlan + "closing.mentions = [[\"-\", \"lab\"], []]\n").size() == 2);
  CHECK(problemsOf(smallPlan + "[[recall]]\nid = \"a, b\"\nquestion = \"Q\"\n").size() == 1);
}

TEST_CASE("An error of syntax has its line, its column and what was expected", "[plan]") {
  CHECK(problemsOf("format = 1\ntitle \"x\"\n") ==
        std::vector<std::string>{"2:7 This is not valid TOML: Error while parsing key-value pair: "
                                 "expected '=', saw '\"'"});
  CHECK(problemsOf("title = Queue\n") ==
        std::vector<std::string>{"1:9 A value was expected here: text in quotes, a whole number, "
                                 "true or false, a list in [ ] or a table in { }."});
  CHECK(problemsOf("é = 1").size() == 1);
  CHECK(problemsOf("a = \"\xFF\"").size() == 1);
  CHECK(problemsOf(std::string("a = \0", 5)).size() == 1);
}

TEST_CASE("Problems come in the order of the file", "[plan]") {
  const auto plan =
      parsePlan("zzz = 1\n" + replaced(smallPlan, "\"src/queue.c\"", "5") + "max_words = true\n");
  REQUIRE_FALSE(plan);
  CHECK(std::ranges::is_sorted(plan.error(), {}, [](const PlanProblem& problem) {
    return std::pair(problem.place.line, problem.place.column);
  }));
  CHECK(plan.error().size() == 3);
}

TEST_CASE("No plan exhausts the stack or the memory", "[plan]") {
  std::string dots;
  for (int i = 0; i < 200'000; ++i)
    dots += "a.";
  CHECK(problemsOf(dots + "a = 1").size() == 1);
  CHECK(problemsOf("[" + dots + "a]\n!").size() == 1);
  CHECK(problemsOf("x = " + std::string(200'000, '[')).size() == 1);
  CHECK(problemsOf("x = " + std::string(200, '[') + std::string(200, ']')).size() == 1);
  CHECK(problemsOf(std::string(2U << 20U, '#')).size() == 1);
  std::string nested = "x = ";
  for (int i = 0; i < 200; ++i)
    nested += "{a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = ";
  CHECK(problemsOf(nested).size() == 1);
}

TEST_CASE("Dots in texts and comments are no nesting", "[plan]") {
  const std::string dots(100, '.');
  CHECK(problemsOf(smallPlan + "title = \"" + dots + "x\" # " + dots + "\n").empty());
  CHECK(problemsOf(smallPlan + "title = '''\n" + dots + "'' x''' # " + dots + "\n").empty());
  CHECK(problemsOf(smallPlan + "title = \"\"\"\n" + dots + "\\\"\"\" " + dots + "\"\"\"\"\n")
            .empty());
}

TEST_CASE("The built-in plan is Lab 03, whole", "[plan]") {
  const ReadingPlan& plan = builtinPlan();
  CHECK(plan.id == "lab-03");
  CHECK(plan.notesDir == "experiments/35-reading-notes");
  CHECK(plan.writtenFiles() ==
        std::vector<std::string>{"megatron-tp-layers.md", "fsdp-prefetch.md", "synthesis.md"});
  REQUIRE(plan.sources.size() == 2);
  CHECK(plan.sources[0].pinFile == "megatron-sha.txt");
  REQUIRE(plan.notes.size() == 2);
  for (const PlannedNote& note : plan.notes) {
    CHECK(note.candidates.size() == 7);
    CHECK(note.maxWords == 300);
    CHECK(note.minDecisions == 5);
    CHECK(note.closing);
  }
  CHECK(plan.diagrams.at(0).show.size() == 2);
  CHECK(plan.recall.size() == 2);
  CHECK(plan.referenceFile == "solutions/03-reading-ref.md");
  CHECK(&builtinPlan() == &plan);
}
