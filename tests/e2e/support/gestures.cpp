#include "tests/e2e/support/gestures.h"

#include "tests/e2e/support/wait_until.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

namespace escolio::e2e {
namespace {

struct Lines {
  int first = 0;
  int last = 0;
  bool operator==(const Lines&) const = default;
};

/// The lines that a citation names: "shardkit/linear.py:L205-L213".
Lines linesOf(const std::string& citation) {
  const std::size_t colon = citation.rfind(":L");
  INFO("a citation: " << citation);
  REQUIRE(colon != std::string::npos);
  const int first = std::atoi(citation.c_str() + colon + 2);
  const std::size_t dash = citation.find("-L", colon);
  return {first, dash == std::string::npos ? first : std::atoi(citation.c_str() + dash + 2)};
}

/// What is selected, asked as a reader can ask it: by copying the citation. The answer also shows
/// that everything that was done before has had its effect.
Lines selectedLines(const SampleWindow& window) {
  const std::size_t before = window.messages().size();
  window.desk().press({"ctrl+shift+c"});
  INFO("“Copy the citation” says nothing");
  REQUIRE(waitUntil([&] { return window.messages().size() > before; }));
  return linesOf(window.messages().back());
}

/// Where lines are drawn depends on fonts, so it is not assumed but found out with the mouse
/// itself: a click on a height tells the line there. Two clicks give the height of a line, about;
/// where that leads to a neighbour, the difference corrects it.
class LineFinder {
 public:
  explicit LineFinder(const SampleWindow& window)
      : m_window(window), m_place(window.desk().place(window.focus())) {}

  /// On the number of a line that is in sight.
  Point numberOf(int line) {
    if (m_lineHeight == 0)
      measure();
    Point point = at(upper);
    int shown = lineAt(point);
    for (int tries = 0; shown != line && tries < 10; ++tries) {
      point.y += static_cast<int>(m_lineHeight * (line - shown));
      shown = lineAt(point);
    }
    REQUIRE(shown == line);
    return point;
  }

  /// Gives the code the focus.
  void clickOnNumbers() { m_window.desk().click(at(upper)); }

 private:
  // Heights at which the code is seen whatever the fonts, as parts of the window's height: title
  // and tabs take a tenth of it, and the panel below begins at two thirds.
  static constexpr double upper = 0.2;
  static constexpr double lower = 0.5;

  /// The left pane begins at the window's edge. Its gutter has ten pixels for marks and then at
  /// least forty for numbers, whatever the fonts (see CodeMetrics): this is in the midst of them.
  static constexpr int numbers = 25;

  [[nodiscard]] Point at(double height) const {
    return {m_place.topLeft.x + numbers,
            m_place.topLeft.y + static_cast<int>(height * m_place.height)};
  }

  [[nodiscard]] int lineAt(Point point) const {
    m_window.desk().click(point);
    const Lines lines = selectedLines(m_window);
    REQUIRE(lines.first == lines.last);
    return lines.first;
  }

  void measure() {
    const int lines = lineAt(at(lower)) - lineAt(at(upper));
    REQUIRE(lines > 1);
    m_lineHeight = static_cast<double>(at(lower).y - at(upper).y) / lines;
  }

  const SampleWindow& m_window;
  WindowPlace m_place;
  double m_lineHeight = 0; ///< 0 until it was measured
};

} // namespace

void putCaretBehind(const SampleWindow& window, const std::string& note, const std::string& text) {
  const std::string bytes = window.noteOnDisk(note);
  const std::size_t found = bytes.find(text + '\n');
  REQUIRE(found != std::string::npos);
  const auto linesBefore =
      std::count(bytes.begin(), bytes.begin() + static_cast<long>(found), '\n');
  // Behind a long line's end is one step before the next line; the key End goes to where the window
  // breaks the line.
  window.desk().press({"ctrl+g"});
  window.desk().type(std::to_string(linesBefore + 2));
  window.desk().press({"Return", "Left"});
}

void selectLines(const SampleWindow& window, int first, int last) {
  LineFinder finder(window);
  finder.clickOnNumbers();
  window.desk().press({"ctrl+g"});
  window.desk().type(std::to_string(first));
  window.desk().press({"Return"});
  const Point from = finder.numberOf(first);
  // Selects the last one alone: a press on what is selected would begin to carry it away.
  const Point to = finder.numberOf(last);
  window.desk().drag(from, to);
  REQUIRE(selectedLines(window) == Lines{first, last});
}

void goFromCodeToNote(const SampleWindow& window) {
  window.desk().press({"F6", "F6"});
}

} // namespace escolio::e2e
