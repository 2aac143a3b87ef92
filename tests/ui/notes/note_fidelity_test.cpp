#include "core/note/display_text.h"
#include "tests/ui/notes/note_fixture.h"

#include <QClipboard>
#include <QMimeData>
#include <QTextBlock>
#include <catch2/catch_test_macros.hpp>
#include <random>

using namespace escolio;
using namespace escolio::testing;

namespace {

/// A note with all that a text widget loses: kinds of space, line ends of two kinds, separators,
/// wrong UTF-8, NUL and no line end at the end.
const std::string fragile =
    std::string("\xEF\xBB\xBF# Fragile\r\n\r\n10\u00A0GB and 20\u202FGB.\r\n"
                "first\u2028second\u2029third\r\nwrong \xFF\xC3( bytes\r\n"
                "\u2603 \U0001F600 NUL ") +
    std::string(1, '\0') + " here\nfd\xEF\xB7\x90\xEF\xB7\x91\rlone\r\nlast without end";

QString widgetText(const NoteEditor& editor) {
  QString text;
  for (QTextBlock block = editor.document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockNumber() > 0)
      text += QLatin1Char('\n');
    text += block.text();
  }
  return text;
}

} // namespace

TEST_CASE("Typing a letter and taking it back saves the same bytes", "[notes][D12]") {
  NoteFixture f(fragile);
  REQUIRE(f.opened);
  REQUIRE(f.bytes() == fragile);
  f.caretTo(3);
  f.type(QStringLiteral("X"));
  CHECK(f.bytes() == fragile.substr(0, 3) + "X" + fragile.substr(3));
  CHECK(f.note->isModified());
  f.key(Qt::Key_Backspace);
  CHECK_FALSE(f.note->isModified());
  REQUIRE(f.note->save());
  CHECK(contentOf(f.path) == fragile);
}

TEST_CASE("A change saves its own line and nothing else", "[notes][D12]") {
  NoteFixture f(fragile);
  const std::size_t place = fragile.find(" and 20");
  f.caretTo(place);
  f.type(QStringLiteral(" más"));
  f.key(Qt::Key_Return);
  REQUIRE(f.note->save());
  CHECK(contentOf(f.path) == fragile.substr(0, place) + " más\r\n" + fragile.substr(place));
}

TEST_CASE("Copy and paste keeps every kind of space and byte", "[notes][D12]") {
  NoteFixture f(fragile);
  f.editor->selectAll();
  f.editor->copy();
  const QMimeData* copied = QApplication::clipboard()->mimeData();
  REQUIRE(copied != nullptr);
  CHECK(copied->text().contains(QStringLiteral("10\u00A0GB and 20\u202FGB.")));
  CHECK(copied->text().contains(QChar(0x2028)));
  CHECK_FALSE(copied->text().contains(QStringLiteral("\r\n")));
  CHECK_FALSE(copied->hasHtml());

  f.caretTo(fragile.size());
  f.editor->paste();
  std::string pasted = fragile.substr(3);               // the byte order mark is no text
  pasted.replace(pasted.find("here\n"), 5, "here\r\n"); // line ends as the note has them
  CHECK(f.bytes() == fragile + pasted);
  f.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(f.bytes() == fragile);
}

TEST_CASE("Plain text from other programs takes the note's line ends", "[notes]") {
  NoteFixture f("one\r\ntwo\r\n");
  f.caretTo(3);
  auto* mime = new QMimeData;
  mime->setHtml(QStringLiteral("<b>bold</b>"));
  mime->setText(QStringLiteral("\u00A0a\nb"));
  QApplication::clipboard()->setMimeData(mime);
  f.editor->paste();
  CHECK(f.bytes() == "one\u00A0a\r\nb\r\ntwo\r\n");
  CHECK(f.editor->caretOffset() == 9);
}

TEST_CASE("Cutting takes the bytes along", "[notes]") {
  const std::string text = "a\u00A0\xFF"
                           "b\n";
  NoteFixture f(text);
  f.editor->select({1, 4});
  f.editor->cut();
  CHECK(f.bytes() == "ab\n");
  f.editor->paste();
  CHECK(f.bytes() == text);
}

TEST_CASE("After any edits the widget shows what the note holds", "[notes][property]") {
  for (const std::string& start :
       {fragile, std::string("# Título\n\n- uno\n- dos\n"), std::string()}) {
    NoteFixture f(start);
    std::mt19937 random(20240611);
    const auto below = [&random](int n) {
      return static_cast<int>(random() % static_cast<unsigned>(n));
    };
    const QStringList pieces{
        QStringLiteral("a"),          QStringLiteral("ñ"),       QStringLiteral("\u00A0"),
        QStringLiteral("\U0001F600"), QStringLiteral("e\u0301"), QStringLiteral("`x.py:L1-L2`"),
        QStringLiteral("# "),         QStringLiteral("\u2028"),  QStringLiteral("a\nb")};
    for (int step = 0; step < 200; ++step) {
      QTextCursor cursor = f.editor->textCursor();
      const int end = f.editor->document()->characterCount() - 1;
      cursor.setPosition(below(end + 1));
      if (below(4) == 0)
        cursor.setPosition(below(end + 1), QTextCursor::KeepAnchor);
      f.editor->setTextCursor(cursor);
      switch (below(8)) {
      case 0:
        f.key(Qt::Key_Return);
        break;
      case 1:
        f.key(Qt::Key_Backspace);
        break;
      case 2:
        f.key(Qt::Key_Delete);
        break;
      case 3:
        f.editor->undoEdit();
        break;
      case 4:
        f.editor->redoEdit();
        break;
      case 5:
        f.editor->insertCitation("a/b.py:L3-L9");
        break;
      default:
        f.editor->insertPlainText(pieces[below(static_cast<int>(pieces.size()))]);
      }
      INFO("step " << step);
      REQUIRE(widgetText(*f.editor).toStdU16String() == DisplayText(f.bytes()).text());
    }
    while (f.note->canUndo())
      f.editor->undoEdit();
    CHECK(f.bytes() == start);
  }
}

TEST_CASE("Two hundred typed characters arrive one by one", "[notes][property]") {
  NoteFixture f("# A\r\n\r\nB\r\n");
  f.caretTo(5);
  QString typed;
  for (int i = 0; i < 200; ++i)
    typed += QStringLiteral("el niño come \u00A0ñ").at(i % 15);
  f.type(typed);
  CHECK(f.bytes() == "# A\r\n" + typed.toStdString() + "\r\nB\r\n");
}
