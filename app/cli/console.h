#pragma once

#include "core/base/error.h"

#include <string_view>

namespace escolio::cli {

/// Writes a result, UTF-8 whatever the locale is.
void print(std::string_view text);

/// "escolio-cli: MESSAGE" on standard error; control characters are shown, lines are kept.
void printError(std::string_view message);
void printError(const Error& error);

/// True when standard output is a terminal that takes colours, and NO_COLOR (no-color.org) is not
/// set.
bool hasColours();

/// Writes out what is still buffered; false when standard output did not take all of it.
bool finishOutput();

/// The language for texts that become the reader's own (first notes, the sample): "es" when the
/// environment asks for Spanish (LC_ALL, LC_MESSAGES, LANG), else "en".
std::string_view languageOfEnvironment();

} // namespace escolio::cli
