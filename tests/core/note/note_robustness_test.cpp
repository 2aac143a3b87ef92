#include "core/base/utf8.h"
#include "core/note/decision.h"
#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <random>

using namespace escolio;

namespace {

/// Everything that must hold for any bytes at all.
void checkSanity(std::string_view text) {
  const NoteDocument note = read(text);
  const auto isInside = [&](ByteSpan span) {
    return span.begin <= span.end && span.end <= text.size();
  };
  REQUIRE(note.contentEnd <= text.size());
  REQUIRE(note.words.words >= 0);
  int words = 0;
  std::size_t sectionEnd = note.sections.empty() ? 0 : note.sections.front().span.begin;
  for (const Section& section : note.sections) {
    REQUIRE(isInside(section.span));
    REQUIRE(section.span.begin == sectionEnd);
    sectionEnd = section.span.end;
    words += section.words;
    int itemWords = 0;
    for (const ListItem& item : section.items) {
      REQUIRE(isInside(item.span));
      itemWords += item.words;
    }
    REQUIRE(itemWords <= section.words);
  }
  REQUIRE(words <= note.words.words);
  std::size_t behind = 0;
  for (const CitationInNote& citation : note.citations) {
    REQUIRE(isInside(citation.found.span));
    REQUIRE(citation.found.span.begin >= behind);
    REQUIRE(citation.text == slice(text, citation.found.span));
    REQUIRE(citation.place == placeOf(text, citation.found.span.begin));
    REQUIRE(citation.section < note.sections.size());
    behind = citation.found.span.end;
  }
  for (const Paragraph& paragraph : note.paragraphs) {
    REQUIRE(isInside(paragraph.span));
    REQUIRE(paragraph.place == placeOf(text, paragraph.span.begin));
  }
  for (const CodeBlock& block : note.codeBlocks)
    REQUIRE(isInside(block.span));
  for (const StyledSpan& style : note.styles)
    REQUIRE(isInside(style.span));
  std::size_t codeEnd = 0;
  for (const InlineCode& code : note.inlineCode) {
    REQUIRE(isInside(code.span));
    REQUIRE(code.span.begin >= codeEnd);
    codeEnd = code.span.end;
  }
  ClosingRule rule;
  rule.headings = {"a"};
  const auto closing = findClosing(note, rule);
  for (const Decision& decision : findDecisions(note, closing))
    REQUIRE(decision.words >= 0);
  (void)findUncited(note, closing);
}

/// Marks stand where the walk through the source says that they do.
void checkMarks(std::string_view text) {
  const NoteDocument note = read(text);
  for (const StyledSpan& style : note.styles) {
    const std::string_view source = slice(text, style.span);
    CAPTURE(source);
    switch (style.style) {
    case StyledSpan::Style::strong:
      REQUIRE((source.starts_with("**") || source.starts_with("__")));
      REQUIRE(source.ends_with(source.substr(0, 2)));
      break;
    case StyledSpan::Style::emphasis:
      REQUIRE((source.starts_with('*') || source.starts_with('_')));
      REQUIRE(source.back() == source.front());
      break;
    case StyledSpan::Style::code:
      REQUIRE((source.starts_with('`') && source.ends_with('`')));
      break;
    case StyledSpan::Style::quote:
      REQUIRE(source.starts_with('>'));
      break;
    default:
      break;
    }
  }
  for (const ImageInNote& image : note.images) {
    const std::string_view source = slice(text, image.span);
    REQUIRE(source.starts_with("!["));
    REQUIRE((source.ends_with(')') || source.ends_with(']')));
  }
  for (const CodeBlock& block : note.codeBlocks) {
    const std::string_view source = slice(text, block.span);
    REQUIRE((!block.isFenced || source.starts_with("```") || source.starts_with("~~~")));
    REQUIRE((!block.isFenced || !block.isClosed || source.contains('\n') || source.contains('\r')));
  }
  for (const Section& section : note.sections)
    for (const ListItem& item : section.items)
      REQUIRE(std::string_view("-+*0123456789").contains(text[item.span.begin]));
}

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> all = {"a",
                                               " ",
                                               "\n",
                                               "\n\n",
                                               "\r\n",
                                               "\r",
                                               "- ",
                                               "1. ",
                                               "> ",
                                               "# ",
                                               "## ",
                                               "```",
                                               "~~~",
                                               "`",
                                               "*",
                                               "**",
                                               "_",
                                               "[",
                                               "]",
                                               "(",
                                               ")",
                                               "](",
                                               "<!--",
                                               "-->",
                                               "<b>",
                                               "</b>",
                                               "<div>",
                                               "|",
                                               "|-|",
                                               "---",
                                               "===",
                                               "$",
                                               "\\(",
                                               "\\)",
                                               "\\",
                                               "&amp;",
                                               "    ",
                                               "\t",
                                               "[^1]",
                                               "[^1]: ",
                                               "[x]: y",
                                               "![",
                                               "x.py:L1",
                                               ":L1-L2",
                                               "L5-L9",
                                               "é",
                                               "\xFF",
                                               "\xE2\x80",
                                               "—",
                                               "$$",
                                               "~~",
                                               "<",
                                               ">",
                                               "megatron @ d98e8a6",
                                               "https://github.com/a/b/blob/c/d.py#L1",
                                               "[x](y.py#L1)",
                                               "\xEF\xBB\xBF",
                                               "word ",
                                               "\u200B",
                                               "- [x] ",
                                               "+ "};
  return all;
}

