#include "core/source/loose_object.h"

#include "core/source/file_bytes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <system_error>
#include <zlib.h>

namespace escolio {
namespace {

namespace fs = std::filesystem;

/// Inflates one whole zlib stream, piece by piece.
class Inflation {
 public:
  explicit Inflation(std::string_view deflated) : m_input(deflated) {
    m_isReady = inflateInit(&m_stream) == Z_OK;
  }
  ~Inflation() { inflateEnd(&m_stream); }
  Inflation(const Inflation&) = delete;
  Inflation& operator=(const Inflation&) = delete;

  /// Fills OUTPUT as far as the stream goes; how much that was.
  std::size_t fill(std::span<char> output) {
    constexpr std::size_t longestStep = std::numeric_limits<uInt>::max();
    std::size_t filled = 0;
    while (m_isReady && !m_isAtEnd && filled < output.size()) {
      const std::size_t input = std::min(m_input.size(), longestStep);
      const std::size_t space = std::min(output.size() - filled, longestStep);
      // zlib does not write to its input; its type is older than const.
      m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(m_input.data()));
      m_stream.avail_in = static_cast<uInt>(input);
      m_stream.next_out = reinterpret_cast<Bytef*>(output.data() + filled);
      m_stream.avail_out = static_cast<uInt>(space);
      const int code = inflate(&m_stream, Z_NO_FLUSH);
      const std::size_t taken = input - m_stream.avail_in;
      const std::size_t made = space - m_stream.avail_out;
      m_input.remove_prefix(taken);
      filled += made;
      m_isAtEnd = code == Z_STREAM_END;
      if (!m_isAtEnd && (code != Z_OK || taken + made == 0))
        m_isReady = false;
    }
    return filled;
  }

  /// True when the stream ends here and its checksum is right.
  bool endsHere() {
    char more = 0;
    return m_isAtEnd || (fill({&more, 1}) == 0 && m_isAtEnd);
  }

 private:
  std::string_view m_input;
  z_stream m_stream{};
  bool m_isReady = false;
  bool m_isAtEnd = false;
};

/// "blob 1234", up to the NUL.
std::optional<LooseObjectHeader> parseHeader(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, ObjectKind>, 4> kinds{
      {{"commit ", ObjectKind::commit},
       {"tree ", ObjectKind::tree},
       {"blob ", ObjectKind::blob},
       {"tag ", ObjectKind::tag}}};
  for (const auto& [word, kind] : kinds) {
    if (!text.starts_with(word))
      continue;
    LooseObjectHeader header{kind, 0};
    const char* end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data() + word.size(), end, header.size);
    if (parsed.ec == std::errc() && parsed.ptr == end)
      return header;
  }
  return std::nullopt;
}

} // namespace

LooseObjectState readLooseObject(const fs::path& file,
                                 const std::function<void*(const LooseObjectHeader&)>& allocate) {
  std::error_code error;
  if (!fs::exists(file, error))
    return LooseObjectState::absent;
  const auto deflated = readFileBytes(file, std::numeric_limits<std::uint64_t>::max());
  if (!deflated)
    return LooseObjectState::damaged;
  Inflation inflation(*deflated);
  std::array<char, 64> start{};
  const std::size_t filled = inflation.fill(start);
  const std::string_view head(start.data(), filled);
  const std::size_t headerEnd = head.find('\0');
  const auto header = parseHeader(head.substr(0, headerEnd));
  // zlib makes at most 1,032 bytes of one: a header that promises more is made up.
  constexpr std::size_t largestRatio = 1032;
  if (headerEnd == std::string_view::npos || !header ||
      header->size / largestRatio > deflated->size())
    return LooseObjectState::damaged;
  const std::string_view begun = head.substr(headerEnd + 1);
  auto* body = static_cast<char*>(allocate(*header));
  if (body == nullptr || begun.size() > header->size)
    return LooseObjectState::damaged;
  std::ranges::copy(begun, body);
  const std::size_t rest = header->size - begun.size();
  const bool isWhole = inflation.fill({body + begun.size(), rest}) == rest && inflation.endsHere();
  return isWhole ? LooseObjectState::whole : LooseObjectState::damaged;
}

std::vector<fs::path> borrowedObjectFolders(const fs::path& objects) {
  constexpr int deepest = 5;
  constexpr std::uint64_t longestList = std::uint64_t{1} << 20U;
  std::vector<fs::path> folders;
  std::vector<fs::path> level{objects};
  for (int depth = 0; depth < deepest && !level.empty(); ++depth) {
    std::vector<fs::path> next;
    for (const fs::path& folder : level) {
      const auto list = readFileBytes(folder / "info" / "alternates", longestList);
      std::string_view text = list ? std::string_view(*list) : std::string_view();
      while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!line.empty() && !line.starts_with('#'))
          next.push_back((folder / line).lexically_normal());
        text.remove_prefix(std::min(line.size() + 1, text.size()));
      }
    }
    folders.insert(folders.end(), next.begin(), next.end());
    level = std::move(next);
  }
  return folders;
}

} // namespace escolio
