#pragma once

#include "core/base/line_range.h"
#include "core/base/source_id.h"

#include <QObject>
#include <QString>
#include <vector>

namespace escolio {

/// A place in a source that was looked at.
struct CodePlace {
  SourceId source;
  QString path;
  LineRange lines;
  bool operator==(const CodePlace&) const = default;
};

/// Back and forward through jumps, as a browser keeps them: a new jump forgets what lay ahead.
class NavigationHistory : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Notes a jump from FROM to TO. A jump to where one already stands is none.
  void jumped(const CodePlace& from, const CodePlace& to);
  [[nodiscard]] bool canGoBack() const { return m_current > 0; }
  [[nodiscard]] bool canGoForward() const { return m_current + 1 < m_places.size(); }
  /// Steps back or forward and gives the place; only where canGoBack() or canGoForward() says so.
  CodePlace back();
  CodePlace forward();

 Q_SIGNALS:
  void changed();

 private:
  static constexpr std::size_t longest = 200;
  std::vector<CodePlace> m_places;
  std::size_t m_current = 0;
};

} // namespace escolio
