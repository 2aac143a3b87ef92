#include "tests/ui/notes/note_fixture.h"
#include "ui/notes/citation_tooltip.h"

#include <QSignalSpy>
#include <QTextBlock>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::testing;

namespace {

const std::string styled = "# Título\n"
                           "\n"
                           "megatron @ d98e8a64ddf3\n"
                           "\n"
                           "## Decisiones\n"
                           "\n"
                           "### 1. Una\n"
                           "\n"
                           "Con `on_cpu` va **todo**. `a/b.py:L3-L9` y `c.py:L1` y `d.py:L2`\n"
                           "\n"
                           "```\ncódigo\n\nmás\n```\n";

/// All formats that lie over the character at OFFSET of the note, merged as they are drawn.
QTextCharFormat formatAt(const NoteFixture& f, std::size_t offset) {
  const QTextCursor before = f.editor->textCursor();
  f.caretTo(offset);
  const QTextCursor cursor = f.editor->textCursor();
  f.editor->setTextCursor(before);
  QTextCharFormat format;
  for (const QTextLayout::FormatRange& range : cursor.block().layout()->formats()) {
    const int place = cursor.positionInBlock();
    if (place >= range.start && place < range.start + range.length)
      format.merge(range.format);
  }
  return format;
}

std::vector<CitationMark> marksOf(const NoteController& note,
                                  const std::vector<CitationMark::State>& states) {
  std::vector<CitationMark> marks;
  for (std::size_t i = 0; i < states.size(); ++i)
    marks.push_back(
        {note.document()->citations.at(i).found.span, states[i], QStringLiteral("razón")});
  return marks;
}

bool isMono(const QTextCharFormat& format) {
  return format.fontFixedPitch();
}

} // namespace

TEST_CASE("Structure is styled and its marks are dim", "[notes][look]") {
  NoteFixture f(styled);
  const Theme& theme = f.theme.theme();
  const auto at = [&](std::string_view text) { return formatAt(f, styled.find(text)); };
  CHECK(at("Título").fontWeight() > QFont::Normal);
  CHECK(at("Decisiones").foreground().color() == theme.color(ColorRole::dimText));
  CHECK(at("1. Una").fontWeight() > QFont::Normal);
  CHECK(at("# Título").foreground().color() == theme.color(ColorRole::gutterText));
  CHECK(at("todo").fontWeight() > QFont::Normal);
  CHECK(at("**todo").foreground().color() == theme.color(ColorRole::gutterText));
  CHECK(isMono(at("on_cpu")));
  CHECK(isMono(at("código")));
  CHECK(isMono(at("megatron @")));
  CHECK(at("megatron @").foreground().color() == theme.color(ColorRole::dimText));
  CHECK_FALSE(isMono(at("Con ")));
}

TEST_CASE("Citations look as they are judged", "[notes][look]") {
  NoteFixture f(styled);
  const Theme& theme = f.theme.theme();
  using enum CitationMark::State;
  f.editor->setCitationMarks(marksOf(*f.note, {ok, broken, unverified}));
  const auto at = [&](std::string_view text) { return formatAt(f, styled.find(text)); };
  CHECK(at("a/b.py").foreground().color() == theme.color(ColorRole::accent));
  CHECK(at("a/b.py").underlineStyle() == QTextCharFormat::NoUnderline);
  CHECK(at("c.py").foreground().color() == theme.color(ColorRole::bad));
  CHECK(at("c.py").underlineStyle() == QTextCharFormat::WaveUnderline);
  CHECK(at("d.py").underlineStyle() == QTextCharFormat::DotLine);

  // The chips are painted: the ground of a good citation is there, that of a broken one is not.
  const QImage image = f.editor->viewport()->grab().toImage();
  const auto hasGround = [&](std::string_view text, ColorRole role) {
    f.caretTo(styled.find(text) + 2);
    const QRect caret = f.editor->cursorRect();
    for (int y = caret.top() - 2; y < caret.bottom() + 2; ++y)
      for (int x = caret.left() - 8; x < caret.left() + 8; ++x)
        if (image.valid(x, y) && image.pixelColor(x, y) == theme.color(role))
          return true;
    return false;
  };
  CHECK(hasGround("a/b.py", ColorRole::accentBackground));
  CHECK_FALSE(hasGround("c.py", ColorRole::accentBackground));
  CHECK(hasGround("d.py", ColorRole::chip));

  // What is typed before them moves their looks along, before anybody judges anew.
  f.caretTo(0);
  f.type(QStringLiteral("xx"));
  CHECK(formatAt(f, styled.find("c.py") + 2).underlineStyle() == QTextCharFormat::WaveUnderline);
}

