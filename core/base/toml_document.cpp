#include "core/base/toml_document.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <format>
#include <optional>
#include <toml++/toml.hpp>
#include <utility>

namespace escolio {
namespace {

constexpr std::size_t largestDocument = std::size_t{1} << 20U;
constexpr int mostDotsInKey = 16;
constexpr int deepestNesting = 64;

TextPlace placeIn(const toml::source_position& position) {
  return {static_cast<int>(position.line), static_cast<int>(position.column)};
}

/// The end of the string that begins at OFFSET, or of the text when it is not closed.
std::size_t endOfString(std::string_view text, std::size_t offset) {
  const char quote = text[offset];
  const std::string_view three = quote == '"' ? R"(""")" : "'''";
  const bool isLong = text.substr(offset).starts_with(three);
  std::size_t i = offset + (isLong ? 3 : 1);
  for (; i < text.size(); ++i) {
    if (quote == '"' && text[i] == '\\') {
      ++i;
    } else if (!isLong && (text[i] == quote || text[i] == '\n')) {
      return i + 1;
    } else if (isLong && text.substr(i).starts_with(three)) {
      i += 3;
      // Up to two quotes before the closing three belong to the string (TOML 1.0, "String").
      for (int extra = 0; extra < 2 && i < text.size() && text[i] == quote; ++extra)
        ++i;
      return i;
    }
  }
  return text.size();
}

/// What the parser says, except where it names its own working rather than what was expected.
Message syntaxMessage(std::string_view description) {
  if (description.ends_with("could not determine value type"))
    return makeMessage(ESCOLIO_MESSAGE(
        "core", "A value was expected here: text in quotes, a whole number, true or false, a list "
                "in [ ] or a table in { }."));
  return makeMessage(ESCOLIO_MESSAGE("core", "This is not valid TOML: %1"), description);
}

/// Where a key has more dots than are read, or nothing. The parser itself has no such limit, and
/// tables nested by a dotted key are destroyed recursively.
std::optional<std::size_t> findDeepKey(std::string_view text) {
  int dots = 0;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      i = endOfString(text, i);
      continue;
    }
    if (c == '#') {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    if (c == '.') {
      if (++dots > mostDotsInKey)
        return i;
    } else if (std::string_view("=\n,{}[]").contains(c)) {
      dots = 0;
    }
    ++i;
  }
  return std::nullopt;
}

class Converter {
 public:
  TomlValue convert(const toml::node& node, int depth) {
    TomlValue value;
    value.place = placeIn(node.source().begin);
    value.end = placeIn(node.source().end);
    if (depth > deepestNesting) {
      if (!m_problem)
        m_problem = {value.place, makeMessage(ESCOLIO_MESSAGE("core", "Values are nested too "
                                                                      "deeply here."))};
      return value;
    }
    if (const toml::table* table = node.as_table()) {
      convertTable(*table, depth, value);
    } else if (const toml::array* array = node.as_array()) {
      value.kind = TomlValue::Kind::array;
      for (const toml::node& item : *array)
        value.items.push_back(convert(item, depth + 1));
      // An array made of [[headers]] has no place of its own.
      if (value.place.line == 0 && !value.items.empty())
        value.place = value.items.front().place;
    } else if (const auto* text = node.as_string()) {
      value.kind = TomlValue::Kind::text;
      value.text = text->get();
    } else if (const auto* integer = node.as_integer()) {
      value.kind = TomlValue::Kind::integer;
      value.integer = integer->get();
    } else if (const auto* boolean = node.as_boolean()) {
      value.kind = TomlValue::Kind::boolean;
      value.boolean = boolean->get();
    } else {
      value.kind = TomlValue::Kind::other;
    }
    return value;
  }

  [[nodiscard]] const std::optional<TomlProblem>& problem() const { return m_problem; }

 private:
  void convertTable(const toml::table& table, int depth, TomlValue& value) {
    value.kind = TomlValue::Kind::table;
    for (const auto& [key, node] : table)
      value.entries.push_back(
          {std::string(key.str()), placeIn(key.source().begin), convert(node, depth + 1)});
    std::ranges::stable_sort(value.entries, [](const TomlEntry& a, const TomlEntry& b) {
      return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
  }

  std::optional<TomlProblem> m_problem;
};

} // namespace

const TomlEntry* TomlValue::find(std::string_view key) const {
  const auto found = std::ranges::find(entries, key, &TomlEntry::key);
  return found == entries.end() ? nullptr : &*found;
}

std::expected<TomlValue, TomlProblem> parseToml(std::string_view text) {
  if (text.size() > largestDocument)
    return std::unexpected(TomlProblem{
        {1, 1},
        makeMessage(ESCOLIO_MESSAGE("core", "The file is larger than 1 MiB, which is more than "
                                            "such a file can need."))});
  if (const auto offset = findDeepKey(text))
    return std::unexpected(TomlProblem{
        placeOf(text, *offset),
        makeMessage(ESCOLIO_MESSAGE("core", "This key has too many dots: at most 16 are read."))});
  try {
    const toml::table table = toml::parse(text);
    Converter converter;
    TomlValue value = converter.convert(table, 0);
    if (converter.problem())
      return std::unexpected(*converter.problem());
    return value;
  } catch (const toml::parse_error& error) {
    return std::unexpected(
        TomlProblem{placeIn(error.source().begin), syntaxMessage(error.description())});
  } catch (const std::exception& error) {
    return std::unexpected(TomlProblem{{1, 1}, syntaxMessage(error.what())});
  }
}

std::string quotedToml(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      (quoted += '\\') += c;
    else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
      quoted += std::format("\\u{:04X}", static_cast<unsigned char>(c));
    else
      quoted += c;
  }
  return quoted + '"';
}

} // namespace escolio
