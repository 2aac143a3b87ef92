#pragma once

#include <map>
#include <string>
#include <string_view>

namespace escolio {

/// Text that a person reads, in one or several languages. UTF-8.
class LocalizedText {
 public:
  LocalizedText() = default;
  LocalizedText(
      std::string text); // NOLINT(google-explicit-constructor): a plain string is text too
  LocalizedText(std::string_view text) : LocalizedText(std::string(text)) {}
  LocalizedText(const char* text) : LocalizedText(std::string(text)) {}
  /// Keys are ISO 639-1 codes ("en", "es").
  explicit LocalizedText(std::map<std::string, std::string> byLanguage);

  /// The text in LANGUAGE ("es", also "es_ES"), else in English, else in whatever there is.
  [[nodiscard]] const std::string& in(std::string_view language) const;
  [[nodiscard]] bool isEmpty() const { return m_byLanguage.empty(); }
  [[nodiscard]] const std::map<std::string, std::string>& byLanguage() const {
    return m_byLanguage;
  }

  bool operator==(const LocalizedText&) const = default;

 private:
  std::map<std::string, std::string> m_byLanguage; // "" is text for every language
};

} // namespace escolio
