#include "ui/code/cell_width.h"

#include <QChar>
#include <algorithm>
#include <array>

namespace escolio {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array wideRanges{
    Range{0x1100, 0x115f},   Range{0x231a, 0x231b},   Range{0x23e9, 0x23ec},
    Range{0x25fd, 0x25fe},   Range{0x2614, 0x2615},   Range{0x2648, 0x2653},
    Range{0x26a1, 0x26a1},   Range{0x26ce, 0x26ce},   Range{0x2705, 0x2705},
    Range{0x270a, 0x270b},   Range{0x2728, 0x2728},   Range{0x274c, 0x274c},
    Range{0x2753, 0x2755},   Range{0x2757, 0x2757},   Range{0x2795, 0x2797},
    Range{0x2b1b, 0x2b1c},   Range{0x2b50, 0x2b50},   Range{0x2b55, 0x2b55},
    Range{0x2e80, 0x303e},   Range{0x3041, 0x33ff},   Range{0x3400, 0x4dbf},
    Range{0x4e00, 0xa4cf},   Range{0xa960, 0xa97c},   Range{0xac00, 0xd7a3},
    Range{0xf900, 0xfaff},   Range{0xfe30, 0xfe6f},   Range{0xff00, 0xff60},
    Range{0xffe0, 0xffe6},   Range{0x16fe0, 0x18aff}, Range{0x1aff0, 0x1b2ff},
    Range{0x1f004, 0x1f004}, Range{0x1f0cf, 0x1f0cf}, Range{0x1f18e, 0x1f18e},
    Range{0x1f191, 0x1f19a}, Range{0x1f1e6, 0x1f202}, Range{0x1f210, 0x1f23b},
    Range{0x1f240, 0x1f248}, Range{0x1f250, 0x1f251}, Range{0x1f260, 0x1f265},
    Range{0x1f300, 0x1f64f}, Range{0x1f680, 0x1f6ff}, Range{0x1f7e0, 0x1f7f0},
    Range{0x1f900, 0x1faff}, Range{0x20000, 0x3fffd},
};
static_assert(std::ranges::is_sorted(wideRanges, {}, &Range::first));

} // namespace

bool isWide(char32_t codePoint) {
  if (codePoint < wideRanges.front().first)
    return false;
  const auto after = std::ranges::upper_bound(wideRanges, codePoint, {}, &Range::first);
  return after != wideRanges.begin() && codePoint <= std::prev(after)->last;
}

bool combinesWithPrevious(char32_t codePoint) {
  if (codePoint < 0x300)
    return false;
  const bool isSkinTone = codePoint >= 0x1f3fb && codePoint <= 0x1f3ff;
  const bool isJoiningJamo = codePoint >= 0x1160 && codePoint <= 0x11ff;
  const bool isJoiner = codePoint == 0x200c || codePoint == 0x200d;
  return isSkinTone || isJoiningJamo || isJoiner || QChar::isMark(codePoint);
}

bool needsShaping(char32_t codePoint) {
  if (codePoint < 0x590)
    return false;
  const QChar::Script script = QChar::script(codePoint);
  return directionOf(codePoint) == TextDirection::rightToLeft ||
         (script >= QChar::Script_Devanagari && script <= QChar::Script_Myanmar) ||
         script == QChar::Script_Khmer || script == QChar::Script_Mongolian;
}

TextDirection directionOf(char32_t codePoint) {
  switch (QChar::direction(codePoint)) {
  case QChar::DirL:
    return TextDirection::leftToRight;
  case QChar::DirR:
  case QChar::DirAL:
    return TextDirection::rightToLeft;
  default:
    return TextDirection::none;
  }
}

} // namespace escolio
