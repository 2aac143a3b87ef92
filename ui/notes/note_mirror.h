#pragma once

#include "core/base/byte_span.h"
#include "core/note/display_text.h"

#include <QObject>
#include <cstddef>
#include <string>
#include <string_view>

class QTextDocument;

namespace escolio {

class NoteController;

/// Keeps a text document equal to a note's bytes, in both directions: what is typed goes to the
/// note, what the note does by itself (undo, a citation, a reload) comes to the document. Knows the
/// bytes' offsets by the document's positions.
class NoteMirror : public QObject {
  Q_OBJECT

 public:
  /// Both outlive the mirror. Fills the document.
  NoteMirror(NoteController& note, QTextDocument& document, QObject* parent = nullptr);

  [[nodiscard]] int positionOf(std::size_t offset) const;
  [[nodiscard]] std::size_t offsetOf(int position) const;
  /// TEXT with its line ends (LF, CRLF) as the note has them.
  [[nodiscard]] std::string withLineEnds(std::string_view text) const;

  /// The document is telling of a change just now, and must not be changed.
  [[nodiscard]] bool isTelling() const { return m_isTelling; }

  /// Runs CHANGE, which changes the document's formats only: nothing of it is mirrored.
  template <typename Change>
  void withoutMirroring(Change change) {
    const bool before = m_isQuiet;
    m_isQuiet = true;
    change();
    m_isQuiet = before;
  }

 Q_SIGNALS:
  /// The document was mended after a change: its looks are to be laid over it anew.
  void mended();

 private:
  void toNote(int position, int removed, int added);
  void toDocument();
  void mend();
  void replaceDifference(std::u16string_view shown);

  NoteController& m_note;
  QTextDocument& m_document;
  DisplayText m_display; ///< of the note's bytes as they are
  bool m_isQuiet = false;
  bool m_isTelling = false;
  bool m_isOff = false; ///< the document shows something else than m_display
};

} // namespace escolio
