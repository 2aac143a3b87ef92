#pragma once

#include "tests/e2e/support/sample_window.h"

#include <string>

namespace escolio::e2e {

/// Puts the caret behind the last character of the line of the note on disk that ends in TEXT. The
/// note is in front and has the focus, and is as it stands on disk.
void putCaretBehind(const SampleWindow& window, const std::string& note, const std::string& text);

/// Selects lines of the file in the left code pane: scrolls there, presses the mouse on the number
/// of FIRST and drags it to that of LAST, another one. The focus is in the code then.
void selectLines(const SampleWindow& window, int first, int last);

/// Moves the focus from the left code pane to the note, whose caret stays where it was.
void goFromCodeToNote(const SampleWindow& window);

} // namespace escolio::e2e
