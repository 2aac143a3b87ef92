#pragma once

#include "core/base/byte_span.h"
#include "core/base/message.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

struct TomlEntry;

/// A value of a TOML document with its place (1-based; column in code points).
struct TomlValue {
  enum class Kind {
    table,
    array,
    text,
    integer,
    boolean,
    other ///< a real number, a date, a time
  };
  Kind kind = Kind::table;
  TextPlace place; ///< of the value; of a table under a header, the header
  TextPlace end;   ///< just after the value (of a table under a header, after the header)
  std::string text;
  std::int64_t integer = 0;
  bool boolean = false;
  std::vector<TomlValue> items;   ///< of an array
  std::vector<TomlEntry> entries; ///< of a table, in the order of the file

  /// The entry of a table with that key, or null.
  [[nodiscard]] const TomlEntry* find(std::string_view key) const;
};

struct TomlEntry {
  std::string key;
  TextPlace place; ///< of the key
  TomlValue value;
};

struct TomlProblem {
  TextPlace place;
  Message message;
};

/// Reads a TOML 1.0 document of at most 1 MiB. The first error of syntax is given, with what was
/// expected. Keys with more than 16 dots and values nested deeper than 64 are refused, so that no
/// file can exhaust the stack.
std::expected<TomlValue, TomlProblem> parseToml(std::string_view text);

/// TEXT as a TOML string in double quotes, escaped.
std::string quotedToml(std::string_view text);

} // namespace escolio
