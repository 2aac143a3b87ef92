#include "core/recall/recall_record.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <charconv>
#include <ranges>

namespace escolio {
namespace {

/// "2025-03-14 …": dates of this form sort as texts.
bool isDate(std::string_view text) {
  constexpr std::string_view form = "0000-00-00";
  return text.size() >= form.size() &&
         std::ranges::all_of(std::views::iota(std::size_t{0}, form.size()), [&](std::size_t i) {
           return form[i] == '-' ? text[i] == '-' : isAsciiDigit(text[i]);
         });
}

/// A line `## ID, DATE`, or nothing. A date begins with a digit, so "## First, the shards" in an
/// answer is none.
std::optional<RecallTry> headingOf(std::string_view line) {
  if (!line.starts_with("##") || line.starts_with("###"))
    return std::nullopt;
  const std::string_view text = trimmed(line.substr(2));
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos)
    return std::nullopt;
  RecallTry attempt;
  attempt.question = trimmed(text.substr(0, comma));
  attempt.date = trimmed(text.substr(comma + 1));
  if (attempt.question.empty() || attempt.date.empty() || !isAsciiDigit(attempt.date.front()))
    return std::nullopt;
  return attempt;
}

std::optional<RecallTry::Judgement> judgementOf(std::string_view word) {
  if (word == "knew")
    return RecallTry::Judgement::knew;
  if (word == "partly")
    return RecallTry::Judgement::partly;
  if (word == "no")
    return RecallTry::Judgement::no;
  return std::nullopt;
}

/// Takes a line about the try ("judged: knew"); false when LINE is none. Lines come last one first,
/// and the last one counts.
bool takeField(std::string_view line, RecallTry& attempt) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos)
    return false;
  const std::string key = asciiLower(trimmed(line.substr(0, colon)));
  const std::string value = asciiLower(trimmed(line.substr(colon + 1)));
  if (key == "hidden" && (value == "yes" || value == "no")) {
    attempt.hidden = attempt.hidden.value_or(value == "yes");
    return true;
  }
  if (key == "judged" && judgementOf(value)) {
    attempt.judged = attempt.judged ? attempt.judged : judgementOf(value);
    return true;
  }
  int seconds = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), seconds);
  if (key == "seconds" && error == std::errc() && end == value.data() + value.size()) {
    attempt.seconds = attempt.seconds.value_or(seconds);
    return true;
  }
  return false;
}

/// The lines about a try are the last ones of its section: an answer may well say "hidden: yes".
void finish(RecallTry& attempt, std::vector<std::string_view>& lines) {
  while (!lines.empty() && (trimmed(lines.back()).empty() || takeField(lines.back(), attempt)))
    lines.pop_back();
  for (const std::string_view line : lines)
    attempt.answer.append(line).append("\n");
  attempt.answer = trimmed(attempt.answer);
}

} // namespace

std::vector<RecallTry> readRecallRecord(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF"))
    bytes.remove_prefix(3);
  std::vector<RecallTry> record;
  std::vector<std::string_view> lines;
  int number = 0;
  for (const auto part : std::views::split(bytes, '\n')) {
    std::string_view line(part.begin(), part.end());
    ++number;
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    if (std::optional<RecallTry> next = headingOf(line)) {
      if (!record.empty())
        finish(record.back(), lines);
      lines.clear();
      next->line = number;
      record.push_back(std::move(*next));
    } else if (!record.empty()) {
      lines.push_back(line);
    }
  }
  if (!record.empty())
    finish(record.back(), lines);
  return record;
}

const RecallTry* latestTry(const std::vector<RecallTry>& record, std::string_view question) {
  const RecallTry* latest = nullptr;
  for (const RecallTry& attempt : record) {
    if (attempt.question != question || !attempt.isComplete())
      continue;
    const bool isOlder = latest != nullptr && isDate(latest->date) && isDate(attempt.date) &&
                         attempt.date < latest->date;
    if (!isOlder)
      latest = &attempt;
  }
  return latest;
}

} // namespace escolio
