#include "ui/session/source_settings.h"

#include "core/workspace/pin_writer.h"
#include "core/workspace/source_locations.h"
#include "ui/controllers/note_controller.h"

namespace escolio {
namespace {

/// Puts the pin line into the notes of a source. An error when there was none to put it into.
Result<void> putPinLines(const Session& session, const PlannedSource& source,
                         const std::string& pin) {
  Result<void> done =
      failure(ErrorKind::plan,
              makeMessage(ESCOLIO_MESSAGE("core", "The plan gives %1 neither a pin file nor a note "
                                                  "that could name its pin."),
                          source.id.text()));
  bool isPut = false;
  const std::vector<std::string> files = session.plan().writtenFiles();
  for (std::size_t i = 0; i < files.size(); ++i) {
    const PlannedNote* planned = session.plan().note(files[i]);
    NoteController* note = session.notes()[i];
    if (planned == nullptr || planned->source != source.id)
      continue;
    if (note->readError()) {
      done = std::unexpected(*note->readError());
      continue;
    }
    const PinLineEdit edit =
        withPinLine(note->bytes(), *note->currentDocument(), source.id, pinForNote(pin));
    if (note->bytes().substr(edit.span.begin, edit.span.size()) != edit.text)
      note->replace(edit.span, edit.text);
    isPut = true;
  }
  return isPut ? Result<void>{} : done;
}

} // namespace

Result<void> recordSourcePlace(const Reading& reading, const PlannedSource& source,
                               const std::filesystem::path& root) {
  SourceLocations locations(*reading.store, SourceLocations::standardFile());
  return locations.record(reading.workspace.plan->id, source, root);
}

Result<void> recordPin(Session& session, const PlannedSource& source, const std::string& pin,
                       bool wantsPinLines) {
  const Reading& reading = session.reading();
  if (!source.pinFile.empty())
    if (auto written = reading.store->write(reading.workspace.note(source.pinFile), pin + "\n");
        !written)
      return written;
  // Without a pin file the pin line is the record, so it is not a matter of choice.
  if (source.pinFile.empty())
    return putPinLines(session, source, pin);
  if (wantsPinLines)
    static_cast<void>(putPinLines(session, source, pin)); // the pin is recorded all the same
  return {};
}

} // namespace escolio
