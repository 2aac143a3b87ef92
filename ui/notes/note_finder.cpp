#include "ui/notes/note_finder.h"

#include "ui/notes/note_editor.h"

#include <QTextDocument>
#include <algorithm>

namespace escolio {
namespace {

constexpr std::size_t mostHits = 10'000;

} // namespace

NoteFinder::NoteFinder(NoteEditor& editor, const ThemeController& theme)
    : QObject(&editor), m_editor(editor), m_theme(theme) {
  connect(&theme, &ThemeController::changed, this, &NoteFinder::mark);
}

FindStatus NoteFinder::find(const FindQuery& query) {
  if (m_start < 0)
    m_start = m_editor.textCursor().selectionStart();
  m_hits.clear();
  m_isCut = false;
  QTextDocument::FindFlags flags;
  flags.setFlag(QTextDocument::FindCaseSensitively, query.matchesCase);
  flags.setFlag(QTextDocument::FindWholeWords, query.wholeWords);
  const QTextDocument& document = *m_editor.document();
  if (!query.text.isEmpty()) {
    for (QTextCursor hit = document.find(query.text, 0, flags); !hit.isNull();
         hit = document.find(query.text, hit, flags)) {
      if (m_hits.size() == mostHits) {
        m_isCut = true;
        break;
      }
      m_hits.push_back({hit.selectionStart(), hit.selectionEnd()});
    }
  }
  mark();
  if (m_hits.empty())
    return {};
  if (m_editor.hasFocus()) // the reader is writing: the caret is theirs
    return {0, static_cast<int>(m_hits.size()), m_isCut};
  const auto next = std::ranges::lower_bound(m_hits, m_start, {}, &Hit::begin);
  return show(next == m_hits.end() ? 0 : static_cast<std::size_t>(next - m_hits.begin()));
}

FindStatus NoteFinder::findNext() {
  if (m_hits.empty())
    return {};
  const int caret = m_editor.textCursor().selectionEnd();
  const auto next = std::ranges::lower_bound(m_hits, caret, {}, &Hit::begin);
  return show(next == m_hits.end() ? 0 : static_cast<std::size_t>(next - m_hits.begin()));
}

FindStatus NoteFinder::findPrevious() {
  if (m_hits.empty())
    return {};
  const int caret = m_editor.textCursor().selectionStart();
  const auto next = std::ranges::lower_bound(m_hits, caret, {}, &Hit::begin);
  return show(next == m_hits.begin() ? m_hits.size() - 1
                                     : static_cast<std::size_t>(next - m_hits.begin()) - 1);
}

FindStatus NoteFinder::show(std::size_t hit) {
  QTextCursor cursor = m_editor.textCursor();
  cursor.setPosition(m_hits[hit].begin);
  cursor.setPosition(m_hits[hit].end, QTextCursor::KeepAnchor);
  m_editor.setTextCursor(cursor);
  m_editor.ensureCursorVisible();
  m_start = m_hits[hit].begin; // a longer text goes on from here
  return {static_cast<int>(hit) + 1, static_cast<int>(m_hits.size()), m_isCut};
}

void NoteFinder::mark() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const Hit& hit : m_hits) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(m_editor.document());
    mark.cursor.setPosition(hit.begin);
    mark.cursor.setPosition(hit.end, QTextCursor::KeepAnchor);
    mark.format.setBackground(m_theme.theme().color(ColorRole::findMatch));
    mark.format.setForeground(m_theme.theme().color(ColorRole::text));
    marks.append(mark);
  }
  m_editor.setExtraSelections(marks);
}

void NoteFinder::endFind() {
  m_start = -1;
  m_hits.clear();
  mark();
}

QString NoteFinder::textToFind() const {
  const QString text = m_editor.textCursor().selectedText();
  return text.contains(QChar::ParagraphSeparator) ? QString() : text;
}

QWidget* NoteFinder::findWidget() {
  return &m_editor;
}

} // namespace escolio
