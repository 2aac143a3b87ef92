#pragma once

#include <QString>

namespace escolio {

class MainWindow;

/// Draws WINDOW once it is ready, saves it in FILE and ends the program: with 0, or 2 when it could
/// not be saved or the window was not ready in half a minute.
void takeScreenshotWhenReady(MainWindow& window, const QString& file);

} // namespace escolio
