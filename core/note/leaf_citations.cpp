#include "core/note/leaf_citations.h"

#include "core/base/ascii.h"
#include "core/citation/citation_scanner.h"
#include "core/citation/link_target.h"

#include <algorithm>
#include <string>

namespace escolio {
namespace {

/// Stands for a byte in which nothing is looked for; it ends a path and is no space.
constexpr char cover = '\x1F';

class LeafSearch {
 public:
  LeafSearch(std::string_view note, const NoteLeaf& leaf)
      : m_note(note), m_leaf(leaf), m_source(note.substr(leaf.span.begin, leaf.span.size())) {
    for (const ByteSpan span : leaf.inlines.unread)
      coverUp(span);
  }

  LeafFindings search(const std::vector<SourceId>& sources) {
    for (const InlineLink& link : m_leaf.inlines.links)
      readLink(link);
    for (const InlineLink& link : m_leaf.inlines.links)
      coverUp({link.label.end, link.source.end});
    std::ranges::sort(m_known, {}, [](const FoundCitation& c) { return c.span.begin; });
    m_findings.citations = findCitationsAround(m_source, m_known);
    for (FoundCitation& found : m_findings.citations) {
      if (!std::ranges::binary_search(m_known, found.span.begin, {},
                                      [](const FoundCitation& c) { return c.span.begin; }))
        m_findings.counted.push_back(inNote(found.span));
      found.span = inNote(found.span);
    }
    m_findings.pinLines = findPinLines(m_source, sources);
    for (FoundPinLine& found : m_findings.pinLines) {
      found.span = inNote(found.span);
      m_findings.counted.push_back(found.span);
    }
    joinCounted();
    return std::move(m_findings);
  }

 private:
  [[nodiscard]] ByteSpan inNote(ByteSpan span) const {
    return {span.begin + m_leaf.span.begin, span.end + m_leaf.span.begin};
  }

  [[nodiscard]] ByteSpan inLeaf(ByteSpan span) const {
    const auto inside = [&](std::size_t offset) {
      return std::clamp(offset, m_leaf.span.begin, m_leaf.span.end) - m_leaf.span.begin;
    };
    return {inside(span.begin), inside(span.end)};
  }

  void coverUp(ByteSpan span) {
    const ByteSpan inside = inLeaf(span);
    for (std::size_t i = inside.begin; i < inside.end; ++i)
      m_source[i] = cover;
  }

  /// A link is one citation when its target is one, or else its whole text.
  void readLink(const InlineLink& link) {
    const ByteSpan whole = inLeaf(link.source);
    const ByteSpan label = inLeaf(link.label);
    const std::string_view text = std::string_view(m_source).substr(label.begin, label.size());
    const std::vector<FoundCitation> inText = findCitations(text);
    auto citation = parseLinkTarget(link.target);
    const bool textIsCitation = inText.size() == 1 && isAllOf(text, inText.front().span);
    if (textIsCitation && (!citation || citation->fault != CitationFault::none))
      if (!citation || inText.front().citation.fault == CitationFault::none)
        citation = inText.front().citation;
    if (!citation)
      return;
    m_known.push_back({std::move(*citation), whole, false});
    for (const FoundCitation& found : inText)
      m_findings.counted.push_back(
          {link.label.begin + found.span.begin, link.label.begin + found.span.end});
  }

  /// True when nothing but marks of Markdown stands around SPAN.
  static bool isAllOf(std::string_view text, ByteSpan span) {
    const auto isMark = [](char c) {
      return isAsciiSpace(c) || std::string_view("`*_~").contains(c);
    };
    return std::ranges::all_of(text.substr(0, span.begin), isMark) &&
           std::ranges::all_of(text.substr(span.end), isMark);
  }

  void joinCounted() {
    std::vector<ByteSpan>& counted = m_findings.counted;
    std::ranges::sort(counted, {}, &ByteSpan::begin);
    std::vector<ByteSpan> joined;
    for (const ByteSpan span : counted) {
      if (!joined.empty() && span.begin < joined.back().end)
        joined.back().end = std::max(joined.back().end, span.end);
      else
        joined.push_back(span);
    }
    counted = std::move(joined);
  }

  std::string_view m_note;
  const NoteLeaf& m_leaf;
  std::string m_source; // of the leaf, with covers
  std::vector<FoundCitation> m_known;
  LeafFindings m_findings;
};

} // namespace

LeafFindings searchLeaf(std::string_view note, const NoteLeaf& leaf,
                        const std::vector<SourceId>& sources) {
  return LeafSearch(note, leaf).search(sources);
}

} // namespace escolio