std::string randomNote(std::mt19937& random, std::size_t most) {
  std::string text;
  const std::size_t count = random() % most;
  for (std::size_t i = 0; i < count; ++i) {
    text += pieces()[random() % pieces().size()];
    if (random() % 200 == 0)
      text += '\0';
  }
  return text;
}

double secondsFor(std::string_view text) {
  const auto start = std::chrono::steady_clock::now();
  (void)read(text);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string repeated(std::string_view piece, std::size_t size) {
  std::string text;
  while (text.size() < size)
    text += piece;
  return text;
}

} // namespace

TEST_CASE("Any mixture of marks is analysed with sane places", "[note][random]") {
  std::mt19937 random(20240501);
  for (int round = 0; round < 4000; ++round) {
    const std::string text = randomNote(random, 60);
    CAPTURE(text);
    checkSanity(text);
    checkMarks(text);
  }
}

TEST_CASE("Random bytes are analysed with sane places", "[note][random]") {
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    std::string text(random() % 400, ' ');
    for (char& c : text)
      c = static_cast<char>(random() % 256);
    checkSanity(text);
  }
}

TEST_CASE("Notes that cut short anywhere are analysed", "[note][random]") {
  const std::string note =
      "\xEF\xBB\xBF---\na: b\n---\n\n# T\n\n- **a** `x.py:L1-L2` [b](c.py#L1 \"d\")\n  > q\n\n"
      "| a | b |\n|---|---|\n| c | d |\n\n```py\nx\n```\n\n<!-- e --> f $g$ ![h](i)\n";
  for (std::size_t size = 0; size <= note.size(); ++size)
    checkSanity(std::string_view(note).substr(0, size));
}

TEST_CASE("CRLF changes no count, citation or code line", "[note][random]") {
  std::mt19937 random(11);
  for (int round = 0; round < 1500; ++round) {
    std::string text = randomNote(random, 40);
    std::erase(text, '\r');
    const std::string crlf = withCrlf(text);
    CAPTURE(text);
    const NoteDocument left = read(text);
    const NoteDocument right = read(crlf);
    REQUIRE(left.words.words == right.words.words);
    REQUIRE(left.words.citationWords == right.words.citationWords);
    REQUIRE(citationsIn(text) == citationsIn(crlf));
    REQUIRE(left.codeBlocks.size() == right.codeBlocks.size());
    for (std::size_t i = 0; i < left.codeBlocks.size(); ++i) {
      REQUIRE(left.codeBlocks[i].lines == right.codeBlocks[i].lines);
      REQUIRE(left.codeBlocks[i].place == right.codeBlocks[i].place);
      REQUIRE(left.codeBlocks[i].isClosed == right.codeBlocks[i].isClosed);
    }
  }
}

TEST_CASE("Deep nesting and long lines take time that grows with their length", "[note]") {
  const std::size_t size = 100'000;
  for (const std::string& text :
       {std::string(10'000, '>') + " x\n",
        repeated("- ", 20'000) + "x\n",
        repeated("> - ", 40'000) + "x",
        repeated("word ", size),
        repeated("[", size),
        repeated("[a](b) ", size),
        repeated("*a ", size),
        repeated("<!-- a ", size),
        repeated("<!-- a --> x <!-- b\n", size),
        repeated("$a ", size),
        repeated("\\( ", size),
        repeated("megatron @ x ", size),
        repeated("- a/b.py:L1\n", size),
        repeated("# a\n", size),
        repeated("-\n", size),
        repeated("```\n", size),
        repeated("[^1]: x\n", size),
        repeated("`a`[^1] ", size),
        repeated("[^1] ", size) + "\n\n[^1]: " + repeated("a.py:L1 ", size),
        repeated("megatron @ x\n\n", size),
        "[a]: b.py#L1\n\n" + repeated("[a] ", size),
        "[a]: b\n\n" + repeated("[a](", size),
        repeated("\r", size),
        std::string(size, '\0'),
        "<div>" + repeated("`` ` ", size),
        repeated("- ", 4'000) + "x\n" + std::string(3'000, '\n') + "y",
        repeated("|", size),
        "|a|b|\n|-|-|\n" + repeated("|a|b|\n", size),
        "a|b\n-|-\n" + repeated("|\n", size),
        repeated("## 1. a\nb.py:L3\n\n", size),
        repeated("a.py/,", 2 * size),
        repeated("a.py/(", 2 * size),
        repeated("a.com/b/c/blob/d/e#L1,", 2 * size),
        repeated("https://a.com/b/c/blob/d/e#L1,", 2 * size),
        repeated("https://a.com/b,", 2 * size)}) {
    CAPTURE(text.substr(0, 40));
    CHECK(secondsFor(text) < 5.0);
    const NoteDocument note = read(text);
    (void)findUncited(note, std::nullopt);
  }
}

TEST_CASE("Deep lists and quotes keep their words and citations", "[note]") {
  CHECK(wordsIn(std::string(10'000, '>') + " deep words\n") == 2);
  CHECK(citationsIn(repeated("- ", 20'000) + "x.py:L1\n") == "x.py 1");
}

TEST_CASE("Empty cells and rows of a table change nothing around them", "[note]") {
  const std::string text = "a|b\n-|-\n|\n|c|`x.py:L1`\n||\n||d\n|\n\ny.py:L2\n";
  checkSanity(text);
  CHECK(wordsIn(text) == 4);
  CHECK(citationsIn(text) == "x.py 1 | y.py 2");
}
