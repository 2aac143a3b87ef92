#include "ui/code/highlight_store.h"

#include <QTimerEvent>
#include <algorithm>
#include <utility>

namespace escolio {
namespace {

using Clock = std::chrono::steady_clock;

constexpr LineNumber blockSize = 64;
constexpr std::size_t keptBlocks = 64;
// A slice is short enough not to be felt while typing elsewhere in the window.
constexpr std::chrono::microseconds sliceBudget{3000};

} // namespace

struct HighlightStore::Block {
  std::vector<SyntaxSpan> spans;
  std::vector<std::uint32_t> starts{0}; ///< of each line in spans; the last is the end
  std::uint64_t lastUse = 0;
};

HighlightStore::HighlightStore(std::shared_ptr<const SourceText> text,
                               std::unique_ptr<LineHighlighter> highlighter, QObject* parent)
    : QObject(parent), m_text(std::move(text)), m_highlighter(std::move(highlighter)),
      m_building(std::make_unique<Block>()) {
  if (m_highlighter) {
    m_front = m_highlighter->initialState();
    m_states.push_back(m_front);
  }
}

HighlightStore::~HighlightStore() = default;

HighlightStore::BlockNumber HighlightStore::blockOf(LineNumber line) const {
  return (std::clamp<LineNumber>(line, 1, std::max<LineNumber>(1, m_text->lineCount())) - 1) /
         blockSize;
}

LineRange HighlightStore::linesOf(BlockNumber block) const {
  const LineNumber first = block * blockSize + 1;
  return {first, std::min(first + blockSize - 1, m_text->lineCount())};
}

bool HighlightStore::isCut(LineNumber line) const {
  return m_highlighter && m_text->lineWithoutEnd(line).size() > longestLine;
}

void HighlightStore::highlightLine(LineNumber line, Block& block) {
  std::string_view text = m_text->lineWithoutEnd(line);
  if (text.size() > longestLine) {
    std::size_t end = longestLine;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
      --end;
    text = text.substr(0, end);
  }
  m_highlighter->highlight(text, block.spans);
  block.starts.push_back(static_cast<std::uint32_t>(block.spans.size()));
}

void HighlightStore::highlightNextLine() {
  highlightLine(m_nextLine, *m_building);
  const BlockNumber block = blockOf(m_nextLine);
  const bool isBlockDone = m_nextLine == linesOf(block).last;
  ++m_nextLine;
  if (!isBlockDone)
    return;
  keep(block, std::exchange(m_building, std::make_unique<Block>()));
  if (m_nextLine <= m_text->lineCount())
    m_states.push_back(m_highlighter->state());
}

bool HighlightStore::advance(BlockNumber target, std::chrono::microseconds budget) {
  const LineNumber last = linesOf(target).last;
  if (m_nextLine > last)
    return true;
  const Clock::time_point end = Clock::now() + budget;
  m_highlighter->resume(m_front);
  do
    highlightNextLine();
  while (m_nextLine <= last && Clock::now() < end);
  m_front = m_highlighter->state();
  return m_nextLine > last;
}

void HighlightStore::keep(BlockNumber number, std::unique_ptr<Block> block) {
  block->lastUse = ++m_uses;
  block->spans.shrink_to_fit();
  m_blocks[number] = std::move(block);
  if (m_blocks.size() <= keptBlocks)
    return;
  const auto oldest = std::ranges::min_element(
      m_blocks, {}, [](const auto& entry) { return entry.second->lastUse; });
  m_blocks.erase(oldest);
}

HighlightStore::Block* HighlightStore::knownBlock(BlockNumber number) {
  const LineRange lines = linesOf(number);
  if (!m_highlighter || m_nextLine <= lines.last)
    return nullptr;
  if (const auto found = m_blocks.find(number); found != m_blocks.end()) {
    found->second->lastUse = ++m_uses;
    return found->second.get();
  }
  auto block = std::make_unique<Block>();
  m_highlighter->resume(m_states[static_cast<std::size_t>(number)]);
  for (LineNumber line = lines.first; line <= lines.last; ++line)
    highlightLine(line, *block);
  Block* made = block.get();
  keep(number, std::move(block));
  return made;
}

bool HighlightStore::require(const LineRange& lines, std::chrono::microseconds budget) {
  if (!m_highlighter || m_text->lineCount() == 0)
    return true;
  const BlockNumber target = blockOf(lines.last);
  if (advance(target, budget)) {
    m_wanted = -1;
    m_idle.stop();
    return true;
  }
  m_wanted = target;
  if (!m_idle.isActive())
    m_idle.start(0, this);
  return false;
}

std::span<const SyntaxSpan> HighlightStore::spansOf(LineNumber line) {
  const BlockNumber number = blockOf(line);
  const Block* block = knownBlock(number);
  const auto index = static_cast<std::size_t>(line - linesOf(number).first);
  if (block == nullptr || index + 1 >= block->starts.size())
    return {};
  return std::span(block->spans)
      .subspan(block->starts[index], block->starts[index + 1] - block->starts[index]);
}

void HighlightStore::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_idle.timerId()) {
    QObject::timerEvent(event);
    return;
  }
  if (m_wanted >= 0 && !advance(m_wanted, sliceBudget))
    return;
  m_idle.stop();
  m_wanted = -1;
  Q_EMIT becameKnown();
}

} // namespace escolio
