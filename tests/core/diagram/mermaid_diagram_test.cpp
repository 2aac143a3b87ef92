#include "core/diagram/mermaid_diagram.h"
#include "core/diagram/mermaid_kinds.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

CodeBlock block(std::vector<std::string> lines, std::string language = "mermaid") {
  CodeBlock made;
  made.isFenced = true;
  made.language = std::move(language);
  made.lines = std::move(lines);
  return made;
}

} // namespace

TEST_CASE("A kind is compared with case, as mermaid does", "[diagram]") {
  CHECK(mermaidKind("sequenceDiagram").name == "sequenceDiagram");
  CHECK(mermaidKind("sequencediagram").name.empty());
  CHECK(mermaidKind("sequencediagram").similar == "sequenceDiagram");
  CHECK(mermaidKind("Gantt").similar == "gantt");
  CHECK(mermaidKind("drawing").similar.empty());
}

TEST_CASE("The fence's language is compared without case", "[diagram]") {
  CHECK(isMermaid(block({}, "Mermaid")));
  CHECK_FALSE(isMermaid(block({}, "mermaid2")));
  CodeBlock indented = block({"graph TD", "A --> B"});
  indented.isFenced = false;
  CHECK_FALSE(isMermaid(indented));
}

TEST_CASE("A diagram with its kind and something drawn is sound", "[diagram]") {
  const MermaidDiagram diagram =
      readMermaid(block({"gantt", "  section Compute", "  layer 1 :a, 0, 2"}));
  CHECK(diagram.kind == "gantt");
  CHECK(diagram.fault == DiagramFault::none);
  CHECK(diagram.lineCount == 3);
}

TEST_CASE("A kind alone is an empty diagram", "[diagram]") {
  CHECK(readMermaid(block({"graph TD", "", "%% nothing yet"})).fault == DiagramFault::empty);
  CHECK(readMermaid(block({"sequenceDiagram"})).fault == DiagramFault::empty);
  CHECK(readMermaid(block({})).fault == DiagramFault::empty);
}

TEST_CASE("Statements on the line of the kind are drawn", "[diagram]") {
  CHECK(readMermaid(block({"graph LR; A --> B"})).fault == DiagramFault::none);
  CHECK(readMermaid(block({"flowchart TD;"})).fault == DiagramFault::empty);
}

TEST_CASE("Front matter, settings and comments come before the kind", "[diagram]") {
  const MermaidDiagram diagram = readMermaid(
      block({"---", "title: Two tracks", "config:", "  theme: base", "---", "%% how it began",
             "%%{init: {", "  'theme': 'dark'", "}}%%", "flowchart TD", "A --> B"}));
  CHECK(diagram.kind == "flowchart");
  CHECK(diagram.title == "Two tracks");
  CHECK(diagram.kindLine == 9);
  CHECK(diagram.lineCount == 9);
  CHECK(diagram.fault == DiagramFault::none);
}

TEST_CASE("A word that begins like a kind is none", "[diagram]") {
  const MermaidDiagram diagram = readMermaid(block({"graphic TD", "A --> B"}));
  CHECK(diagram.fault == DiagramFault::unknownKind);
  CHECK(diagram.firstWord == "graphic");
  CHECK(diagram.similarKind.empty());
}

TEST_CASE("A fence that is never closed is a fault before all others", "[diagram]") {
  CodeBlock open = block({"graph TD", "A --> B"});
  open.isClosed = false;
  CHECK(readMermaid(open).fault == DiagramFault::notClosed);
}

TEST_CASE("A diagram in a fence of another name is noticed", "[diagram]") {
  CHECK(looksLikeMermaid(block({"graph TD", "A --> B"}, "")));
  CHECK(looksLikeMermaid(block({"gantt", "section A"}, "mermaidjs")));
  CHECK_FALSE(looksLikeMermaid(block({"graph TD", "A --> B"}, "python")));
  CHECK_FALSE(looksLikeMermaid(block({"just words"}, "")));
  CHECK_FALSE(looksLikeMermaid(block({}, "")));
}
