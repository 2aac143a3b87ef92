#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace escolio {

enum class UnsavedAnswer { save, discard, cancel };
enum class ConflictAnswer { keepMine, takeTheirs, later };

/// Asks what to do with notes that were not saved.
UnsavedAnswer askAboutUnsaved(QWidget* parent, const QStringList& names);

/// A note was changed by another program while there is unsaved text in the window.
ConflictAnswer askAboutConflict(QWidget* parent, const QString& name);

/// Says that a note could not be saved and why; its text stays in the window.
void sayCouldNotSave(QWidget* parent, const QString& name, const QString& reason);

/// Says that a note's file could not be read and why; the text in the window stays as it is.
void sayCouldNotRead(QWidget* parent, const QString& name, const QString& reason);

/// Says why something was not opened; the reading that is open stays.
void sayCouldNotOpen(QWidget* parent, const QString& reason);

} // namespace escolio
