#include "ui/controllers/source_messages.h"

#include "ui/text/message_text.h"

#include <QCoreApplication>

namespace escolio {
namespace {

QString text(const char* source) {
  return QCoreApplication::translate("SourceMessages", source);
}

/// What a source is read at, and a way to read it at something else.
PaneMessage withOtherPin(const QString& what, const SourceObservation& source) {
  const QString button = source.state == SourceState::ok
                             ? text(QT_TRANSLATE_NOOP("SourceMessages", "Choose the pin…"))
                             : QString();
  return {what + u'\n' + QString::fromStdString(source.location + " @ " + source.pin.pin), button};
}

} // namespace

PaneMessage messageOfSource(const SourceObservation& source) {
  const QString reason = messageText(source.message);
  switch (source.state) {
  case SourceState::ok:
  case SourceState::notDownloaded: // some of its files can be read: each says what it is
    return {};
  case SourceState::noCheckout:
    return {
        text(QT_TRANSLATE_NOOP("SourceMessages", "This source has no place on this computer yet")) +
            u'\n' + reason,
        text(QT_TRANSLATE_NOOP("SourceMessages", "Choose the folder…"))};
  case SourceState::noPin:
    return {text(QT_TRANSLATE_NOOP("SourceMessages", "No pin yet")) + u'\n' + reason,
            text(QT_TRANSLATE_NOOP("SourceMessages", "Choose the pin…"))};
  case SourceState::pinMissing:
    return {text(QT_TRANSLATE_NOOP("SourceMessages", "The pin is not here")) + u'\n' + reason,
            text(QT_TRANSLATE_NOOP("SourceMessages", "Choose the pin…"))};
  case SourceState::notOwner:
  case SourceState::unsupported:
  case SourceState::unreadable:
    return {text(QT_TRANSLATE_NOOP("SourceMessages", "This source cannot be read")) + u'\n' +
                reason,
            text(QT_TRANSLATE_NOOP("SourceMessages", "Choose another folder…"))};
  }
  return {};
}

PaneMessage messageOfFile(const ObservedFile& file, const QString& path,
                          const SourceObservation& source) {
  const auto withPath = [&path](const char* what) { return text(what).arg(path); };
  switch (file.kind) {
  case ObservedFile::Kind::text:
    return {};
  case ObservedFile::Kind::folder:
    return {withPath(QT_TRANSLATE_NOOP("SourceMessages", "%1 is a folder")), {}};
  case ObservedFile::Kind::link:
    return {withPath(QT_TRANSLATE_NOOP("SourceMessages", "%1 is a link, which is not followed")),
            {}};
  case ObservedFile::Kind::submodule:
    return {
        withPath(QT_TRANSLATE_NOOP(
            "SourceMessages", "%1 is in a submodule: a repository of its own, with its own pin")),
        {}};
  case ObservedFile::Kind::largeFilePointer:
    return {withPath(QT_TRANSLATE_NOOP("SourceMessages",
                                       "%1 only points to a large file that is kept elsewhere")),
            {}};
  case ObservedFile::Kind::absent:
    return withOtherPin(
        withPath(QT_TRANSLATE_NOOP("SourceMessages", "%1 does not exist at the pin")), source);
  case ObservedFile::Kind::binary:
    return withOtherPin(
        withPath(QT_TRANSLATE_NOOP("SourceMessages", "%1 is a binary file: it has no lines to "
                                                     "read at the pin")),
        source);
  case ObservedFile::Kind::notDownloaded:
  case ObservedFile::Kind::unreadable:
    return {withPath(QT_TRANSLATE_NOOP("SourceMessages", "%1 cannot be read")) + u'\n' +
                messageText(file.message),
            {}};
  }
  return {};
}

} // namespace escolio
