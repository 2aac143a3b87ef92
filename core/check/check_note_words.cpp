#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/note/word_count.h"

#include <algorithm>

namespace escolio {
namespace {

/// Where the limit is passed: the heading or paragraph that holds the first word too many.
TextPlace placeOfLimit(const NoteDocument& document, int limit) {
  struct Block {
    std::size_t begin;
    TextPlace place;
    int words;
  };
  std::vector<Block> blocks;
  for (const Paragraph& paragraph : document.paragraphs)
    blocks.push_back({paragraph.span.begin, paragraph.place, paragraph.words});
  for (const Section& section : document.sections)
    if (section.heading)
      blocks.push_back(
          {section.heading->span.begin, section.heading->place, countWords(section.heading->text)});
  std::ranges::sort(blocks, {}, &Block::begin);
  int words = 0;
  for (const Block& block : blocks) {
    words += block.words;
    if (words > limit)
      return block.place;
  }
  return {};
}

void judge(const WrittenFile& file, CheckRow& row) {
  const int limit = *file.maxWords;
  const int words = file.document->words.words;
  row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 of %3 words"), file.name, words, limit);
  if (words <= limit) {
    row.state = CheckState::met;
    row.detail = missingDetail(file);
    return;
  }
  const int excess = words - limit;
  row.state = CheckState::unmet;
  row.detail = makeMessage(ESCOLIO_MESSAGE("core", "%1 to cut"), excess);
  row.findings.push_back(findingAt(
      file.name, placeOfLimit(*file.document, limit),
      excess == 1
          ? makeMessage(
                ESCOLIO_MESSAGE("core", "Cut 1 word: here the note passes its limit of %1."), limit)
          : makeMessage(
                ESCOLIO_MESSAGE("core", "Cut %1 words: here the note passes its limit of %2."),
                excess, limit)));
}

} // namespace

std::vector<CheckRow> checkNoteWords(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.maxWords.has_value(); }, judge);
}

} // namespace escolio
