#pragma once

#include "core/base/error.h"
#include "core/base/message.h"

#include <QString>

namespace escolio {

/// The language of the window: "es", "en".
QString windowLanguage();

/// A core message in the window's language.
QString messageText(const Message& message);

/// An error as a person reads it.
QString errorText(const Error& error);

/// Text that the plan gives in several languages, in the window's.
QString localizedText(const LocalizedText& text);

/// Text from a file, fit for one line of a label: control characters are shown, none is obeyed, and
/// a very long text is cut.
QString shownText(std::string_view utf8);

} // namespace escolio
