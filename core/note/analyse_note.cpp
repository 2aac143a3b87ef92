#include "core/base/ascii.h"
#include "core/note/footnote_citations.h"
#include "core/note/footnotes.h"
#include "core/note/front_matter.h"
#include "core/note/heading_number.h"
#include "core/note/leaf_citations.h"
#include "core/note/note_blocks.h"
#include "core/note/note_document.h"
#include "core/note/place_finder.h"
#include "core/note/short_title.h"
#include "core/note/word_count.h"
#include "core/note/word_runs.h"

#include <algorithm>
#include <iterator>

namespace escolio {
namespace {

class NoteAnalysis {
 public:
  NoteAnalysis(std::string_view text, const std::vector<SourceId>& sources)
      : m_text(text), m_sources(sources), m_places(text) {}

  NoteDocument analyse() {
    m_note.words.rawWords = countRawWords(m_text);
    const std::size_t begin = readFrontMatter();
    m_blocks = readBlocks(m_text, begin);
    m_note.contentEnd = m_blocks.contentEnd;
    makeSections(begin);
    for (std::size_t i = 0; i < m_blocks.leaves.size(); ++i)
      if (!addLeaf(m_blocks.leaves[i]))
        m_silent.push_back(i);
    m_footnotes.attachTo(m_note);
    leaveOutTheFoot();
    for (FoundCodeBlock& found : m_blocks.codeBlocks)
      addCodeBlock(found);
    collectStyles();
    return std::move(m_note);
  }

 private:
  /// Where the text behind the front matter and a BOM begins.
  std::size_t readFrontMatter() {
    m_note.frontMatter = findFrontMatter(m_text);
    if (!m_note.frontMatter)
      return byteOrderMarkLength(m_text);
    const ByteSpan span = *m_note.frontMatter;
    m_note.styles.push_back({span, StyledSpan::Style::frontMatter, 0});
    for (FoundPinLine& found :
         findPinLines(m_text.substr(span.begin, span.size()), m_sources, true)) {
      found.span = {found.span.begin + span.begin, found.span.end + span.begin};
      m_note.words.citationWords += countRuns(m_text.substr(found.span.begin, found.span.size()));
      addPinLine(std::move(found));
    }
    return span.end;
  }

  void addPinLine(FoundPinLine found) {
    m_note.pinLines.push_back(
        {found.span, m_places.at(found.span.begin), std::move(found.source), std::move(found.pin)});
  }

  static bool isSectionHeading(const NoteLeaf& leaf) {
    return leaf.kind == NoteLeaf::Kind::heading && leaf.depth == 0;
  }

  void makeSections(std::size_t begin) {
    const auto first = std::ranges::find_if(m_blocks.leaves, isSectionHeading);
    const std::size_t firstHeading =
        first == m_blocks.leaves.end() ? m_text.size() : first->span.begin;
    const bool hasTextBefore = first != m_blocks.leaves.begin() ||
                               (!m_blocks.codeBlocks.empty() &&
                                m_blocks.codeBlocks.front().block.span.begin < firstHeading);
    if (hasTextBefore)
      m_note.sections.push_back({{begin, firstHeading}, {}, 0, {}, {}});
    for (const NoteLeaf& leaf : m_blocks.leaves) {
      if (!isSectionHeading(leaf))
        continue;
      if (!m_note.sections.empty())
        m_note.sections.back().span.end = leaf.span.begin;
      Heading heading{leaf.span, m_places.at(leaf.span.begin), leaf.level,
                      std::string(trimmed(leaf.inlines.prose.text()))};
      m_note.sections.push_back({{leaf.span.begin, m_text.size()}, std::move(heading), 0, {}, {}});
    }
    m_items.resize(m_blocks.items.size());
  }

  std::size_t sectionAt(std::size_t offset) const {
    const auto next = std::ranges::upper_bound(m_note.sections, offset, {},
                                               [](const Section& s) { return s.span.begin; });
    return next == m_note.sections.begin()
               ? 0
               : static_cast<std::size_t>(next - m_note.sections.begin()) - 1;
  }

