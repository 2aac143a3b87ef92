#include "ui/code/code_view.h"
#include "ui/code/decoded_text.h"

#include <QByteArray>
#include <algorithm>

namespace escolio {
namespace {

constexpr std::size_t mostHits = 100'000;

} // namespace

FindStatus CodeView::findStatus() const {
  return {m_currentHit ? static_cast<int>(*m_currentHit) + 1 : 0,
          static_cast<int>(m_hits.spans.size()), m_hits.isCut};
}

FindStatus CodeView::find(const FindQuery& query) {
  if (m_query.text.isEmpty())
    m_findStart = byteOffset(m_selection.start(), *m_text);
  m_query = query;
  m_currentHit.reset();
  const QByteArray wanted = query.text.toUtf8();
  m_hits =
      searchText(m_text->bytes(), {wanted.constData(), static_cast<std::size_t>(wanted.size())},
                 query.matchesCase, query.wholeWords, mostHits);
  updateStrip();
  viewport()->update();
  if (m_hits.spans.empty())
    return findStatus();
  const auto next = std::ranges::lower_bound(m_hits.spans, m_findStart, {}, &ByteSpan::begin);
  return showHit(
      next == m_hits.spans.end() ? 0 : static_cast<std::size_t>(next - m_hits.spans.begin()));
}

FindStatus CodeView::findNext() {
  if (m_hits.spans.empty())
    return findStatus();
  const std::size_t caret = m_selection.bytes(*m_text).end;
  const auto next = std::ranges::lower_bound(m_hits.spans, caret, {}, &ByteSpan::begin);
  return showHit(
      next == m_hits.spans.end() ? 0 : static_cast<std::size_t>(next - m_hits.spans.begin()));
}

FindStatus CodeView::findPrevious() {
  if (m_hits.spans.empty())
    return findStatus();
  const std::size_t caret = m_selection.bytes(*m_text).begin;
  const auto next = std::ranges::lower_bound(m_hits.spans, caret, {}, &ByteSpan::begin);
  const std::size_t count = m_hits.spans.size();
  return showHit(next == m_hits.spans.begin()
                     ? count - 1
                     : static_cast<std::size_t>(next - m_hits.spans.begin()) - 1);
}

FindStatus CodeView::showHit(std::size_t index) {
  m_currentHit = index;
  const ByteSpan hit = m_hits.spans[index];
  m_findStart = hit.begin;
  setSelection(
      TextSelection::between(positionOf(hit.begin, *m_text), positionOf(hit.end, *m_text)));
  const LineNumber line = m_text->lineAt(hit.begin);
  const LineRange visible = visibleLines();
  if (line <= visible.first || line >= visible.last)
    scrollToThird({line, line});
  scrollToCaret();
  viewport()->update();
  return findStatus();
}

void CodeView::endFind() {
  m_query = {};
  m_hits = {};
  m_currentHit.reset();
  updateStrip();
  viewport()->update();
}

QString CodeView::textToFind() const {
  const ByteSpan span = m_selection.bytes(*m_text);
  const std::string_view text = m_text->bytes().substr(span.begin, span.size());
  constexpr std::size_t longest = 200;
  const bool isWorthIt =
      !text.empty() && text.size() <= longest && !text.contains('\n') && !text.contains('\r');
  return isWorthIt ? decodeText(text).text : QString();
}

} // namespace escolio
