#include "core/diagram/diagram_labels.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

std::vector<std::string> labels(std::vector<std::string> lines) {
  CodeBlock block;
  block.isFenced = true;
  block.language = "mermaid";
  block.lines = std::move(lines);
  std::vector<std::string> found = diagramLabels(readMermaid(block));
  std::ranges::sort(found);
  return found;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("A flowchart's node is seen once however many edges name it", "[diagram]") {
  CHECK(labels({"graph TD", "A[input] --> R1", "R1[all-reduce] --> B", "R1 --> C{{choice}}"}) ==
        Texts{"B", "all-reduce", "choice", "input"});
}

TEST_CASE("Texts on a flowchart's edges are seen", "[diagram]") {
  CHECK(labels({"flowchart LR", "A -->|first| B", "B -- second --> C", "C -. third .-> D",
                "D == fourth ==> E", "E --- F --x A"}) ==
        Texts{"A", "B", "C", "D", "E", "F", "first", "fourth", "second", "third"});
}

TEST_CASE("A quoted text on an edge may hold what else would end it", "[diagram]") {
  CHECK(labels({"flowchart LR", "A -- \"all-reduce -- over NVLink\" --> B"}) ==
        Texts{"A", "B", "all-reduce -- over NVLink"});
}

TEST_CASE("A quoted text on an edge may go over several lines", "[diagram]") {
  CHECK(labels({"flowchart LR", "A -- \"`all-reduce", "over NVLink`\" --> B", "B -- \"open --> C",
                "C --> D"}) == Texts{"\"open", "A", "B", "C", "D", "all-reduce over NVLink"});
}

TEST_CASE("All shapes of a flowchart give their text", "[diagram]") {
  CHECK(labels({"flowchart TD", "a[one]-->b(two)-->c([three])-->d[[four]]", "e[(five)] & f((six))",
                "g{seven}", "h>eight]", "i[/nine/]", "j[\"ten (of 10)\"]", "k[f(x) twice]",
                "l@{ shape: rect, label: \"eleven\" }"}) ==
        Texts{"eight", "eleven", "f(x) twice", "five", "four", "nine", "one", "seven", "six",
              "ten (of 10)", "three", "two"});
}

TEST_CASE("What a flowchart does not draw is no label", "[diagram]") {
  CHECK(labels({"graph TD", "subgraph mlp [The MLP]", "A:::hot --> B", "end",
                "classDef hot fill:#f00", "style A stroke:#000", "linkStyle 0 stroke:red",
                "click A \"https://example.org\""}) == Texts{"A", "B", "The MLP"});
}

TEST_CASE("Line breaks and tags inside a label are spaces", "[diagram]") {
  CHECK(labels({"graph TD", "A[\"intra-node NVLink,<br/>~600&nbsp;GB/s\"]"}) ==
        Texts{"intra-node NVLink, ~600 GB/s"});
}

TEST_CASE("A hyphen belongs to a flowchart's id", "[diagram]") {
  CHECK(labels({"graph LR", "all-reduce-->gelu"}) == Texts{"all-reduce", "gelu"});
}

TEST_CASE("A label that is never closed ends with its line", "[diagram]") {
  CHECK(labels({"graph LR", "A[open", "B[closed]"}) == Texts{"closed", "open"});
}

TEST_CASE("A sequence's participants are seen once and its messages each time", "[diagram]") {
  CHECK(labels({"sequenceDiagram", "participant R0 as Rank 0", "R0->>R1: all-reduce",
                "R1-->>R0: all-reduce", "Note over R0,R1: over NVLink", "loop every layer",
                "R0-)R1: go", "end", "activate R1"}) ==
        Texts{"R1", "Rank 0", "all-reduce", "all-reduce", "every layer", "go", "over NVLink"});
}

TEST_CASE("A gantt's dates and settings are no labels", "[diagram]") {
  CHECK(
      labels({"gantt", "title Forward pass", "dateFormat X", "axisFormat %s", "section all-gather",
              "layer 1 :done, g1, 0, 3", "section compute", "layer 1 :c1, 3, 6"}) ==
      Texts{"Forward pass", "all-gather", "compute", "layer 1", "layer 1"});
}

TEST_CASE("In other kinds things joined by an arrow are seen once", "[diagram]") {
  CHECK(labels({"stateDiagram-v2", "Idle --> Busy : all-gather", "Busy --> Idle : free"}) ==
        Texts{"Busy", "Idle", "all-gather", "free"});
  CHECK(labels({"mindmap", "root", "  all-gather", "  compute"}) ==
        Texts{"all-gather", "compute", "root"});
}

TEST_CASE("A title of the front matter is drawn", "[diagram]") {
  CHECK(labels({"---", "title: The two tracks", "---", "graph TD", "A-->B"}) ==
        Texts{"A", "B", "The two tracks"});
}
