#pragma once

#include <QString>
#include <cstdint>
#include <string_view>
#include <vector>

namespace escolio {

/// A text in UTF-16 with the way back to its bytes.
struct DecodedText {
  QString text;
  /// Of each UTF-16 unit and of the end; empty when every unit is one byte.
  std::vector<std::uint32_t> offsets;

  [[nodiscard]] std::uint32_t byteOf(qsizetype unit) const {
    return offsets.empty() ? static_cast<std::uint32_t>(unit)
                           : offsets[static_cast<std::size_t>(unit)];
  }
};

/// Decodes UTF-8. Unlike QString::fromUtf8 it keeps a byte order mark, and every wrong byte becomes
/// one U+FFFD, as the columns of the core count it.
DecodedText decodeText(std::string_view bytes);

} // namespace escolio
