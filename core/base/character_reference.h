#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace escolio {

/// What `&ndash;`, `&#8211;` or `&#x2013;` stands for (CommonMark 6.2).
struct CharacterReference {
  char32_t codePoint = 0;
  std::size_t length = 0; ///< bytes of the reference, with '&' and ';'
};

/// The reference that TEXT begins with, or nothing when it begins with none that is known.
std::optional<CharacterReference> readCharacterReference(std::string_view text);

} // namespace escolio
