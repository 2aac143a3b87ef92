#include "ui/code/decoded_text.h"

#include "core/base/utf8.h"

namespace escolio {

DecodedText decodeText(std::string_view bytes) {
  bool isAscii = true;
  for (const char byte : bytes)
    isAscii &= static_cast<unsigned char>(byte) < 0x80;
  if (isAscii)
    return {QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())), {}};

  DecodedText decoded;
  decoded.text.reserve(static_cast<qsizetype>(bytes.size()));
  decoded.offsets.reserve(bytes.size() + 1);
  for (std::size_t offset = 0; offset < bytes.size();) {
    const DecodedCodePoint step = decodeUtf8(bytes, offset);
    const auto units = QChar::fromUcs4(step.codePoint);
    for (const char16_t unit : units) {
      decoded.text.append(QChar(unit));
      decoded.offsets.push_back(static_cast<std::uint32_t>(offset));
    }
    offset += step.length;
  }
  decoded.offsets.push_back(static_cast<std::uint32_t>(bytes.size()));
  return decoded;
}

} // namespace escolio
