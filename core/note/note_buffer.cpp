#include "core/note/note_buffer.h"

namespace escolio {
namespace {

NoteEdit inverse(const NoteEdit& edit) {
  return {edit.offset, edit.inserted, edit.removed};
}

} // namespace

NoteBuffer::NoteBuffer(std::string bytes) : m_bytes(std::move(bytes)) {}

std::string_view NoteBuffer::lineEnd() const {
  std::size_t lines = 0;
  std::size_t withReturn = 0;
  for (auto at = m_bytes.find('\n'); at != std::string::npos; at = m_bytes.find('\n', at + 1)) {
    ++lines;
    withReturn += at > 0 && m_bytes[at - 1] == '\r' ? 1 : 0;
  }
  return withReturn * 2 > lines ? "\r\n" : "\n";
}

void NoteBuffer::apply(const NoteEdit& edit) {
  m_bytes.replace(edit.offset, edit.removed.size(), edit.inserted);
}

bool NoteBuffer::joins(const NoteEdit& edit) const {
  if (!m_canJoin || m_done.empty())
    return false;
  const NoteEdit& last = m_done.back().back();
  if (edit.inserted.contains('\n') || last.inserted.contains('\n') || edit.removed.contains('\n'))
    return false;
  const bool isTypedOn = last.removed.empty() && edit.removed.empty() &&
                         edit.offset == last.offset + last.inserted.size();
  const bool isErasedBackwards = last.inserted.empty() && edit.inserted.empty() &&
                                 edit.offset + edit.removed.size() == last.offset;
  const bool isErasedForwards =
      last.inserted.empty() && edit.inserted.empty() && edit.offset == last.offset;
  return isTypedOn || isErasedBackwards || isErasedForwards;
}

void NoteBuffer::replace(ByteSpan span, std::string_view text, EditKind kind) {
  const ByteSpan inside = span.within(m_bytes.size());
  NoteEdit edit{inside.begin, m_bytes.substr(inside.begin, inside.size()), std::string(text)};
  if (edit.removed == edit.inserted)
    return;
  apply(edit);
  m_undone.clear();
  if (kind == EditKind::typing && joins(edit))
    m_done.back().push_back(std::move(edit));
  else
    m_done.push_back({std::move(edit)});
  m_canJoin = kind == EditKind::typing;
}

std::vector<NoteEdit> NoteBuffer::undo() {
  std::vector<NoteEdit> made;
  if (m_done.empty())
    return made;
  Step step = std::move(m_done.back());
  m_done.pop_back();
  for (auto edit = step.rbegin(); edit != step.rend(); ++edit) {
    made.push_back(inverse(*edit));
    apply(made.back());
  }
  m_undone.push_back(std::move(step));
  m_canJoin = false;
  return made;
}

std::vector<NoteEdit> NoteBuffer::redo() {
  if (m_undone.empty())
    return {};
  Step step = std::move(m_undone.back());
  m_undone.pop_back();
  for (const NoteEdit& edit : step)
    apply(edit);
  m_done.push_back(step);
  m_canJoin = false;
  return step;
}

} // namespace escolio
