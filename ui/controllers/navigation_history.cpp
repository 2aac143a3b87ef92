#include "ui/controllers/navigation_history.h"

namespace escolio {

void NavigationHistory::jumped(const CodePlace& from, const CodePlace& to) {
  if (from == to)
    return;
  if (!m_places.empty())
    m_places.resize(m_current + 1);
  if (m_places.empty() || m_places.back() != from) {
    if (!from.path.isEmpty())
      m_places.push_back(from);
  }
  m_places.push_back(to);
  if (m_places.size() > longest)
    m_places.erase(m_places.begin(), m_places.end() - longest);
  m_current = m_places.size() - 1;
  Q_EMIT changed();
}

CodePlace NavigationHistory::back() {
  const CodePlace place = m_places[--m_current];
  Q_EMIT changed();
  return place;
}

CodePlace NavigationHistory::forward() {
  const CodePlace place = m_places[++m_current];
  Q_EMIT changed();
  return place;
}

} // namespace escolio
