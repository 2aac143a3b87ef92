#include "core/citation/link_target.h"

#include "core/citation/cited_path.h"
#include "core/citation/forge_link.h"
#include "core/citation/lines_behind.h"

namespace escolio {

std::optional<Citation> parseLinkTarget(std::string_view target) {
  if (beginsAddress(target, 0)) {
    std::size_t end = 0;
    auto citation = readForgeLink(target, 0, end);
    return citation && end == target.size() ? citation : std::nullopt;
  }
  if (target.contains("://"))
    return std::nullopt;
  const std::string path = percentDecoded(target);
  for (std::size_t at = path.find_first_of(":#?"); at != std::string::npos;
       at = path.find_first_of(":#?", at + 1)) {
    if (!mayIntroduceLines(path, at))
      continue;
    std::string_view before = std::string_view(path).substr(0, at);
    before.remove_prefix(before.rfind(':') + 1); // npos + 1 is 0
    const auto lines = linesBehind(path, at, before);
    if (lines && lines->end == path.size())
      return Citation{normalPath(before), lines->first, lines->last, {}, {}, lines->fault};
  }
  return std::nullopt;
}

} // namespace escolio
