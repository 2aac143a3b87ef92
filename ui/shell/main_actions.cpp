#include "ui/shell/main_actions.h"

#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

namespace escolio {
namespace {

QString text(const char* source) {
  return QCoreApplication::translate("MainActions", source);
}

QAction* make(QWidget* window, const QString& name, const QList<QKeySequence>& keys) {
  auto* action = new QAction(name, window);
  action->setShortcuts(keys);
  QString plain = name;
  plain.remove(u'&').remove(u'…');
  action->setToolTip(keys.isEmpty() ? plain
                                    : QStringLiteral("%1 (%2)").arg(
                                          plain, keys.front().toString(QKeySequence::NativeText)));
  window->addAction(action);
  return action;
}

} // namespace

MainActions::MainActions(QWidget* window)
    : open(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Open a folder…")),
                {QKeySequence::Open})),
      begin(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Begin Lab 03…")),
                 {QKeySequence::New})),
      sample(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Try the sample")), {})),
      closeReading(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Close the workspace")),
                        {QKeySequence(Qt::CTRL | Qt::Key_W)})),
      save(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Save")), {QKeySequence::Save})),
      saveAll(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Save &all")),
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)})),
      undo(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Undo")), {})),
      redo(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Redo")), {})),
      back(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Back")),
                {QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)})),
      forward(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Forward")),
                   {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)})),
      find(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Find")), {QKeySequence::Find})),
      findNext(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Find the next")),
                    {QKeySequence(Qt::Key_F3)})),
      findPrevious(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Find the previous")),
                        {QKeySequence(Qt::SHIFT | Qt::Key_F3)})),
      goToLine(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Go to line…")),
                    {QKeySequence(Qt::CTRL | Qt::Key_G)})),
      cite(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Cite")),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)})),
      copyCitation(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Copy the citation")),
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)})),
      nextPart(make(window, text(QT_TRANSLATE_NOOP("MainActions", "Next part of the window")),
                    {QKeySequence(Qt::Key_F6)})),
      previousPart(make(window,
                        text(QT_TRANSLATE_NOOP("MainActions", "Previous part of the window")),
                        {QKeySequence(Qt::SHIFT | Qt::Key_F6)})),
      settings(make(window, text(QT_TRANSLATE_NOOP("MainActions", "S&ettings…")),
                    {QKeySequence(Qt::CTRL | Qt::Key_Comma)})),
      quit(make(window, text(QT_TRANSLATE_NOOP("MainActions", "&Quit")),
                {QKeySequence(Qt::CTRL | Qt::Key_Q)})),
      sources(new QMenu(text(QT_TRANSLATE_NOOP("MainActions", "&Places and pins")), window)) {}

QMenu* MainActions::makeMenu(QWidget* window) const {
  auto* menu = new QMenu(window);
  menu->addActions({open, begin, sample, closeReading});
  menu->addSeparator();
  menu->addActions({save, saveAll, undo, redo});
  menu->addSeparator();
  menu->addMenu(sources);
  menu->addActions({copyCitation, goToLine, nextPart});
  menu->addSeparator();
  menu->addActions({settings, quit});
  return menu;
}

void MainActions::setReadingOpen(bool isOpen) const {
  for (QAction* action : {closeReading, save, saveAll, undo, redo, back, forward, find, findNext,
                          findPrevious, goToLine, cite, copyCitation, nextPart, previousPart})
    action->setEnabled(isOpen);
  sources->setEnabled(isOpen);
}

} // namespace escolio
