#include "core/diagram/line_labels.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace escolio {
namespace {

using Words = std::initializer_list<std::string_view>;

/// The first word of a line, and what follows it.
struct FirstWord {
  std::string_view word;
  std::string_view rest;
};

FirstWord firstWordOf(std::string_view line) {
  const std::size_t end = std::min(line.find_first_of(" \t:"), line.size());
  std::string_view rest = trimmed(line.substr(end));
  if (rest.starts_with(':'))
    rest = trimmed(rest.substr(1));
  return {line.substr(0, end), rest};
}

bool isOneOf(std::string_view word, Words words) {
  return std::ranges::find(words, word) != words.end();
}

std::string_view before(std::string_view text, std::string_view mark) {
  return text.substr(0, text.find(mark));
}

std::string_view after(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

void addParticipant(std::string_view rest, LabelList& labels) {
  constexpr std::string_view alias = " as ";
  const std::string_view id = trimmed(before(before(rest, alias), "@{"));
  if (rest.contains(alias))
    labels.nameNode(id, after(rest, alias));
  else
    labels.addNode(id);
}

/// Adds what stands on both sides of an arrow: nodes drawn once, whatever the arrow looks like.
void addEnds(std::string_view ends, LabelList& labels) {
  constexpr std::string_view arrowMarks = "-<>=.)(*|/\\{}o~";
  const std::size_t dash = std::min({ends.find("--"), ends.find("->"), ends.find("<-"),
                                     ends.find("-)"), ends.find("-x"), ends.find("..")});
  if (dash == std::string_view::npos)
    return;
  labels.addNode(ends.substr(0, dash));
  std::string_view second = ends.substr(dash);
  while (!second.empty() && arrowMarks.contains(second.front()))
    second.remove_prefix(1);
  if (second.starts_with('x') && second.size() > 1)
    second.remove_prefix(1);
  while (second.starts_with('+') || second.starts_with('-'))
    second.remove_prefix(1);
  labels.addNode(second);
}

bool hasArrow(std::string_view text) {
  return text.contains("--") || text.contains("->") || text.contains("-)") || text.contains("-x") ||
         text.contains("<-") || text.contains("..");
}

} // namespace

void addSequenceLabels(const std::vector<std::string>& content, LabelList& labels) {
  for (const std::string& line : content) {
    FirstWord first = firstWordOf(line);
    if (first.word == "create")
      first = firstWordOf(first.rest);
    const auto& [word, rest] = first;
    if (isOneOf(word, {"participant", "actor"}))
      addParticipant(rest, labels);
    else if (isOneOf(word, {"loop", "alt", "else", "opt", "par", "par_over", "and", "critical",
                            "option", "break", "box", "title"}))
      labels.addText(rest);
    else if (isOneOf(word, {"Note", "note"}))
      labels.addText(after(line, ":"));
    else if (isOneOf(word, {"activate", "deactivate", "autonumber", "end", "destroy", "link",
                            "links", "properties", "rect", "accTitle", "accDescr"}))
      continue;
    else if (const std::string_view ends = before(line, ":"); hasArrow(ends)) {
      addEnds(ends, labels);
      labels.addText(after(line, ":"));
    } else {
      labels.addText(line);
    }
  }
}

void addGanttLabels(const std::vector<std::string>& content, LabelList& labels) {
  for (const std::string& line : content) {
    const auto [word, rest] = firstWordOf(line);
    if (isOneOf(word, {"dateFormat", "axisFormat", "tickInterval", "excludes", "includes",
                       "todayMarker", "inclusiveEndDates", "topAxis", "weekday", "weekend", "click",
                       "accTitle", "accDescr"}))
      continue;
    if (isOneOf(word, {"title", "section"}))
      labels.addText(rest);
    else
      labels.addText(before(line, ":"));
  }
}

void addOtherLabels(const std::vector<std::string>& content, LabelList& labels) {
  for (const std::string& line : content) {
    const auto [word, rest] = firstWordOf(line);
    if (isOneOf(word, {"style", "classDef", "linkStyle", "direction", "columns", "click", "end",
                       "accTitle", "accDescr", "cssClass"}))
      continue;
    const std::string_view ends = before(line, ":");
    if (!hasArrow(ends)) {
      labels.addText(line);
      continue;
    }
    addEnds(ends, labels);
    labels.addText(after(line, ":"));
  }
}

} // namespace escolio