  /// The item of a section that a leaf is in; made when its first leaf comes.
  std::optional<std::size_t> itemOf(const NoteLeaf& leaf, std::size_t section) {
    if (!leaf.item)
      return std::nullopt;
    std::optional<std::size_t>& index = m_items[*leaf.item];
    if (!index) {
      std::vector<ListItem>& items = m_note.sections[section].items;
      index = items.size();
      const ByteSpan span = m_blocks.items[*leaf.item].span;
      items.push_back({span, m_places.at(span.begin), {}, 0, {}});
    }
    return index;
  }

  /// False when the leaf says nothing in its place: it is a pin line, footnotes, HTML without text.
  bool addLeaf(const NoteLeaf& leaf) {
    const std::size_t section = sectionAt(leaf.span.begin);
    const LeafFindings findings = searchLeaf(m_text, leaf, m_sources);
    const std::optional<std::size_t> item = itemOf(leaf, section);
    addCitations(findings, section, item);
    const bool isFoot = readFootnotes(leaf, section, item, findings.citations.size());
    const int words = wordsOf(leaf, findings);
    m_note.words.words += words;
    m_note.words.citationWords += leaf.inlines.prose.wordsIn(findings.counted);
    if (!isSectionHeading(leaf) && !isFoot)
      m_note.sections[section].words += words;
    if (item) {
      ListItem& entry = m_note.sections[section].items[*item];
      entry.words += words;
      if (entry.title.empty())
        entry.title = titleOf(leaf, findings);
    }
    if (leaf.kind != NoteLeaf::Kind::heading)
      addParagraph(leaf, section, words);
    addInlineCode(leaf, findings, section, item);
    for (const InlineImage& image : leaf.inlines.images)
      m_note.images.push_back({m_places.at(image.source.begin), image.source, image.target});
    const bool isEmptyHtml =
        leaf.kind == NoteLeaf::Kind::html && trimmed(leaf.inlines.prose.text()).empty();
    return !isEmptyHtml && !isFoot && !isPinLineAlone(leaf, findings, words);
  }

  /// The footnotes that a leaf calls and, in a paragraph of its own, holds, with the last COUNT
  /// citations that were found. True when it begins as a footnote.
  bool readFootnotes(const NoteLeaf& leaf, std::size_t section, std::optional<std::size_t> item,
                     std::size_t count) {
    const bool mayHold = leaf.kind == NoteLeaf::Kind::paragraph && leaf.depth == 0;
    const std::vector<CitationInNote>& all = m_note.citations;
    std::size_t next = all.size() - count;
    std::string_view holder;
    bool isFoot = false;
    const auto giveUntil = [&](std::size_t offset) {
      for (; next < all.size() && all[next].found.span.begin < offset; ++next)
        if (!holder.empty())
          m_footnotes.addCitation(holder, next);
    };
    for (const FootnoteLabel& label : footnoteLabels(m_text, leaf.span)) {
      const std::vector<ByteSpan>& codes = leaf.inlines.code;
      const auto behind = std::ranges::upper_bound(codes, label.offset, {}, &ByteSpan::begin);
      const bool isCode = behind != codes.begin() && std::prev(behind)->contains(label.offset);
      if (isCode)
        continue;
      if (!label.isDefinition || !mayHold) {
        m_footnotes.addCall(label.name, section, item);
        continue;
      }
      giveUntil(label.offset);
      holder = label.name;
      isFoot =
          isFoot || trimmed(m_text.substr(leaf.span.begin, label.offset - leaf.span.begin)).empty();
    }
    giveUntil(leaf.span.end);
    return isFoot;
  }

  static int wordsOf(const NoteLeaf& leaf, const LeafFindings& findings) {
    const int words = leaf.inlines.prose.wordsOutside(findings.counted);
    if (leaf.kind != NoteLeaf::Kind::heading)
      return words;
    // The number of a heading is no word.
    const std::string text = leaf.inlines.prose.textOutside(findings.counted);
    return words - countRuns(std::string_view(text).substr(0, headingNumberLength(text)));
  }

  static std::string titleOf(const NoteLeaf& leaf, const LeafFindings& findings) {
    if (!leaf.inlines.lead.empty())
      return withoutClosingMark(leaf.inlines.lead);
    return withoutRemains(firstWords(leaf.inlines.prose.textOutside(findings.counted)));
  }

