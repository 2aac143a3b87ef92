#include "tests/ui/code/shown_view.h"
#include "ui/citations/citation_list_model.h"
#include "ui/code/code_pane.h"
#include "ui/outline/outline_model.h"
#include "ui/outline/outline_view.h"
#include "ui/text/plain_text.h"

#include <QLabel>
#include <QTabBar>
#include <QTextDocument>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

const QString markup = QStringLiteral("<b>Bold</b> & <table> claims");

/// What a tooltip shows: Qt takes it for HTML where it looks like it.
QString shown(const QString& tooltip) {
  if (!Qt::mightBeRichText(tooltip))
    return tooltip;
  QTextDocument document;
  document.setHtml(tooltip);
  return document.toPlainText();
}

} // namespace

TEST_CASE("A tooltip shows what looks like markup in a file's text", "[text]") {
  for (const QString& text : {markup, QStringLiteral("/a&b/x.md"), QStringLiteral("&amp;"),
                              QStringLiteral("a < b"), QStringLiteral("one\ntwo"), QString()})
    CHECK(shown(plainTooltip(text)) == text);
}

TEST_CASE("Lists have tooltips of plain text", "[text]") {
  const ThemeController theme;
  CitationListModel citations(theme);
  citations.setEntries({{.lines = markup, .where = markup, .decision = markup}});
  for (int column = 0; column < citations.columnCount({}); ++column)
    CHECK(shown(citations.index(0, column).data(Qt::ToolTipRole).toString()) == markup);
  OutlineModel outline;
  outline.setSymbols({{markup.toStdString(), "class", "", {1, 2}}});
  CHECK(shown(outline.index(0, 0).data(Qt::ToolTipRole).toString()) == "class " + markup);
}

TEST_CASE("A file's name is plain text in its tab's tooltip and in the empty outline", "[text]") {
  const ThemeController theme;
  CodePane pane(std::make_shared<SyntaxLibrary>(), theme);
  const SourceId source("shards");
  pane.addTab({source, markup, markup, false});
  CHECK(shown(pane.findChild<QTabBar*>()->tabToolTip(0)) == markup);
  OutlineView outline;
  const std::vector<Symbol> none;
  outline.setFile(source, "a/<table>.py", &none);
  const auto* label = outline.findChild<QLabel*>();
  CHECK(label->text().contains("<table>.py"));
  CHECK(label->textFormat() == Qt::PlainText);
}
