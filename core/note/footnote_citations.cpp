#include "core/note/footnote_citations.h"

#include <algorithm>

namespace escolio {
namespace {

void addOnce(std::vector<std::size_t>& citations, std::size_t citation) {
  if (!std::ranges::contains(citations, citation))
    citations.push_back(citation);
}

} // namespace

void FootnoteCitations::addCall(std::string_view name, std::size_t section,
                                std::optional<std::size_t> item) {
  m_calls[std::string(name)].push_back({section, item});
}

void FootnoteCitations::addCitation(std::string_view name, std::size_t citation) {
  m_held.push_back({std::string(name), citation});
}

void FootnoteCitations::attachTo(NoteDocument& note) const {
  for (const auto& [name, index] : m_held) {
    const auto calls = m_calls.find(name);
    if (calls == m_calls.end())
      continue;
    CitationInNote& citation = note.citations[index];
    std::erase(note.sections[citation.section].citations, index);
    citation.section = calls->second.front().section;
    citation.item = calls->second.front().item;
    for (const Call& call : calls->second) {
      Section& section = note.sections[call.section];
      addOnce(section.citations, index);
      if (call.item)
        addOnce(section.items[*call.item].citations, index);
    }
  }
}

} // namespace escolio
