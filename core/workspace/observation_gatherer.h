#pragma once

#include "core/workspace/observations.h"

#include <map>
#include <string>

namespace escolio {

/// For sources without a pin file: the text after `@` of the pin line in the source's note, as the
/// editor or the disk has it.
using PinLines = std::map<SourceId, std::string>;

/// Looks at sources and the workspace for evaluate(). Used by one thread at a time; may take long.
class ObservationGatherer {
 public:
  virtual ~ObservationGatherer() = default;

  /// Opens every source of the plan at its pin and looks at the plan's files, the notes folder and
  /// the workspace's repository.
  virtual Observations open(const PinLines& pinLines) = 0;
  /// Looks again at each source's place and recorded pin, and at whether what could not be read at
  /// its pin can be by now. Gives those that changed, opened anew, with the plan's files; what was
  /// observed of the others stays good.
  virtual std::map<SourceId, SourceObservation> reopenChanged(const PinLines& pinLines) = 0;
  /// From now on SOURCE is looked for where the reader's settings say and read at its recorded pin,
  /// whatever the caller of the program said; reopenChanged() follows it.
  virtual void usePlaceOfSettings(const SourceId& source) = 0;
  /// The same of its pin alone: the place stays.
  virtual void useRecordedPin(const SourceId& source) = 0;
  /// Looks at WANTED and adds what it finds to INTO.
  virtual void observe(const Wanted& wanted, Observations& into) = 0;
  /// Looks at the notes folder and the workspace's repository anew: INTO.notesFolder, INTO.commit.
  virtual void observeWorkspace(Observations& into) = 0;
  /// Which of the plan's files in the checkouts somebody rewrote, anew.
  virtual void observeWorkingFiles(Observations& into) = 0;
};

} // namespace escolio
