#pragma once

#include <compare>
#include <string>
#include <utility>

namespace escolio {

/// The id of a source in the plan ("megatron"). A type of its own, so that a path is never taken
/// for one.
class SourceId {
 public:
  SourceId() = default;
  explicit SourceId(std::string text) : m_text(std::move(text)) {}
  [[nodiscard]] const std::string& text() const { return m_text; }
  [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
  auto operator<=>(const SourceId&) const = default;

 private:
  std::string m_text;
};

} // namespace escolio
