#pragma once

#include "ui/theme/theme.h"

#include <QStringView>

namespace escolio {

/// The kinds of text that a language's description tells apart, as far as they differ in colour.
enum class SyntaxKind { plain, keyword, string, comment, function, number, constantOrVariable };

/// The colour of a piece of text. TEXT decides where the kind alone does not: "self" reads as a
/// keyword, "True" as a number, "$path" as plain text.
ColorRole syntaxRole(SyntaxKind kind, QStringView text);

/// True for keywords that name what follows them ("def", "class", "fn"): the name is then drawn as
/// a function is.
bool introducesName(QStringView keyword);

} // namespace escolio
