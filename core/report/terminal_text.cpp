#include "core/report/terminal_text.h"

#include "core/base/utf8.h"

#include <format>

namespace escolio {
namespace {

/// C0, DEL and C1 drive terminals; U+2028 and U+2029 break lines; the others turn the order of what
/// is read around (UTR 36).
bool isHarmful(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x2028 && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0x061C || c == 0xFEFF;
}

} // namespace

std::string terminalText(std::string_view text) {
  std::string shown;
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    const auto code = static_cast<std::uint32_t>(decoded.codePoint);
    if (!decoded.isValid)
      shown += std::format("\\x{:02x}", static_cast<unsigned char>(text[i]));
    else if (isHarmful(decoded.codePoint))
      shown += code < 0x100 ? std::format("\\x{:02x}", code) : std::format("\\u{:04x}", code);
    else
      shown += text.substr(i, decoded.length);
    i += decoded.length;
  }
  return shown;
}

} // namespace escolio
