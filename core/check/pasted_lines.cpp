#include "core/check/pasted_lines.h"

#include "core/base/ascii.h"
#include "core/source/line_fingerprints.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace escolio {
namespace {

constexpr std::uint64_t hashBase = 1099511628211U;

/// A line that is not blank.
struct Line {
  LineFingerprint fingerprint = 0;
  LineNumber number = 0;
};

/// LINE without what Markdown puts around a pasted line.
std::string_view withoutMarks(std::string_view line) {
  line = trimmed(line);
  while (line.starts_with('>'))
    line = trimmed(line.substr(1));
  while (line.size() > 1 && line.starts_with('`') && line.ends_with('`'))
    line = trimmed(line.substr(1, line.size() - 2));
  return line;
}

struct NoteLines {
  std::vector<Line> lines;
  std::vector<std::string_view> texts; ///< of `lines`
};

NoteLines linesOf(std::string_view note) {
  NoteLines found;
  LineNumber number = 0;
  while (!note.empty()) {
    const std::size_t end = std::min(note.find('\n'), note.size());
    const std::string_view text = withoutMarks(note.substr(0, end));
    ++number;
    if (const LineFingerprint fingerprint = lineFingerprint(text); fingerprint != 0) {
      found.lines.push_back({fingerprint, number});
      found.texts.push_back(text);
    }
    note.remove_prefix(std::min(end + 1, note.size()));
  }
  return found;
}

/// The hash of a window that slides over lines.
class WindowHash {
 public:
  explicit WindowHash(std::size_t length) {
    for (std::size_t i = 0; i < length; ++i)
      m_leaving *= hashBase;
  }
  void push(LineFingerprint entering, LineFingerprint leaving) {
    m_hash = m_hash * hashBase + entering - leaving * m_leaving;
  }
  [[nodiscard]] std::uint64_t value() const { return m_hash; }

 private:
  std::uint64_t m_hash = 0;
  std::uint64_t m_leaving = 1;
};

/// Where a window of the note stands in a source.
struct Match {
  const ReadFile* file = nullptr;
  LineRange lines;
};

/// Searches the windows of a note in one source after the other.
class PasteSearch {
 public:
  PasteSearch(const NoteLines& note, std::size_t length)
      : m_note(note), m_length(length), m_matches(note.lines.size()) {
    WindowHash hash(length);
    for (std::size_t i = 0; i < note.lines.size(); ++i) {
      const LineFingerprint leaving = i >= length ? note.lines[i - length].fingerprint : 0;
      hash.push(note.lines[i].fingerprint, leaving);
      if (i + 1 < length)
        continue;
      const std::size_t begin = i + 1 - length;
      if (saysSomething(note.lines[begin].fingerprint))
        m_windows[hash.value()].push_back(begin);
    }
  }

  void searchIn(const ReadFile& file) {
    const SourceText& text = *file.text();
    const std::vector<LineFingerprint>& fingerprints = text.fingerprints();
    std::vector<Line> window(m_length); // a ring of the last lines that are not blank
    WindowHash hash(m_length);
    std::size_t next = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < fingerprints.size() && !m_windows.empty(); ++i) {
      if (fingerprints[i] == 0)
        continue;
      hash.push(fingerprints[i], window[next].fingerprint);
      window[next] = {fingerprints[i], static_cast<LineNumber>(i) + 1};
      next = next + 1 == m_length ? 0 : next + 1;
      if (++count >= m_length)
        look(file, text, hash.value(), window, next);
    }
  }

  /// The matches by the note line that their window begins with; those without a file are none.
  [[nodiscard]] const std::vector<Match>& matches() const { return m_matches; }

 private:
  const NoteLines& m_note;
  std::size_t m_length;
  std::vector<Match> m_matches;
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_windows; // not found yet

  /// OLDEST is where the ring WINDOW begins.
  void look(const ReadFile& file, const SourceText& text, std::uint64_t hash,
            const std::vector<Line>& window, std::size_t oldest) {
    const auto found = m_windows.find(hash);
    if (found == m_windows.end() || !isSame(found->second.front(), text, window, oldest))
      return;
    const std::size_t newest = (oldest + m_length - 1) % m_length;
    const LineRange lines{window[oldest].number, window[newest].number};
    for (const std::size_t begin : found->second)
      m_matches[begin] = {&file, lines};
    m_windows.erase(found);
  }

  /// Equal hashes are nearly always equal lines; this makes sure.
  [[nodiscard]] bool isSame(std::size_t begin, const SourceText& text,
                            const std::vector<Line>& window, std::size_t oldest) const {
    for (std::size_t i = 0; i < m_length; ++i) {
      const Line& line = window[(oldest + i) % m_length];
      if (withoutWhiteSpace(m_note.texts[begin + i]) != withoutWhiteSpace(text.line(line.number)))
        return false;
    }
    return true;
  }
};

/// Joins windows that follow one another in the note and in the same source.
std::vector<PastedRun> joined(const NoteLines& note, const std::vector<Match>& matches,
                              std::size_t length) {
  std::vector<PastedRun> runs;
  std::size_t end = 0; // of the last run, an index into the note's lines
  for (std::size_t begin = 0; begin < matches.size(); ++begin) {
    if (matches[begin].file == nullptr)
      continue;
    const std::size_t windowEnd = begin + length;
    const Match& match = matches[begin];
    const bool continues = !runs.empty() && begin <= end && runs.back().file == match.file &&
                           match.lines.first >= runs.back().source.first &&
                           match.lines.first <= runs.back().source.last + 1;
    if (!continues) {
      runs.push_back({{note.lines[begin].number, 0}, 0, match.file, match.lines});
      end = begin;
    }
    PastedRun& run = runs.back();
    run.lines += static_cast<int>(windowEnd - std::max(end, begin));
    run.note.last = note.lines[windowEnd - 1].number;
    run.source.last = std::max(run.source.last, match.lines.last);
    end = windowEnd;
  }
  return runs;
}

} // namespace

std::vector<PastedRun> findPastedRuns(std::string_view note, const std::vector<ReadFile>& files,
                                      int most) {
  const auto length = static_cast<std::size_t>(std::max(most, 0)) + 1;
  const NoteLines lines = linesOf(note);
  if (lines.lines.size() < length)
    return {};
  PasteSearch search(lines, length);
  for (const ReadFile& file : files)
    if (file.text() != nullptr)
      search.searchIn(file);
  return joined(lines, search.matches(), length);
}

} // namespace escolio
