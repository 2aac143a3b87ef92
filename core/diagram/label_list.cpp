#include "core/diagram/label_list.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace escolio {
namespace {

using Replacement = std::pair<std::string_view, std::string_view>;

constexpr std::array<Replacement, 12> replacements{{{"\\n", " "},
                                                    {"&nbsp;", " "},
                                                    {"#nbsp;", " "},
                                                    {"&amp;", "&"},
                                                    {"#amp;", "&"},
                                                    {"&quot;", "\""},
                                                    {"#quot;", "\""},
                                                    {"&lt;", "<"},
                                                    {"&gt;", ">"},
                                                    {"**", ""},
                                                    {"__", "_"},
                                                    {"`", ""}}};

/// The length of an HTML tag that begins TEXT, or 0: "a < b" holds none.
std::size_t tagLength(std::string_view text) {
  if (text.size() < 3 || text[0] != '<')
    return 0;
  const bool isLetter = isAsciiLetter(text[1] == '/' ? text[2] : text[1]);
  const std::size_t end = text.find('>');
  return isLetter && end != std::string_view::npos ? end + 1 : 0;
}

} // namespace

std::string drawnText(std::string_view text) {
  text = trimmed(text);
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
    text = trimmed(text.substr(1, text.size() - 2));
  std::string drawn;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    if (const std::size_t length = tagLength(rest); length > 0) {
      drawn += ' ';
      i += length;
      continue;
    }
    const auto found = std::ranges::find_if(
        replacements, [rest](const Replacement& r) { return rest.starts_with(r.first); });
    if (found != replacements.end()) {
      drawn += found->second;
      i += found->first.size();
    } else {
      drawn += text[i] == '\n' ? ' ' : text[i];
      ++i;
    }
  }
  return drawn;
}

void LabelList::addText(std::string_view text) {
  if (std::string drawn = drawnText(text); !drawn.empty())
    m_texts.push_back(std::move(drawn));
}

void LabelList::addNode(std::string_view id) {
  id = trimmed(id);
  if (!id.empty())
    m_nodes.try_emplace(std::string(id));
}

void LabelList::nameNode(std::string_view id, std::string_view label) {
  m_nodes.insert_or_assign(std::string(trimmed(id)), drawnText(label));
}

std::vector<std::string> LabelList::take() && {
  for (auto& [id, label] : m_nodes)
    m_texts.push_back(label.empty() ? drawnText(id) : std::move(label));
  return std::move(m_texts);
}

} // namespace escolio