  void addCitations(const LeafFindings& findings, std::size_t section,
                    std::optional<std::size_t> item) {
    for (const FoundCitation& found : findings.citations) {
      const std::size_t index = m_note.citations.size();
      m_note.citations.push_back({found, m_places.at(found.span.begin),
                                  std::string(m_text.substr(found.span.begin, found.span.size())),
                                  section, item});
      m_note.sections[section].citations.push_back(index);
      if (item)
        m_note.sections[section].items[*item].citations.push_back(index);
    }
    for (const FoundPinLine& found : findings.pinLines)
      addPinLine(found);
  }

  void addParagraph(const NoteLeaf& leaf, std::size_t section, int words) {
    if (leaf.kind == NoteLeaf::Kind::html && trimmed(leaf.inlines.prose.text()).empty())
      return;
    m_note.paragraphs.push_back({leaf.span, m_places.at(leaf.span.begin),
                                 std::string(trimmed(leaf.inlines.prose.text())), words, section,
                                 leaf.depth == 0, leaf.depth > 0 && leaf.isInNoList});
  }

  static bool isPinLineAlone(const NoteLeaf& leaf, const LeafFindings& findings, int words) {
    return !findings.pinLines.empty() && words == 0 && findings.citations.empty() &&
           leaf.inlines.images.empty();
  }

  /// Pin lines and footnotes at the foot of a note say nothing that would follow its closing.
  void leaveOutTheFoot() {
    const auto isAtEnd = [this](std::size_t leaf) {
      return m_blocks.leaves[leaf].span.end == m_note.contentEnd;
    };
    if (std::ranges::none_of(m_silent, isAtEnd))
      return;
    m_note.contentEnd = 0;
    for (std::size_t i = 0; i < m_blocks.leaves.size(); ++i)
      if (!std::ranges::binary_search(m_silent, i))
        m_note.contentEnd = std::max(m_note.contentEnd, m_blocks.leaves[i].span.end);
    for (const FoundCodeBlock& found : m_blocks.codeBlocks)
      m_note.contentEnd = std::max(m_note.contentEnd, found.block.span.end);
  }

  void addInlineCode(const NoteLeaf& leaf, const LeafFindings& findings, std::size_t section,
                     std::optional<std::size_t> item) {
    std::size_t next = 0;
    for (const ByteSpan code : leaf.inlines.code) {
      while (next < findings.counted.size() && findings.counted[next].end <= code.begin)
        ++next;
      if (next < findings.counted.size() && findings.counted[next].begin < code.end)
        continue;
      m_note.inlineCode.push_back({code, m_places.at(code.begin),
                                   std::string(m_text.substr(code.begin, code.size())), section,
                                   item});
    }
  }

  void addCodeBlock(FoundCodeBlock& found) {
    CodeBlock& block = found.block;
    block.place = m_places.at(block.span.begin);
    block.firstLine = m_places.at(found.contentBegin).line;
    block.section = sectionAt(block.span.begin);
    m_note.codeBlocks.push_back(std::move(block));
  }

  void collectStyles() {
    const auto add = [&](const std::vector<StyledSpan>& styles) {
      for (const StyledSpan& style : styles)
        if (!style.span.isEmpty())
          m_note.styles.push_back(style);
    };
    add(m_blocks.styles);
    for (const NoteLeaf& leaf : m_blocks.leaves)
      add(leaf.inlines.styles);
    std::ranges::stable_sort(m_note.styles, [](const StyledSpan& left, const StyledSpan& right) {
      return left.span.begin != right.span.begin ? left.span.begin < right.span.begin
                                                 : left.span.end > right.span.end;
    });
  }

  std::string_view m_text;
  const std::vector<SourceId>& m_sources;
  PlaceFinder m_places;
  NoteBlocks m_blocks;
  std::vector<std::optional<std::size_t>> m_items; // of every item, its index in its section
  std::vector<std::size_t> m_silent;               // the leaves that say nothing, in order
  FootnoteCitations m_footnotes;
  NoteDocument m_note;
};

} // namespace

NoteDocument analyseNote(std::string_view text, const std::vector<SourceId>& sources) {
  return NoteAnalysis(text, sources).analyse();
}

} // namespace escolio
