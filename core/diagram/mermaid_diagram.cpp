#include "core/diagram/mermaid_diagram.h"

#include "core/base/ascii.h"
#include "core/diagram/mermaid_kinds.h"

#include <algorithm>
#include <ranges>
#include <string_view>

namespace escolio {
namespace {

/// The index of the first line after front matter at FIRST, which is FIRST when there is none.
/// Mermaid wants the dashes alone on their lines and the first ones at the very beginning.
std::size_t afterFrontMatter(const std::vector<std::string>& lines, std::size_t first) {
  if (first >= lines.size() || trimmed(lines[first]) != "---" || lines[first].front() != '-')
    return first;
  for (std::size_t i = first + 1; i < lines.size(); ++i)
    if (lines[i].starts_with("---") && trimmed(lines[i]) == "---")
      return i + 1;
  return first;
}

std::string titleIn(const std::vector<std::string>& lines, std::size_t begin, std::size_t end) {
  constexpr std::string_view key = "title:";
  for (std::size_t i = begin; i < end; ++i)
    if (lines[i].starts_with(key))
      return std::string(trimmed(std::string_view(lines[i]).substr(key.size())));
  return {};
}

bool isWordEnd(char c) {
  return !isIdentifierPart(c) && c != '-' && static_cast<unsigned char>(c) < 0x80;
}

std::string_view firstWord(std::string_view text) {
  return text.substr(
      0, static_cast<std::size_t>(std::ranges::find_if(text, isWordEnd) - text.begin()));
}

/// Lines that stand for something drawn or for the kind, with their indexes.
struct Line {
  std::string_view text;
  std::size_t index;
};

std::vector<Line> drawnLines(const std::vector<std::string>& lines, std::size_t first) {
  std::vector<Line> drawn;
  bool isInDirective = false;
  for (std::size_t i = first; i < lines.size(); ++i) {
    std::string_view text = trimmed(lines[i]);
    if (!isInDirective && text.starts_with("%%{"))
      isInDirective = true;
    if (isInDirective) {
      const std::size_t end = text.find("}%%");
      if (end == std::string_view::npos)
        continue;
      isInDirective = false;
      text = trimmed(text.substr(end + 3));
    }
    if (!text.empty() && !text.starts_with("%%"))
      drawn.push_back({text, i});
  }
  return drawn;
}

/// What the line with the kind says besides it: "graph TD; A --> B" draws something. A direction
/// alone does not.
std::string_view restOfKindLine(std::string_view line, std::string_view kind) {
  std::string_view rest = trimmed(line.substr(kind.size()));
  if (kind == "graph" || kind.starts_with("flowchart")) {
    const std::size_t end = rest.find(';');
    rest = end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(end + 1));
  }
  while (!rest.empty() && (rest.front() == ':' || rest.front() == ';'))
    rest = trimmed(rest.substr(1));
  return rest;
}

} // namespace

bool isMermaid(const CodeBlock& block) {
  return block.isFenced && isEqualWithoutCase(block.language, "mermaid");
}

bool looksLikeMermaid(const CodeBlock& block) {
  if (isMermaid(block))
    return false;
  const std::string_view language = block.language;
  const bool namesIt = language.contains("ermaid");
  const bool namesAnother = !language.empty() && language != "text" && language != "txt";
  if (!namesIt && namesAnother)
    return false;
  const MermaidDiagram diagram = readMermaid(block);
  return !diagram.kind.empty() && !diagram.content.empty();
}

MermaidDiagram readMermaid(const CodeBlock& block) {
  MermaidDiagram diagram;
  std::size_t first = 0;
  while (first < block.lines.size() && trimmed(block.lines[first]).empty())
    ++first;
  const std::size_t body = afterFrontMatter(block.lines, first);
  diagram.title = titleIn(block.lines, first, body);
  const std::vector<Line> drawn = drawnLines(block.lines, body);
  diagram.lineCount =
      static_cast<int>(std::ranges::count_if(block.lines, [](std::string_view line) {
        return !trimmed(line).empty() && !trimmed(line).starts_with("%%");
      }));
  if (!drawn.empty()) {
    diagram.firstWord = firstWord(drawn.front().text);
    diagram.kindLine = static_cast<int>(drawn.front().index);
    const MermaidKind kind = mermaidKind(diagram.firstWord);
    diagram.kind = kind.name;
    diagram.similarKind = kind.similar;
    if (const auto rest = restOfKindLine(drawn.front().text, diagram.firstWord); !rest.empty())
      diagram.content.emplace_back(rest);
    for (const Line& line : drawn | std::views::drop(1))
      diagram.content.emplace_back(line.text);
  }
  if (block.isFenced && !block.isClosed)
    diagram.fault = DiagramFault::notClosed;
  else if (!drawn.empty() && diagram.kind.empty())
    diagram.fault = DiagramFault::unknownKind;
  else if (diagram.content.empty())
    diagram.fault = DiagramFault::empty;
  return diagram;
}

} // namespace escolio
