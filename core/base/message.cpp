#include "core/base/message.h"

namespace escolio {

std::string fillTemplate(std::string_view text, const std::vector<LocalizedText>& arguments,
                         std::string_view language) {
  std::string filled;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isPlace =
        text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
    if (!isPlace) {
      filled += text[i];
      continue;
    }
    const auto index = static_cast<std::size_t>(text[++i] - '1');
    if (index < arguments.size())
      filled += arguments[index].in(language);
  }
  return filled;
}

std::string toEnglish(const Message& message) {
  return fillTemplate(message.text.text, message.arguments, "en");
}

} // namespace escolio
