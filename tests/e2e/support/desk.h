#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace escolio::e2e {

struct Point {
  int x = 0;
  int y = 0;
};

/// Where a window lies on the screen, in pixels.
struct WindowPlace {
  Point topLeft;
  int width = 0;
  int height = 0;
};

/// The keyboard and the mouse of a display, as xdotool moves them. What is done is in the server's
/// hands when a call returns, in the order of the calls; the program may still be busy with it.
class Desk {
 public:
  explicit Desk(const std::string& display);

  /// Keys one after the other: "ctrl+s", "Return", "dead_acute".
  void press(const std::vector<std::string>& keys) const;
  /// Characters that the keyboard has.
  void type(const std::string& text) const;
  /// With the left button down.
  void drag(Point from, Point to) const;
  void click(Point at) const;

  /// The window that is seen and has this in its title (a regular expression), if there is one.
  [[nodiscard]] std::optional<std::string> window(const std::string& title) const;
  /// Waits for that window, and gives it the keyboard as a window manager would: there is none.
  [[nodiscard]] std::string focus(const std::string& title) const;
  [[nodiscard]] WindowPlace place(const std::string& window) const;

  /// False when the layout (an XKB name: "es") cannot be had.
  [[nodiscard]] bool useKeyboard(const std::string& layout) const;

 private:
  std::string tool(const std::vector<std::string>& arguments) const;

  std::map<std::string, std::string> m_variables;
};

} // namespace escolio::e2e
