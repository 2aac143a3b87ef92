#include "core/symbol/ctags_symbol_index.h"

#include "core/process/temporary_copy.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace escolio {
namespace {

using Json = nlohmann::json;

std::string textOf(const Json& tag, const char* key) {
  const auto found = tag.find(key);
  return found != tag.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<LineNumber> lineOf(const Json& tag, const char* key) {
  const auto found = tag.find(key);
  if (found == tag.end() || !found->is_number_integer())
    return std::nullopt;
  return found->get<LineNumber>();
}

/// One line of ctags' output; nullopt for what is no tag.
std::optional<Symbol> parseTag(std::string_view line) {
  const Json tag = Json::parse(line, nullptr, false);
  if (!tag.is_object() || textOf(tag, "_type") != "tag")
    return std::nullopt;
  const auto first = lineOf(tag, "line");
  Symbol symbol{textOf(tag, "name"), textOf(tag, "kind"), textOf(tag, "scope"), {}};
  if (!first || *first < 1 || symbol.name.empty())
    return std::nullopt;
  symbol.lines = {*first, std::max(*first, lineOf(tag, "end").value_or(*first))};
  return symbol;
}

std::vector<Symbol> parseTags(std::string_view output) {
  std::vector<Symbol> symbols;
  while (!output.empty()) {
    const std::string_view line = output.substr(0, output.find('\n'));
    if (auto symbol = parseTag(line))
      symbols.push_back(std::move(*symbol));
    output.remove_prefix(std::min(line.size() + 1, output.size()));
  }
  std::ranges::stable_sort(symbols, comesBefore);
  return symbols;
}

std::unexpected<Error> ctagsFailed(const ProcessResult& result) {
  // Exuberant Ctags, the one of Emacs, and Universal Ctags built without JSON name what they lack.
  if (result.errors.contains("output-format") || result.errors.contains("json"))
    return failure(ErrorKind::unsupported,
                   makeMessage(ESCOLIO_MESSAGE("core", "The installed ctags is not Universal Ctags "
                                                       "with JSON: install universal-ctags.")));
  return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "ctags failed: %1."),
                                            result.errors.substr(0, result.errors.find('\n'))));
}

} // namespace

Result<std::vector<Symbol>> CtagsSymbolIndex::symbols(std::string_view path,
                                                      const SourceText& text) const {
  // ctags tells the language by the name of the file.
  const auto copy = TemporaryCopy::make(path.substr(path.rfind('/') + 1), text.bytes());
  if (!copy)
    return std::unexpected(copy.error());
  ProcessRequest request;
  request.program = "ctags";
  request.arguments = {"--options=NONE", // nobody's settings
                       "--output-format=json",
                       "--fields=+neKs-P",
                       "--kinds-Python=cfmv", // no imports
                       "--sort=no",
                       "-f",
                       "-",
                       copy->file().string()};
  request.timeLimit = std::chrono::seconds(20);
  const auto result = m_runner.run(request);
  if (!result && result.error().kind == ErrorKind::notFound)
    return failure(ErrorKind::notFound,
                   makeMessage(ESCOLIO_MESSAGE("core", "For the outline of a file, install "
                                                       "universal-ctags.")));
  if (!result)
    return std::unexpected(result.error());
  if (result->exitCode != 0)
    return ctagsFailed(*result);
  return parseTags(result->output);
}

} // namespace escolio
