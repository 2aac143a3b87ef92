#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace escolio {

/// A full commit id: 40 (SHA-1) or 64 (SHA-256) hexadecimal digits, kept in lower case.
class CommitId {
 public:
  CommitId() = default;
  /// Nothing unless TEXT is exactly a full id; upper case is accepted.
  static std::optional<CommitId> parse(std::string_view text);

  [[nodiscard]] const std::string& text() const { return m_text; }
  /// The first 12 digits, as the window shows a pin.
  [[nodiscard]] std::string shortText() const { return m_text.substr(0, 12); }
  [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
  /// True when PREFIX (7 digits or more, any case) begins this id.
  [[nodiscard]] bool beginsWith(std::string_view prefix) const;
  auto operator<=>(const CommitId&) const = default;

 private:
  explicit CommitId(std::string text) : m_text(std::move(text)) {}
  std::string m_text;
};

/// True for a run of hexadecimal digits, any case; false for an empty text.
bool isHexadecimal(std::string_view text);

} // namespace escolio
