#pragma once

#include "ui/notes/note_look.h"

#include <QList>
#include <QTextLayout>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

class QTextBlock;
class QTextDocument;

namespace escolio {

/// A chip by the positions of the text document.
struct PlacedChip {
  int begin = 0;
  int end = 0;
  std::size_t citation = 0;
  CitationMark::State state = CitationMark::State::unverified;
};

/// Lays a note's look over a text document as formats of its layouts. They are no part of the
/// document, so neither its text nor its signals know of them, and only blocks whose look changed
/// are laid out again.
class NoteStyler {
 public:
  using PositionOf = std::function<int(std::size_t offset)>;

  explicit NoteStyler(QTextDocument& document) : m_document(document) {}

  void apply(const NoteLook& look, const PositionOf& positionOf);
  /// Gives blocks their formats back that lost them: an input method that stops takes them along.
  void reapply();
  [[nodiscard]] const std::vector<PlacedChip>& chips() const { return m_chips; }
  /// Gives every block the height of a line, LINE pixels, and less to empty ones between
  /// paragraphs, which are pauses. Changes block formats, so it must not run inside of a change of
  /// the document.
  void space(int line);
  /// An input method has put its text and formats into BLOCK: adds the block's own formats to them.
  void restyleAroundPreedit(const QTextBlock& block);

 private:
  using Formats = QList<QTextLayout::FormatRange>;

  [[nodiscard]] bool isInCode(int position) const;
  [[nodiscard]] int heightOf(const QTextBlock& block, int line) const;
  void setFormats(const QTextBlock& block, const Formats& formats);

  QTextDocument& m_document;
  std::vector<Formats> m_formats; ///< of each block
  std::vector<PlacedChip> m_chips;
  std::vector<std::pair<int, int>> m_code; ///< positions, in order
  std::vector<int> m_headingEnds;          ///< in order
};

} // namespace escolio
