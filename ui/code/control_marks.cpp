#include "ui/code/control_marks.h"

#include <algorithm>
#include <array>

namespace escolio {
namespace {

struct NamedMark {
  char32_t codePoint;
  const char16_t* name;
};

// The names of ASCII (ANSI X3.4): few fonts have the pictures that Unicode offers for them.
constexpr std::array<const char16_t*, 32> controlNames{
    u"NUL", u"SOH", u"STX", u"ETX", u"EOT", u"ENQ", u"ACK", u"BEL", u"BS",  u"HT",  u"LF",
    u"VT",  u"FF",  u"CR",  u"SO",  u"SI",  u"DLE", u"DC1", u"DC2", u"DC3", u"DC4", u"NAK",
    u"SYN", u"ETB", u"CAN", u"EM",  u"SUB", u"ESC", u"FS",  u"GS",  u"RS",  u"US"};

// Separators that other programs take for line ends, and everything that reorders or hides text
// (the bidirectional controls of Unicode UAX 9, and format characters without width).
constexpr std::array namedMarks{
    NamedMark{0x0085, u"NEL"}, NamedMark{0x00ad, u"SHY"},  NamedMark{0x061c, u"ALM"},
    NamedMark{0x180e, u"MVS"}, NamedMark{0x200b, u"ZWSP"}, NamedMark{0x200c, u"ZWNJ"},
    NamedMark{0x200d, u"ZWJ"}, NamedMark{0x200e, u"LRM"},  NamedMark{0x200f, u"RLM"},
    NamedMark{0x2028, u"LS"},  NamedMark{0x2029, u"PS"},   NamedMark{0x202a, u"LRE"},
    NamedMark{0x202b, u"RLE"}, NamedMark{0x202c, u"PDF"},  NamedMark{0x202d, u"LRO"},
    NamedMark{0x202e, u"RLO"}, NamedMark{0x2060, u"WJ"},   NamedMark{0x2066, u"LRI"},
    NamedMark{0x2067, u"RLI"}, NamedMark{0x2068, u"FSI"},  NamedMark{0x2069, u"PDI"},
    NamedMark{0xfeff, u"BOM"}, NamedMark{0xfff9, u"IAA"},  NamedMark{0xfffa, u"IAS"},
    NamedMark{0xfffb, u"IAT"},
};
static_assert(std::ranges::is_sorted(namedMarks, {}, &NamedMark::codePoint));

} // namespace

QString markOf(char32_t codePoint) {
  if (codePoint == U'\t' || (codePoint >= 0x20 && codePoint < 0x7f))
    return {};
  if (codePoint < 0x20)
    return QString::fromUtf16(controlNames[codePoint]);
  if (codePoint == 0x7f)
    return QStringLiteral("DEL");
  const auto found = std::ranges::lower_bound(namedMarks, codePoint, {}, &NamedMark::codePoint);
  if (found != namedMarks.end() && found->codePoint == codePoint)
    return QString::fromUtf16(found->name);
  const bool isC1 = codePoint >= 0x80 && codePoint < 0xa0;
  const bool isPlainFormat = (codePoint >= 0x2061 && codePoint <= 0x206f) ||
                             (codePoint >= 0xe0000 && codePoint <= 0xe0fff);
  if (isC1 || isPlainFormat)
    return QString::number(codePoint, 16).toUpper();
  return {};
}

} // namespace escolio
