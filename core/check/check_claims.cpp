#include "core/base/ascii.h"
#include "core/check/enclosing_lines.h"
#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/source/word_places.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace escolio {
namespace {

/// Words of many languages that say nothing about a place.
bool isCommonWord(std::string_view name) {
  constexpr std::array<std::string_view, 9> common{"None", "True", "False",   "true", "false",
                                                   "null", "self", "nullptr", "this"};
  return std::ranges::find(common, name) != common.end();
}

/// The identifier that CODE may be, without a call's parentheses; empty for anything else. Whether
/// a plain word is one is told by its standing in a source.
std::string_view identifierOf(std::string_view code) {
  code = trimmed(code);
  const std::size_t open = code.find('(');
  const bool isCall = open != std::string_view::npos && open > 0 && code.ends_with(')');
  const std::string_view name = isCall ? code.substr(0, open) : code;
  constexpr std::size_t shortest = 3;
  const bool isName =
      name.size() >= shortest && !isAsciiDigit(name.front()) && !name.ends_with('.') &&
      !name.starts_with('.') && !isCommonWord(name) &&
      std::ranges::all_of(name, [](char c) { return isIdentifierPart(c) || c == '.'; });
  return isName ? name : std::string_view();
}

std::string_view lastPart(std::string_view name) {
  return name.substr(name.rfind('.') + 1); // npos + 1 is 0
}

/// Lines of one cited file, with those that enclose them.
struct CitedLines {
  const ReadFile* file = nullptr;
  LineRange range;
  std::vector<LineNumber> enclosing;
};

std::vector<CitedLines> citedLinesOf(const Analysis& analysis, const WrittenFile& file,
                                     const Decision& decision) {
  std::vector<CitedLines> cited;
  for (const std::size_t index : decision.citations) {
    const VerifiedCitation& citation = file.citations[index];
    if (citation.verdict != Verdict::ok || !citation.range)
      continue;
    const ReadFile* read = analysis.readFile(citation.source, citation.path);
    if (read != nullptr && read->text() != nullptr)
      cited.push_back({read, *citation.range, enclosingLines(*read->text(), *citation.range)});
  }
  return cited;
}

/// True when the lines of a decision may be right and could not be looked at.
bool isUnverifiable(const WrittenFile& file, const Decision& decision) {
  return std::ranges::any_of(decision.citations, [&](std::size_t index) {
    return file.citations[index].verdict == Verdict::unverified;
  });
}

bool hasWord(std::string_view text, std::string_view word) {
  return findWholeWord(text, word) != std::string_view::npos;
}

/// `layers.py`, or `layers` of it.
bool isNameOfFile(std::string_view path, std::string_view name) {
  const std::string_view file = path.substr(path.rfind('/') + 1); // npos + 1 is 0
  return name == file || name == file.substr(0, file.rfind('.'));
}

bool standsIn(const CitedLines& cited, std::string_view word) {
  const SourceText& text = *cited.file->text();
  const std::size_t begin = text.spanOf(cited.range.first).begin;
  const std::size_t end = text.spanOf(cited.range.last).end;
  if (hasWord(text.bytes().substr(begin, end - begin), word))
    return true;
  return std::ranges::any_of(cited.enclosing,
                             [&](LineNumber line) { return hasWord(text.line(line), word); });
}

/// A dotted name is also recognised by its last part: the lines may say it more briefly.
bool isSupported(const std::vector<CitedLines>& cited, std::string_view name) {
  return std::ranges::any_of(cited, [&](const CitedLines& lines) {
    return isNameOfFile(lines.file->path, name) || standsIn(lines, name) ||
           standsIn(lines, lastPart(name));
  });
}

/// The first line of FILE with NAME on it.
std::optional<LineNumber> lineIn(const ReadFile& file, std::string_view name) {
  const SourceText* text = file.text();
  if (text == nullptr)
    return std::nullopt;
  auto offset = text->words().find(text->bytes(), lastPart(name));
  if (offset && name.contains('.')) {
    const std::size_t whole = findWholeWord(text->bytes(), name);
    offset = whole == std::string_view::npos ? std::nullopt : std::optional(whole);
  }
  return offset ? std::optional(text->lineAt(*offset)) : std::nullopt;
}

/// The files that the citations of a note lead to, each once.
std::vector<const ReadFile*> citedFiles(const Analysis& analysis, const WrittenFile& file) {
  std::vector<const ReadFile*> files;
  for (const VerifiedCitation& citation : file.citations) {
    if (citation.verdict != Verdict::ok)
      continue;
    const ReadFile* read = analysis.readFile(citation.source, citation.path);
    if (read != nullptr && !std::ranges::contains(files, read))
      files.push_back(read);
  }
  return files;
}

struct NamedPlace {
  const ReadFile* file = nullptr;
  LineNumber line = 0;
};

/// Where NAME stands: in the files of the decision first, then the others that the note cites, then
/// the plan's files of the cited sources.
std::optional<NamedPlace> placeOfName(const Analysis& analysis,
                                      const std::vector<const ReadFile*>& citedInNote,
                                      const std::vector<CitedLines>& cited, std::string_view name) {
  for (const CitedLines& lines : cited)
    if (const auto line = lineIn(*lines.file, name))
      return NamedPlace{lines.file, *line};
  for (const ReadFile* read : citedInNote)
    if (const auto line = lineIn(*read, name))
      return NamedPlace{read, *line};
  for (const ReadFile& read : analysis.readFiles) {
    const bool isOfCitedSource =
        read.isPlanned && std::ranges::any_of(cited, [&read](const CitedLines& lines) {
          return lines.file->source == read.source;
        });
    if (!isOfCitedSource)
      continue;
    if (const auto line = lineIn(read, name))
      return NamedPlace{&read, *line};
  }
  return std::nullopt;
}

/// Of the note's inline code, in the order of the text, what stands in SPAN.
std::span<const InlineCode> codeIn(const std::vector<InlineCode>& codes, ByteSpan span) {
  const auto offset = [](const InlineCode& code) { return code.span.begin; };
  const auto first = std::ranges::lower_bound(codes, span.begin, {}, offset);
  return {first, std::ranges::lower_bound(first, codes.end(), span.end, {}, offset)};
}

void judgeDecision(const Analysis& analysis, const WrittenFile& file,
                   const std::vector<const ReadFile*>& citedInNote, const Decision& decision,
                   CheckRow& row) {
  const std::span<const InlineCode> codes = codeIn(file.document->inlineCode, decision.span);
  if (codes.empty())
    return;
  const std::vector<CitedLines> cited = citedLinesOf(analysis, file, decision);
  if (cited.empty())
    return;
  std::set<std::string_view> looked;
  for (const InlineCode& code : codes) {
    const std::string_view name = identifierOf(code.text);
    if (name.empty() || !looked.insert(name).second || isSupported(cited, name))
      continue;
    if (const auto place = placeOfName(analysis, citedInNote, cited, name))
      row.findings.push_back(findingAt(
          file.name, code.place,
          makeMessage(ESCOLIO_MESSAGE("core", "“%1” does not stand in the lines that this decision "
                                              "cites, but in %2: cite those too."),
                      name, formatCitation(place->file->path, {place->line, place->line}))));
  }
}

void judge(const Analysis& analysis, const WrittenFile& file, CheckRow& row) {
  bool isCertain = true;
  const std::vector<const ReadFile*> citedInNote = citedFiles(analysis, file);
  for (const Decision& decision : file.decisions) {
    judgeDecision(analysis, file, citedInNote, decision, row);
    isCertain = isCertain && !isUnverifiable(file, decision);
  }
  const std::size_t count = row.findings.size();
  if (count == 0 && !isCertain) {
    row.state = CheckState::unverified;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: identifiers not looked up"), file.name);
    row.findings.push_back(findingAbout(
        file.name,
        makeMessage(ESCOLIO_MESSAGE("core", "Some of the cited lines could not be looked "
                                            "at."))));
    return;
  }
  row.state = count == 0 ? CheckState::met : CheckState::unmet;
  if (count == 0)
    row.summary =
        makeMessage(ESCOLIO_MESSAGE("core", "%1: identifiers stand in the cited lines"), file.name);
  else if (count == 1)
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 identifier is not in the cited lines"),
                              file.name);
  else
    row.summary = makeMessage(
        ESCOLIO_MESSAGE("core", "%1: %2 identifiers are not in the cited lines"), file.name, count);
  row.detail = count == 0 ? missingDetail(file)
                          : makeMessage(ESCOLIO_MESSAGE("core", "line %1"),
                                        row.findings.front().where.place.line);
}

} // namespace

std::vector<CheckRow> checkClaims(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.note != nullptr; },
      [&](const WrittenFile& file, CheckRow& row) { judge(analysis, file, row); });
}

} // namespace escolio
