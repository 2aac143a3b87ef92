#include "ui/shell/questions.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace escolio {
namespace {

QString text(const char* source) {
  return QCoreApplication::translate("Questions", source);
}

void setTexts(QMessageBox& box, const QString& title, const QString& question) {
  box.setTextFormat(Qt::PlainText); // names of files are no markup
  box.setWindowTitle(title);
  box.setText(title);
  box.setInformativeText(question);
}

/// Something went wrong, and what that means for the reader's text.
void say(QWidget* parent, const QString& title, const QString& reason, const QString& rest) {
  QMessageBox box(QMessageBox::Warning, {}, {}, QMessageBox::NoButton, parent);
  setTexts(box, title, reason + QStringLiteral("\n\n") + rest);
  box.addButton(text(QT_TRANSLATE_NOOP("Questions", "Close")), QMessageBox::AcceptRole);
  box.exec();
}

} // namespace

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QStringList& names) {
  QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, parent);
  setTexts(
      box, text(QT_TRANSLATE_NOOP("Questions", "Save before closing?")),
      text(QT_TRANSLATE_NOOP("Questions", "Not saved: %1")).arg(names.join(QStringLiteral(", "))));
  const QPushButton* save =
      box.addButton(text(QT_TRANSLATE_NOOP("Questions", "&Save")), QMessageBox::AcceptRole);
  const QPushButton* discard = box.addButton(text(QT_TRANSLATE_NOOP("Questions", "&Do not save")),
                                             QMessageBox::DestructiveRole);
  box.addButton(text(QT_TRANSLATE_NOOP("Questions", "Cancel")), QMessageBox::RejectRole);
  box.exec();
  if (box.clickedButton() == save)
    return UnsavedAnswer::save;
  return box.clickedButton() == discard ? UnsavedAnswer::discard : UnsavedAnswer::cancel;
}

ConflictAnswer askAboutConflict(QWidget* parent, const QString& name) {
  QMessageBox box(QMessageBox::Warning, {}, {}, QMessageBox::NoButton, parent);
  setTexts(box, text(QT_TRANSLATE_NOOP("Questions", "%1 was changed by another program")).arg(name),
           text(QT_TRANSLATE_NOOP(
               "Questions",
               "You have text in the window that is not saved. Nothing is lost yet: keep yours and "
               "write it over the file, or take the file's text (undo brings yours back).")));
  const QPushButton* mine =
      box.addButton(text(QT_TRANSLATE_NOOP("Questions", "&Keep mine")), QMessageBox::AcceptRole);
  const QPushButton* theirs = box.addButton(
      text(QT_TRANSLATE_NOOP("Questions", "&Take the file's")), QMessageBox::DestructiveRole);
  box.addButton(text(QT_TRANSLATE_NOOP("Questions", "Decide later")), QMessageBox::RejectRole);
  box.exec();
  if (box.clickedButton() == mine)
    return ConflictAnswer::keepMine;
  return box.clickedButton() == theirs ? ConflictAnswer::takeTheirs : ConflictAnswer::later;
}

void sayCouldNotSave(QWidget* parent, const QString& name, const QString& reason) {
  say(parent, text(QT_TRANSLATE_NOOP("Questions", "%1 was not saved")).arg(name), reason,
      text(QT_TRANSLATE_NOOP("Questions", "The text stays in the window.")));
}

void sayCouldNotRead(QWidget* parent, const QString& name, const QString& reason) {
  say(parent, text(QT_TRANSLATE_NOOP("Questions", "%1 could not be read")).arg(name), reason,
      text(QT_TRANSLATE_NOOP("Questions", "Your text stays in the window.")));
}

void sayCouldNotOpen(QWidget* parent, const QString& reason) {
  say(parent, text(QT_TRANSLATE_NOOP("Questions", "That could not be opened")), reason,
      text(QT_TRANSLATE_NOOP("Questions", "What you were reading stays as it is.")));
}

} // namespace escolio
