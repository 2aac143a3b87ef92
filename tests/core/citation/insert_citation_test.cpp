#include "core/citation/insert_citation.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

/// Puts CITATION into TEXT, in which '|' is the caret or two of them a selection; gives the text
/// after, with '|' for the caret.
std::string inserted(std::string text, std::string_view citation, bool wraps = true) {
  ByteSpan selection;
  selection.begin = text.find('|');
  text.erase(selection.begin, 1);
  selection.end = text.find('|');
  if (selection.end == std::string::npos)
    selection.end = selection.begin;
  else
    text.erase(selection.end, 1);
  const TextEdit edit = insertCitation(text, analyseNote(text, {}), selection, citation, wraps);
  text.replace(edit.span.begin, edit.span.size(), edit.text);
  text.insert(edit.caret, "|");
  return text;
}

constexpr std::string_view cited = "a/b.py:L3-L9";

} // namespace

TEST_CASE("A citation gets the spaces that prose needs", "[citation][insert]") {
  CHECK(inserted("|", cited) == "`a/b.py:L3-L9`|");
  CHECK(inserted("Each rank differs.|", cited) == "Each rank differs. `a/b.py:L3-L9`|");
  CHECK(inserted("Each rank differs. |", cited) == "Each rank differs. `a/b.py:L3-L9`|");
  CHECK(inserted("It differs|.", cited) == "It differs `a/b.py:L3-L9`|.");
  CHECK(inserted("It differs|, and", cited) == "It differs `a/b.py:L3-L9`|, and");
  CHECK(inserted("It (|) differs", cited) == "It (`a/b.py:L3-L9`|) differs");
  CHECK(inserted("It |differs", cited) == "It `a/b.py:L3-L9`| differs");
  CHECK(inserted("It| differs", cited) == "It `a/b.py:L3-L9`| differs");
  CHECK(inserted("One line\n|", cited) == "One line\n`a/b.py:L3-L9`|");
  CHECK(inserted("One line|\nmore", cited) == "One line `a/b.py:L3-L9`|\nmore");
  CHECK(inserted("Windows|\r\nmore", cited) == "Windows `a/b.py:L3-L9`|\r\nmore");
  CHECK(inserted("- |", cited) == "- `a/b.py:L3-L9`|");
  CHECK(inserted("a|(b)", cited) == "a `a/b.py:L3-L9`| (b)");
}

TEST_CASE("Quotes, Spanish signs and marks of emphasis are told apart by their side",
          "[citation][insert]") {
  CHECK(inserted("«|»", cited) == "«`a/b.py:L3-L9`|»");
  CHECK(inserted("¿|?", cited) == "¿`a/b.py:L3-L9`|?");
  CHECK(inserted("dice \"|\"", cited) == "dice \"`a/b.py:L3-L9`|\"");
  CHECK(inserted("dice \"sí\"|", cited) == "dice \"sí\" `a/b.py:L3-L9`|");
  CHECK(inserted("**clave**|", cited) == "**clave** `a/b.py:L3-L9`|");
  CHECK(inserted("**clave|**", cited) == "**clave `a/b.py:L3-L9`|**");
  CHECK(inserted("así |**clave**", cited) == "así `a/b.py:L3-L9`| **clave**");
  CHECK(inserted("así\u00A0|", cited) == "así\u00A0`a/b.py:L3-L9`|");
  CHECK(inserted("\uFEFF|", cited) == "\uFEFF`a/b.py:L3-L9`|");
  CHECK(inserted("\xFF|\xFE", cited) == "\xFF `a/b.py:L3-L9`| \xFE");
}

TEST_CASE("In code a citation gets no backticks of its own", "[citation][insert]") {
  CHECK(inserted("see `x |` there", cited) == "see `x a/b.py:L3-L9|` there");
  CHECK(inserted("see `x`| there", cited) == "see `x` `a/b.py:L3-L9`| there");
  CHECK(inserted("see `|x|` there", cited) == "see `x` `a/b.py:L3-L9`| there");
  CHECK(inserted("```\nab|cd\n```\n", cited) == "```\naba/b.py:L3-L9|cd\n```\n");
  CHECK(inserted("word|", cited, false) == "word a/b.py:L3-L9|");
}

TEST_CASE("A caret in a citation replaces that citation and nothing else", "[citation][insert]") {
  CHECK(inserted("So `x.py:L1|-L2`. End", cited) == "So `a/b.py:L3-L9|`. End");
  CHECK(inserted("So `|x.py:L1-L2`. End", cited) == "So `a/b.py:L3-L9|`. End");
  CHECK(inserted("So `x.py:L1-L2|`. End", cited) == "So `a/b.py:L3-L9|`. End");
  CHECK(inserted("So x.py:L1-L2|. End", cited) == "So a/b.py:L3-L9|. End");
  CHECK(inserted("So |`x.py:L1-L2`|. End", cited) == "So `a/b.py:L3-L9|`. End");
  CHECK(inserted("So `x.py:|L1|-L2`. End", cited) == "So `a/b.py:L3-L9|`. End");
  CHECK(inserted("`x.py:L1-L2`, L40-L4|5, end", cited) == "`x.py:L1-L2`, a/b.py:L3-L9|, end");
  // Behind the backtick one has left it: two citations in a row are two.
  CHECK(inserted("So `x.py:L1-L2`|", cited) == "So `x.py:L1-L2` `a/b.py:L3-L9`|");
}

TEST_CASE("Selected text is kept and the citation follows it", "[citation][insert]") {
  CHECK(inserted("A |claim|, so", cited) == "A claim `a/b.py:L3-L9`|, so");
  CHECK(inserted("|A claim.\n|\nNext", cited) == "A claim. `a/b.py:L3-L9`|\n\nNext");
  CHECK(inserted("|A claim.\u00A0 |Next", cited) == "A claim. `a/b.py:L3-L9`|\u00A0 Next");
  CHECK(inserted("a|   |b", cited) == "a   `a/b.py:L3-L9`| b");
}

TEST_CASE("The citation at a caret is the one it is in or at the edge of", "[citation][insert]") {
  const std::string text = "ab `x.py:L1-L2`, `y.py:L3`";
  const NoteDocument note = analyseNote(text, {});
  REQUIRE(note.citations.size() == 2);
  CHECK_FALSE(citationAt(note, 3));
  CHECK(citationAt(note, 4) == 0);
  CHECK(citationAt(note, 14) == 0);
  CHECK_FALSE(citationAt(note, 15));
  CHECK(citationAt(note, text.size() - 1) == 1);
  CHECK_FALSE(citationAt(note, text.size()));
}
