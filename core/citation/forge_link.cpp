#include "core/citation/forge_link.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"
#include "core/citation/cited_lines.h"

#include <algorithm>
#include <array>
#include <vector>

namespace escolio {
namespace {

/// Many addresses without a blank between them must not cost more than their length.
constexpr std::size_t longestAddress = 2048;

int hexadecimalValue(char c) {
  if (isAsciiDigit(c))
    return c - '0';
  const char lower = asciiLower(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

bool startsWithIgnoringCase(std::string_view text, std::string_view lowerCasePrefix) {
  return text.size() >= lowerCasePrefix.size() &&
         std::ranges::equal(text.substr(0, lowerCasePrefix.size()), lowerCasePrefix, {},
                            [](char c) { return asciiLower(c); });
}

std::size_t schemeLength(std::string_view text) {
  if (text.empty() || asciiLower(text.front()) != 'h')
    return 0;
  for (const std::string_view scheme : {"https://", "http://"})
    if (startsWithIgnoringCase(text, scheme))
      return scheme.size();
  return 0;
}

std::vector<std::string_view> split(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    parts.push_back(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
  }
  return parts;
}

std::string joined(const std::vector<std::string_view>& parts, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t i = begin; i < end; ++i) {
    if (i > begin)
      text += '/';
    text += parts[i];
  }
  return text;
}

/// Where in an address a forge puts what.
struct ForgeParts {
  std::size_t addressEnd = 0;
  std::size_t revision = 0;
  std::size_t path = 0;
};

/// PARTS begin with the host. The first place that fits counts: a repository cannot be told from a
/// folder called "blob" by anything else.
std::optional<ForgeParts> forgeParts(const std::vector<std::string_view>& parts) {
  const auto has = [&](std::size_t at, auto... words) {
    return at < parts.size() && ((parts[at] == words) || ...);
  };
  for (std::size_t i = 2; i + 2 < parts.size(); ++i) {
    if (has(i, "-") && has(i + 1, "blob", "blame")) // GitLab
      return ForgeParts{i, i + 2, i + 3};
    if (has(i, "blob", "blame")) // GitHub
      return ForgeParts{i, i + 1, i + 2};
    if (has(i, "tree") && has(i + 2, "item")) // sourcehut
      return ForgeParts{i, i + 1, i + 3};
    if (has(i, "src") && has(i + 1, "commit", "branch", "tag")) // Gitea, Forgejo
      return ForgeParts{i, i + 2, i + 3};
  }
  return std::nullopt;
}

} // namespace

bool beginsAddress(std::string_view text, std::size_t at) {
  return schemeLength(text.substr(at)) > 0;
}

std::size_t addressEnd(std::string_view text, std::size_t at) {
  std::size_t end = at;
  int open = 0; // parentheses
  std::size_t i = at;
  while (i < text.size()) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    const char32_t c = decoded.codePoint;
    if (c <= U' ' || isWhiteSpace(c) ||
        (c < 0x80 && std::string_view("<>\"`|\\^{}").contains(static_cast<char>(c))))
      break;
    if (c == U'(')
      ++open;
    if (c == U')' && --open < 0)
      break;
    i += decoded.length;
    const bool endsSentence =
        c < 0x80 && std::string_view(".,;:!?'*_~[]").contains(static_cast<char>(c));
    if (!endsSentence)
      end = i;
  }
  return end;
}

std::optional<Citation> readForgeLink(std::string_view text, std::size_t at, std::size_t& end) {
  const std::size_t hash = text.substr(at, longestAddress).find('#');
  if (hash == std::string_view::npos)
    return std::nullopt;
  const std::string_view address = text.substr(at, hash + 1);
  if (addressEnd(address, 0) < address.size())
    return std::nullopt;
  auto lines = readMarkedLines(text, at + hash + 1);
  if (!lines)
    lines = readMarkWithoutLine(text, at + hash + 1);
  if (!lines)
    return std::nullopt;

  const std::size_t scheme = schemeLength(address);
  std::string_view location = address.substr(0, hash);
  location = location.substr(0, location.find('?'));
  const std::vector<std::string_view> parts = split(location.substr(scheme));
  const auto forge = forgeParts(parts);
  if (!forge || forge->path >= parts.size())
    return std::nullopt;

  Citation citation;
  citation.address = std::string(scheme > 0 ? address.substr(0, scheme) : "https://") +
                     joined(parts, 0, forge->addressEnd);
  citation.commit = percentDecoded(parts[forge->revision]);
  citation.path = percentDecoded(joined(parts, forge->path, parts.size()));
  citation.first = lines->first;
  citation.last = lines->last;
  citation.fault = lines->fault;
  end = lines->end;
  return citation;
}

std::string percentDecoded(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size()) {
      const int high = hexadecimalValue(text[i + 1]);
      const int low = hexadecimalValue(text[i + 2]);
      if (high >= 0 && low >= 0 && high + low > 0) {
        decoded += static_cast<char>(high * 16 + low);
        i += 2;
        continue;
      }
    }
    decoded += text[i];
  }
  return decoded;
}

} // namespace escolio
