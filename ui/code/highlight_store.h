#pragma once

#include "core/source/source_text.h"
#include "ui/code/line_highlighter.h"

#include <QBasicTimer>
#include <QObject>
#include <chrono>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace escolio {

/// The colours of a text's lines, found block by block from the start and remembered only where
/// the reader looks. The highlighter's state is kept for every block, so that going back is cheap;
/// a place far ahead is reached in short slices while nothing else is to do.
class HighlightStore : public QObject {
  Q_OBJECT

 public:
  /// Without a HIGHLIGHTER every line is known and plain.
  HighlightStore(std::shared_ptr<const SourceText> text,
                 std::unique_ptr<LineHighlighter> highlighter, QObject* parent = nullptr);
  ~HighlightStore() override;

  /// Makes the lines known, or works for about BUDGET and goes on later; then `becameKnown` tells.
  /// True when they are known.
  bool require(const LineRange& lines, std::chrono::microseconds budget);
  /// The spans of a line that is known; else nothing.
  [[nodiscard]] std::span<const SyntaxSpan> spansOf(LineNumber line);
  /// Longer lines are coloured up to here (bytes): one can be a whole data file.
  static constexpr std::size_t longestLine = 4096;
  /// Lines whose colours were asked for and cut.
  [[nodiscard]] bool isCut(LineNumber line) const;

 Q_SIGNALS:
  void becameKnown();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Block;
  using BlockNumber = std::int64_t;

  [[nodiscard]] BlockNumber blockOf(LineNumber line) const;
  [[nodiscard]] LineRange linesOf(BlockNumber block) const;
  Block* knownBlock(BlockNumber block);
  bool advance(BlockNumber target, std::chrono::microseconds budget);
  void highlightNextLine();
  void keep(BlockNumber number, std::unique_ptr<Block> block);
  void highlightLine(LineNumber line, Block& block);

  std::shared_ptr<const SourceText> m_text;
  std::unique_ptr<LineHighlighter> m_highlighter;
  /// Before each block that was reached, the last one being under way.
  std::vector<LineHighlighter::State> m_states;
  LineHighlighter::State m_front; ///< before m_nextLine, while the highlighter is elsewhere
  LineNumber m_nextLine = 1;      ///< the first line that was never highlighted
  std::unique_ptr<Block> m_building;
  std::unordered_map<BlockNumber, std::unique_ptr<Block>> m_blocks;
  std::uint64_t m_uses = 0;
  BlockNumber m_wanted = -1;
  QBasicTimer m_idle;
};

} // namespace escolio
