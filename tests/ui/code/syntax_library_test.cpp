#include "ui/code/syntax_library.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

/// The roles of the words of a text in the lines that are given, one after the other.
class Colored {
 public:
  explicit Colored(const QString& fileName) : m_highlighter(m_library.highlighterFor(fileName)) {}

  Colored& line(std::string_view text) {
    m_text = text;
    m_spans.clear();
    m_highlighter->highlight(text, m_spans);
    return *this;
  }
  ColorRole of(std::string_view word) const {
    const std::size_t at = m_text.find(word);
    for (const SyntaxSpan& span : m_spans)
      if (span.begin <= at && at + word.size() <= span.end)
        return span.role;
    return ColorRole::text;
  }
  LineHighlighter& highlighter() { return *m_highlighter; }
  const std::vector<SyntaxSpan>& spans() const { return m_spans; }

 private:
  SyntaxLibrary m_library;
  std::unique_ptr<LineHighlighter> m_highlighter;
  std::string m_text;
  std::vector<SyntaxSpan> m_spans;
};

} // namespace

TEST_CASE("Python is coloured by what its words are", "[code]") {
  Colored python(QStringLiteral("megatron/core/layers.py"));
  python.line("class Shards(Module):");
  CHECK(python.of("class") == ColorRole::syntaxKeyword);
  CHECK(python.of("Shards") == ColorRole::syntaxFunction);
  CHECK(python.of("Module") == ColorRole::text);
  python.line("    def gather(self, x, wait=True, n=12):  # all of it");
  CHECK(python.of("def") == ColorRole::syntaxKeyword);
  CHECK(python.of("gather") == ColorRole::syntaxFunction);
  CHECK(python.of("self") == ColorRole::syntaxKeyword);
  CHECK(python.of("True") == ColorRole::syntaxNumber);
  CHECK(python.of("12") == ColorRole::syntaxNumber);
  CHECK(python.of("wait") == ColorRole::text);
  CHECK(python.of("# all of it") == ColorRole::syntaxComment);
  python.line("        return \"text\" if x is not None else len(x)");
  CHECK(python.of("return") == ColorRole::syntaxKeyword);
  CHECK(python.of("\"text\"") == ColorRole::syntaxString);
  CHECK(python.of("not") == ColorRole::syntaxKeyword);
  CHECK(python.of("None") == ColorRole::syntaxNumber);
}

TEST_CASE("A docstring reads as a string on every line of it", "[code]") {
  Colored python(QStringLiteral("a.py"));
  python.line("def f():").line("    \"\"\"Makes it whole.");
  CHECK(python.of("Makes it whole.") == ColorRole::syntaxString);
  python.line("    A second line, with a # in it.");
  CHECK(python.of("A second line") == ColorRole::syntaxString);
  python.line("    \"\"\"");
  CHECK(python.of("\"\"\"") == ColorRole::syntaxString);
  python.line("    x = 1  # TODO now");
  CHECK(python.of("# ") == ColorRole::syntaxComment);
  CHECK(python.of("now") == ColorRole::syntaxComment);
}

TEST_CASE("Spans are counted in bytes", "[code]") {
  Colored python(QStringLiteral("a.py"));
  python.line("n = \"ñandú 漢\U0001F468\"  # fin");
  CHECK(python.of("\"ñandú 漢\U0001F468\"") == ColorRole::syntaxString);
  CHECK(python.of("# fin") == ColorRole::syntaxComment);
  python.line("n = \"\xff\xfe\"  # fin");
  CHECK(python.of("\"\xff\xfe\"") == ColorRole::syntaxString);
  CHECK(python.of("# fin") == ColorRole::syntaxComment);
}

TEST_CASE("A span never goes on into the next line", "[code]") {
  SyntaxLibrary library;
  const auto python = library.highlighterFor(QStringLiteral("a.py"));
  std::vector<SyntaxSpan> spans;
  python->highlight("        self.x = f(", spans);
  const std::size_t ofFirst = spans.size();
  const SyntaxSpan last = spans.back();
  python->highlight(std::string(last.end, ' ') + "self.y)", spans);
  CHECK(spans[ofFirst - 1] == last);
  REQUIRE(spans.size() == ofFirst + 1);
  CHECK(spans.back() == SyntaxSpan{last.end, last.end + 4, ColorRole::syntaxKeyword});
}

TEST_CASE("A state that was kept can be gone on from", "[code]") {
  Colored python(QStringLiteral("a.py"));
  python.line("x = '''open");
  const LineHighlighter::State open = python.highlighter().state();
  python.line("closed'''").line("return");
  CHECK(python.of("return") == ColorRole::syntaxKeyword);
  python.highlighter().resume(open);
  python.line("return");
  CHECK(python.of("return") != ColorRole::syntaxKeyword);
  python.highlighter().resume(python.highlighter().initialState());
  python.line("return");
  CHECK(python.of("return") == ColorRole::syntaxKeyword);
}

TEST_CASE("A library that was announced answers as one that was not", "[code]") {
  SyntaxLibrary library;
  library.prepare(QStringLiteral("a.py"));
  CHECK(library.highlighterFor(QStringLiteral("a.py")) != nullptr);
  CHECK(library.highlighterFor(QStringLiteral("a.rst")) != nullptr);
  CHECK(library.highlighterFor(QStringLiteral("no-such-language-of-a-file")) == nullptr);
}
