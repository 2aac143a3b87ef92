#include "core/note/footnote_citations.h"

namespace escolio {

void FootnoteCitations::addCall(std::string_view name, std::size_t section,
                                std::optional<std::size_t> item) {
  Calls& calls = m_calls[std::string(name)];
  if (const Call call{section, item}; calls.known.insert(call).second)
    calls.places.push_back(call);
}

void FootnoteCitations::addCitation(std::string_view name, std::size_t citation) {
  m_held.push_back({std::string(name), citation});
}

void FootnoteCitations::attachTo(NoteDocument& note) const {
  std::vector<bool> isMoved(note.citations.size());
  for (const auto& [name, index] : m_held)
    isMoved[index] = m_calls.contains(name);
  for (Section& section : note.sections)
    std::erase_if(section.citations, [&isMoved](std::size_t index) { return isMoved[index]; });
  for (const auto& [name, index] : m_held) {
    if (!isMoved[index])
      continue;
    const std::vector<Call>& places = m_calls.find(name)->second.places;
    note.citations[index].section = places.front().section;
    note.citations[index].item = places.front().item;
    std::set<std::size_t> sections;
    for (const Call& call : places) {
      Section& section = note.sections[call.section];
      if (sections.insert(call.section).second)
        section.citations.push_back(index);
      if (call.item)
        section.items[*call.item].citations.push_back(index);
    }
  }
}

} // namespace escolio
