#pragma once

#include <QAction>

class QMenu;
class QWidget;

namespace escolio {

/// The window's commands. Parent ownership: they belong to the window. No key is on a dead key of a
/// Spanish keyboard.
struct MainActions {
  explicit MainActions(QWidget* window);

  QAction* open;
  QAction* begin;
  QAction* sample;
  QAction* closeReading;
  QAction* save;
  QAction* saveAll;
  QAction* undo;
  QAction* redo;
  QAction* back;
  QAction* forward;
  QAction* find;
  QAction* findNext;
  QAction* findPrevious;
  QAction* goToLine;
  QAction* cite;
  QAction* copyCitation;
  QAction* nextPart;
  QAction* previousPart;
  QAction* settings;
  QAction* quit;
  QMenu* sources; ///< filled when it is opened: places and pins

  /// The menu of the top bar.
  QMenu* makeMenu(QWidget* window) const;
  /// Those that need an open reading.
  void setReadingOpen(bool isOpen) const;
};

} // namespace escolio
