#include "ui/code/syntax_roles.h"

#include <algorithm>
#include <array>

namespace escolio {
namespace {

template <std::size_t count>
bool isOneOf(QStringView text, const std::array<QStringView, count>& words) {
  return std::ranges::find(words, text) != words.end();
}

} // namespace

ColorRole syntaxRole(SyntaxKind kind, QStringView text) {
  constexpr std::array<QStringView, 3> selves{u"self", u"cls", u"this"};
  switch (kind) {
  case SyntaxKind::keyword:
    return ColorRole::syntaxKeyword;
  case SyntaxKind::string:
    return ColorRole::syntaxString;
  case SyntaxKind::comment:
    return ColorRole::syntaxComment;
  case SyntaxKind::function:
    return ColorRole::syntaxFunction;
  case SyntaxKind::number:
    return ColorRole::syntaxNumber;
  case SyntaxKind::constantOrVariable:
    if (isOneOf(text, selves))
      return ColorRole::syntaxKeyword;
    return !text.isEmpty() && text.front().isUpper() ? ColorRole::syntaxNumber : ColorRole::text;
  case SyntaxKind::plain:
    break;
  }
  return ColorRole::text;
}

bool introducesName(QStringView keyword) {
  constexpr std::array<QStringView, 10> words{u"def",      u"class",    u"fn",        u"func",
                                              u"function", u"struct",   u"interface", u"enum",
                                              u"trait",    u"namespace"};
  return isOneOf(keyword, words);
}

} // namespace escolio
