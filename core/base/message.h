#pragma once

#include "core/base/localized_text.h"

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Marks TEXT for translation. CONTEXT is for the translation tool, always "core":
///   lupdate -tr-function-alias QT_TRANSLATE_NOOP+=ESCOLIO_MESSAGE
#define ESCOLIO_MESSAGE(CONTEXT, TEXT)                                                             \
  ::escolio::MessageTemplate {                                                                     \
    TEXT                                                                                           \
  }

namespace escolio {

/// An English text with %1 … %9 where arguments go. Static storage.
struct MessageTemplate {
  const char* text = "";
  bool operator==(const MessageTemplate& other) const {
    return std::string_view(text) == other.text;
  }
};

/// What a person is told, before it is put into a language: core writes English, the window
/// translates.
struct Message {
  MessageTemplate text;
  std::vector<LocalizedText> arguments;

  [[nodiscard]] bool isEmpty() const { return *text.text == '\0'; }
  bool operator==(const Message&) const = default;
};

template <typename T>
LocalizedText messageArgument(T&& value) {
  if constexpr (std::integral<std::remove_cvref_t<T>>)
    return {std::to_string(value)};
  else
    return {std::forward<T>(value)};
}

/// makeMessage(ESCOLIO_MESSAGE("core", "%1 of %2 words"), 214, 300)
template <typename... Arguments>
Message makeMessage(MessageTemplate text, Arguments&&... arguments) {
  return {text, {messageArgument(std::forward<Arguments>(arguments))...}};
}

/// Fills %1 … %9 of TEXT (already in LANGUAGE) with the arguments in that language.
std::string fillTemplate(std::string_view text, const std::vector<LocalizedText>& arguments,
                         std::string_view language);

/// The message in English.
std::string toEnglish(const Message& message);

} // namespace escolio