TEST_CASE("Looks follow the text and change neither it nor its history", "[notes][look]") {
  NoteFixture f("texto\n");
  f.caretTo(0);
  f.type(QStringLiteral("## "));
  CHECK(formatAt(f, 3).foreground().color() == f.theme.theme().color(ColorRole::dimText));
  QSignalSpy changes(f.note.get(), &NoteController::textChanged);
  f.theme.setAppearance(ThemeController::Appearance::dark);
  CHECK(formatAt(f, 3).foreground().color() == Theme::dark().color(ColorRole::dimText));
  CHECK(changes.isEmpty());
  CHECK(f.bytes() == "## texto\n");
}

TEST_CASE("Empty lines between paragraphs are pauses, those in code are lines", "[notes][look]") {
  NoteFixture f(styled);
  const auto heightOf = [&f](int block) {
    return f.editor->document()->findBlockByNumber(block).blockFormat().lineHeight();
  };
  CHECK(heightOf(1) < heightOf(0));   // under the title
  CHECK(heightOf(1) < heightOf(3));   // and nearer than before the next heading
  CHECK(heightOf(12) == heightOf(0)); // in the code block
  f.caretTo(styled.find("\nmegatron"));
  f.type(QStringLiteral("ya"));
  CHECK(heightOf(1) == heightOf(0));
}

TEST_CASE("What the note does by itself is spaced and styled at once", "[notes][look]") {
  NoteFixture f("uno\n\ndos\n");
  const auto heightOf = [&f](int block) {
    return f.editor->document()->findBlockByNumber(block).blockFormat().lineHeight();
  };
  f.note->replace({0, 0}, "# Título\n\n");
  CHECK(heightOf(1) < heightOf(3));
  CHECK(heightOf(3) < heightOf(0));
  CHECK(formatAt(f, 2).fontWeight() > QFont::Normal);
  f.editor->undoEdit();
  CHECK(heightOf(1) < heightOf(0));
  CHECK(formatAt(f, 0).fontWeight() <= QFont::Normal);
}

TEST_CASE("A separator that was typed becomes a line and looks like one", "[notes][look]") {
  NoteFixture f("## Decisiones\n");
  f.caretTo(5);
  f.editor->insertPlainText(QStringLiteral("\u2028"));
  CHECK(f.bytes() == "## De\ncisiones\n");
  CHECK(f.editor->document()->blockCount() == 3);
  const QColor dim = f.theme.theme().color(ColorRole::dimText);
  CHECK(formatAt(f, 3).foreground().color() == dim);
  CHECK(formatAt(f, 7).foreground().color() != dim);
}

TEST_CASE("Words of decisions stand in the margin at their first line", "[notes][look]") {
  NoteFixture f(styled);
  const std::size_t offset = styled.find("### 1.");
  f.editor->setDecisionMarks({{offset, 56, DecisionMark::Tone::bad, {}}});
  f.caretTo(offset);
  const QRect line = f.editor->cursorRect();
  f.caretTo(0);
  const QImage image = f.editor->viewport()->grab().toImage();
  const auto isInked = [&](int top, int bottom) {
    for (int y = top; y < bottom; ++y)
      for (int x = 8; x < 46; ++x)
        if (image.pixelColor(x, y) == f.theme.theme().color(ColorRole::bad))
          return true;
    return false;
  };
  CHECK(isInked(line.top(), line.bottom() + 1));
  CHECK_FALSE(isInked(0, line.top() - 4));
  CHECK_FALSE(isInked(line.bottom() + 6, image.height()));
}

TEST_CASE("A tooltip takes nothing from files for markup", "[notes][look]") {
  const QString html =
      citationTooltip(QStringLiteral("<img src=x>"), QStringLiteral("if a < b:\n  <b>x</b>"));
  CHECK_FALSE(html.contains(QStringLiteral("<img")));
  CHECK_FALSE(html.contains(QStringLiteral("<b>")));
  CHECK(html.contains(QStringLiteral("if a &lt; b:")));
  QStringList many;
  for (int i = 0; i < 100; ++i)
    many.append(QString::number(i));
  const QString cut = citationTooltip({}, many.join(QLatin1Char('\n')));
  CHECK(cut.contains(QStringLiteral("… and 76 more lines")));
  CHECK_FALSE(cut.contains(QStringLiteral("\n99")));
}

TEST_CASE("An empty note says how to begin, without being text", "[notes][look]") {
  NoteFixture f("");
  const QImage empty = f.editor->viewport()->grab().toImage();
  const auto ink = [&](const QImage& image) {
    int count = 0;
    for (int y = 0; y < 40; ++y)
      for (int x = 100; x < image.width(); ++x)
        count += image.pixelColor(x, y) != f.theme.theme().color(ColorRole::pane);
    return count;
  };
  CHECK(ink(empty) > 100);
  CHECK(f.bytes().empty());
  f.type(QStringLiteral("x"));
  CHECK(ink(f.editor->viewport()->grab().toImage()) == 0);
}
