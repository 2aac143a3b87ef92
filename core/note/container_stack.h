#pragma once

#include "core/base/byte_span.h"
#include "core/note/markdown_lines.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace escolio {

/// The quotes and list items that are open at a place of a note, and what of a line belongs to them
/// (CommonMark 5). Columns are 0-based with tabs to multiples of four, as Markdown counts.
class ContainerStack {
 public:
  explicit ContainerStack(const MarkdownLines& lines) : m_lines(lines) {}

  /// What the containers take from the front of a line.
  struct Prefix {
    std::size_t matched = 0;      ///< how many of them the line continues
    std::size_t end = 0;          ///< where their prefix ends
    int column = 0;               ///< the column of `end`
    std::vector<ByteSpan> quotes; ///< the '>' marks
  };
  [[nodiscard]] Prefix prefixOf(std::size_t line) const;
  /// True when a line continues all of them.
  [[nodiscard]] bool continues(std::size_t line) const {
    return prefixOf(line).matched == m_containers.size();
  }

  /// Looks from an offset to LIMIT for the '>' of a quote that begins there, and opens it. The
  /// place to go on at is behind it.
  std::optional<ByteSpan> openQuote(std::size_t from, std::size_t limit);
  /// The same for a list item with the bullet or delimiter MARK ('-', '.').
  std::optional<ByteSpan> openItem(std::size_t from, std::size_t limit, char mark);
  /// Opens a container whose mark was not found.
  void openUnknown() { m_containers.push_back({true, 0}); }
  void close();

  /// The first place at or behind an offset where something else than space, quote marks and the
  /// like stands; LIMIT when that comes first.
  [[nodiscard]] std::size_t contentFrom(std::size_t from, std::size_t limit) const;
  [[nodiscard]] std::size_t depth() const { return m_containers.size(); }

 private:
  struct Container {
    bool isItem = false;
    int indent = 0; ///< of an item: columns from its parent's content to its own
  };

  [[nodiscard]] int columnOf(std::size_t offset);
  /// Calls TEST with the content of each line from an offset to a limit, until it says yes.
  template <typename Test>
  std::optional<ByteSpan> firstMark(std::size_t from, std::size_t limit, const Test& test) const;

  const MarkdownLines& m_lines;
  std::vector<Container> m_containers;
  int m_contentColumn = 0; // where the content of the last container that was opened begins
  // The last answer of columnOf(): many marks may stand on one line.
  std::size_t m_columnOffset = 0;
  int m_column = 0;
};

} // namespace escolio
