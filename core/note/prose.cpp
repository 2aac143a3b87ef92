#include "core/note/prose.h"

#include "core/note/word_runs.h"

#include <algorithm>

namespace escolio {

void Prose::append(std::string_view bytes, std::size_t offset) {
  if (bytes.empty())
    return;
  const std::size_t begin = m_text.size();
  m_text += bytes;
  const ByteSpan source{offset, offset + bytes.size()};
  const bool goesOn = !m_pieces.empty() && m_pieces.back().kind == Kind::verbatim &&
                      m_pieces.back().source.end == offset;
  if (goesOn) {
    m_pieces.back().end = m_text.size();
    m_pieces.back().source.end = source.end;
  } else {
    m_pieces.push_back({begin, m_text.size(), source, Kind::verbatim});
  }
}

void Prose::appendMade(std::string_view text, ByteSpan source) {
  const std::size_t begin = m_text.size();
  m_text += text;
  m_pieces.push_back({begin, m_text.size(), source, Kind::made});
}

void Prose::makeFormula(std::size_t from, std::string_view formula, ByteSpan source) {
  while (!m_pieces.empty() && m_pieces.back().begin >= from)
    m_pieces.pop_back();
  if (!m_pieces.empty() && m_pieces.back().end > from) { // a piece that began before the formula
    Piece& piece = m_pieces.back();
    piece.source.end -= std::min(piece.end - from, piece.source.size());
    piece.end = from;
  }
  m_text.resize(std::min(from, m_text.size()));
  const std::size_t begin = m_text.size();
  m_text += formula;
  m_pieces.push_back({begin, m_text.size(), source, Kind::formula});
}

std::string Prose::select(const std::vector<ByteSpan>& sources, bool inside, bool countable) const {
  std::string selected;
  const auto take = [&](const Piece& piece, std::size_t begin, std::size_t end) {
    if (countable && piece.kind == Kind::formula)
      selected += 'x';
    else
      selected += std::string_view(m_text).substr(begin, end - begin);
  };
  std::size_t next = 0;
  std::size_t lastTaken = sources.size();
  for (const Piece& piece : m_pieces) {
    while (next < sources.size() && sources[next].end <= piece.source.begin)
      ++next;
    std::size_t at = piece.begin;
    for (std::size_t i = next; i < sources.size() && sources[i].begin < piece.source.end; ++i) {
      std::size_t begin = piece.begin;
      std::size_t end = piece.end;
      if (piece.kind == Kind::verbatim) {
        begin += std::max(sources[i].begin, piece.source.begin) - piece.source.begin;
        end = piece.begin + std::min(sources[i].end, piece.source.end) - piece.source.begin;
      }
      if (!inside && begin > at)
        take(piece, at, begin);
      // One span may reach over several pieces; different ones are words of their own.
      if (i != lastTaken)
        selected += ' ';
      lastTaken = i;
      if (inside)
        take(piece, begin, end);
      at = end;
    }
    if (!inside && at < piece.end)
      take(piece, at, piece.end);
  }
  return selected;
}

int Prose::words() const {
  return countRuns(select({}, false, true));
}

int Prose::wordsIn(const std::vector<ByteSpan>& sources) const {
  return sources.empty() ? 0 : countRuns(select(sources, true, true));
}

int Prose::wordsOutside(const std::vector<ByteSpan>& sources) const {
  return countRuns(select(sources, false, true));
}

std::string Prose::textOutside(const std::vector<ByteSpan>& sources) const {
  return select(sources, false, false);
}

} // namespace escolio
