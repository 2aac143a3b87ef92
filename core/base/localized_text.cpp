#include "core/base/localized_text.h"

#include <utility>

namespace escolio {

LocalizedText::LocalizedText(std::string text) {
  m_byLanguage.emplace("", std::move(text));
}

LocalizedText::LocalizedText(std::map<std::string, std::string> byLanguage)
    : m_byLanguage(std::move(byLanguage)) {}

const std::string& LocalizedText::in(std::string_view language) const {
  static const std::string empty;
  const std::string code(language.substr(0, language.find_first_of("_-")));
  for (const std::string& key : {code, std::string("en"), std::string()})
    if (const auto found = m_byLanguage.find(key); found != m_byLanguage.end())
      return found->second;
  return m_byLanguage.empty() ? empty : m_byLanguage.begin()->second;
}

} // namespace escolio
