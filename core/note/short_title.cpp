#include "core/note/short_title.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>

namespace escolio {

std::string firstWords(std::string_view text) {
  constexpr std::size_t most = 6;
  constexpr std::string_view spaces = " \t\r\n";
  std::string title;
  std::size_t words = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = std::min(text.find_first_not_of(spaces, at), text.size());
    at = std::min(text.find_first_of(spaces, begin), text.size());
    if (begin == at)
      break;
    if (words++ == most)
      return title + "…";
    title += title.empty() ? "" : " ";
    title += text.substr(begin, at - begin);
  }
  return title;
}

std::string withoutRemains(std::string_view title) {
  constexpr std::array<std::string_view, 17> remains{" ",   ",",  ";",   ":",  "()", "[]",
                                                     "(",   "[",  "—",   "–",  "→",  " .",
                                                     " ).", " )", " ].", " ]", "()."};
  const auto endsSo = [&](std::string_view part) { return title.ends_with(part); };
  for (bool goesOn = true; goesOn;) {
    const auto found = std::ranges::find_if(remains, endsSo);
    goesOn = found != remains.end();
    if (goesOn)
      title.remove_suffix(found->size());
  }
  return std::string(title);
}

std::string withoutClosingMark(std::string_view title) {
  while (!title.empty() &&
         (std::string_view(".:;,-").contains(title.back()) || isAsciiSpace(title.back())))
    title.remove_suffix(1);
  return std::string(title);
}

} // namespace escolio
