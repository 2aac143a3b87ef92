#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// One change of a note's bytes: at OFFSET, REMOVED gave way to INSERTED.
struct NoteEdit {
  std::size_t offset = 0;
  std::string removed;
  std::string inserted;
  bool operator==(const NoteEdit&) const = default;
};

/// The bytes of a note and the edits that can be undone. The bytes are the truth: editors mirror
/// them. Any bytes are kept as they are, UTF-8 or not.
class NoteBuffer {
 public:
  enum class EditKind {
    typing, ///< joins the typing right before it at the same place, up to a break or a line end
    single  ///< an undo step of its own
  };

  NoteBuffer() = default;
  explicit NoteBuffer(std::string bytes);

  [[nodiscard]] const std::string& bytes() const { return m_bytes; }
  /// "\r\n" or "\n": what most lines end with; "\n" in a text of one line.
  [[nodiscard]] std::string_view lineEnd() const;

  /// Puts TEXT in the place of SPAN, or of what of it lies within bytes(). What changes nothing is
  /// no edit.
  void replace(ByteSpan span, std::string_view text, EditKind kind);
  /// Typing that follows begins a new undo step: after a pause, a save, a jump.
  void breakUndoStep() { m_canJoin = false; }

  [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
  [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
  /// Takes the last step back (or does it again), and gives the edits that were made to the bytes,
  /// in order; none when there is no step.
  std::vector<NoteEdit> undo();
  std::vector<NoteEdit> redo();

 private:
  using Step = std::vector<NoteEdit>;

  void apply(const NoteEdit& edit);
  [[nodiscard]] bool joins(const NoteEdit& edit) const;

  std::string m_bytes;
  std::vector<Step> m_done;
  std::vector<Step> m_undone;
  bool m_canJoin = false;
};

} // namespace escolio
