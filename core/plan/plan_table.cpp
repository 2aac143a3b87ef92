#include "core/plan/plan_table.h"

#include "core/base/ascii.h"
#include "core/base/edit_distance.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <utility>

namespace escolio {
namespace {

using Kind = TomlValue::Kind;

constexpr int largestNumber = 1'000'000;

constexpr MessageTemplate missingText =
    ESCOLIO_MESSAGE("core", "The key `%1` is missing here: add %1 = \"…\".");
constexpr MessageTemplate missingNumber =
    ESCOLIO_MESSAGE("core", "The key `%1` is missing here: add %1 = and a whole number.");
constexpr MessageTemplate missingTables =
    ESCOLIO_MESSAGE("core", "There is no [[%1]] here: at least one is needed.");

constexpr MessageTemplate needsText = ESCOLIO_MESSAGE("core", "`%1` must be text in quotes.");
constexpr MessageTemplate needsLocalized =
    ESCOLIO_MESSAGE("core", "`%1` must be text in quotes, or a table of languages such as "
                            "{ en = \"…\", es = \"…\" }.");
constexpr MessageTemplate needsTexts =
    ESCOLIO_MESSAGE("core", "`%1` must be a list of texts in quotes, such as [\"…\", \"…\"].");
constexpr MessageTemplate needsLocalizedList =
    ESCOLIO_MESSAGE("core", "`%1` must be a list of texts, each in quotes or a table of languages "
                            "such as { en = \"…\", es = \"…\" }.");
constexpr MessageTemplate needsNumber = ESCOLIO_MESSAGE("core", "`%1` must be a whole number.");
constexpr MessageTemplate needsFlag = ESCOLIO_MESSAGE("core", "`%1` must be true or false.");
constexpr MessageTemplate needsRange = ESCOLIO_MESSAGE(
    "core", "`%1` must be two whole numbers, the least and the most, such as [50, 80].");
constexpr MessageTemplate needsAlternatives =
    ESCOLIO_MESSAGE("core", "`%1` must be a list of lists of texts, such as [[\"lab 02\", "
                            "\"grammar tutor\"]]: of each inner list one must occur.");
constexpr MessageTemplate needsTextsOrLists = ESCOLIO_MESSAGE(
    "core", "`%1` must be a list whose entries are a text in quotes or a list of alternatives.");
constexpr MessageTemplate needsTable =
    ESCOLIO_MESSAGE("core", "`%1` must be a table: write [%2], or %1 = { … }.");
constexpr MessageTemplate needsTables = ESCOLIO_MESSAGE(
    "core", "`%1` must be a list of tables: write [[%2]], with two brackets, above each.");
constexpr MessageTemplate emptyList =
    ESCOLIO_MESSAGE("core", "A list in `%1` is empty: write what must occur, or leave it out.");

bool isIdCharacter(char c) {
  return isIdentifierPart(c) || c == '-' || c == '.';
}

bool isId(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, isIdCharacter) &&
         !std::string_view("-_.").contains(text.front());
}

/// ISO 639-1: two small letters.
bool isLanguage(std::string_view key) {
  return key.size() == 2 && std::ranges::all_of(key, [](char c) { return c >= 'a' && c <= 'z'; });
}

} // namespace

std::string shownInMessage(std::string_view text) {
  constexpr int most = 60;
  std::string shown;
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++count) {
    if (count == most)
      return shown + "…";
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    appendUtf8(shown,
               decoded.codePoint < 0x20 || decoded.codePoint == 0x7F ? U' ' : decoded.codePoint);
    i += decoded.length;
  }
  return shown;
}

TextRule pathRule(PlanPathRule rule) {
  return [rule](std::string& path) -> std::optional<Message> {
    auto checked = checkedPlanPath(path, rule);
    if (!checked)
      return std::move(checked).error();
    path = *std::move(checked);
    return std::nullopt;
  };
}

PlanTable::PlanTable(const TomlValue& table, std::string path, std::vector<PlanProblem>& problems)
    : m_table(&table), m_path(std::move(path)), m_problems(&problems) {}

std::string PlanTable::headerOf(const std::string& key) const {
  return m_path.empty() ? key : m_path + "." + key;
}

void PlanTable::reportAt(TextPlace place, Message message) {
  m_problems->push_back({place, std::move(message)});
}

void PlanTable::report(const std::string& key, Message message) {
  reportAt(placeOf(key), std::move(message));
}

void PlanTable::reportKind(const std::string& key, const TomlValue& value,
                           MessageTemplate expected) {
  reportAt(value.place, makeMessage(expected, key, headerOf(key)));
}

TextPlace PlanTable::placeOf(const std::string& key) const {
  const TomlEntry* entry = m_table->find(key);
  return entry == nullptr ? m_table->place : entry->value.place;
}

std::vector<std::string> PlanTable::keys() const {
  std::vector<std::string> keys;
  for (const TomlEntry& entry : m_table->entries)
    keys.push_back(entry.key);
  return keys;
}

const TomlValue* PlanTable::find(const std::string& key, Presence presence,
                                 MessageTemplate missing) {
  m_known.push_back(key);
  if (const TomlEntry* entry = m_table->find(key))
    return &entry->value;
  if (presence == Presence::required)
    reportAt(m_table->place, makeMessage(missing, key));
  return nullptr;
}

const TomlValue* PlanTable::findList(const std::string& key, MessageTemplate expected) {
  const TomlValue* value = find(key, Presence::optional, missingText);
  if (value == nullptr || value->kind == Kind::array)
    return value;
  reportKind(key, *value, expected);
  return nullptr;
}

std::optional<std::string> PlanTable::nonEmptyText(const std::string& key, const TomlValue& value,
                                                   MessageTemplate expected, const TextRule& rule) {
  if (value.kind != Kind::text) {
    reportKind(key, value, expected);
    return std::nullopt;
  }
  if (trimmed(value.text).empty()) {
    reportAt(value.place, makeMessage(ESCOLIO_MESSAGE("core", "`%1` must not be empty."), key));
    return std::nullopt;
  }
  std::string text = value.text;
  if (rule)
    if (auto wrong = rule(text)) {
      reportAt(value.place, *std::move(wrong));
      return std::nullopt;
    }
  return text;
}

std::string PlanTable::text(const std::string& key, Presence presence, const TextRule& rule) {
  const TomlValue* value = find(key, presence, missingText);
  return value == nullptr ? std::string() : nonEmptyText(key, *value, needsText, rule).value_or("");
}

std::string PlanTable::id(const std::string& key, Presence presence) {
  return text(key, presence, [&key](const std::string& id) -> std::optional<Message> {
    if (isId(id))
      return std::nullopt;
    return makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be made of letters without accents, "
                                               "digits, '-', '_' and '.', and begin with a letter "
                                               "or digit."),
                       key);
  });
}

std::string PlanTable::path(const std::string& key, Presence presence, PlanPathRule rule) {
  return text(key, presence, pathRule(rule));
}

LocalizedText PlanTable::localizedValue(const std::string& key, const TomlValue& value) {
  if (value.kind != Kind::table)
    return LocalizedText(nonEmptyText(key, value, needsLocalized, nullptr).value_or(""));
  std::map<std::string, std::string> byLanguage;
  for (const TomlEntry& entry : value.entries) {
    if (!isLanguage(entry.key))
      reportAt(entry.place,
               makeMessage(ESCOLIO_MESSAGE("core", "`%1` is no language: write its two small "
                                                   "letters, such as en or es."),
                           shownInMessage(entry.key)));
    else if (auto text = nonEmptyText(entry.key, entry.value, needsText, nullptr))
      byLanguage.emplace(entry.key, *std::move(text));
  }
  if (value.entries.empty())
    reportAt(value.place, makeMessage(ESCOLIO_MESSAGE("core", "`%1` must not be empty."), key));
  return LocalizedText(std::move(byLanguage));
}

LocalizedText PlanTable::localized(const std::string& key, Presence presence) {
  const TomlValue* value = find(key, presence, missingText);
  return value == nullptr ? LocalizedText() : localizedValue(key, *value);
}

std::vector<LocalizedText> PlanTable::localizedList(const std::string& key) {
  std::vector<LocalizedText> list;
  if (const TomlValue* value = findList(key, needsLocalizedList))
    for (const TomlValue& item : value->items)
      list.push_back(localizedValue(key, item));
  return list;
}

std::vector<std::string> PlanTable::textList(const std::string& key, const TomlValue& value,
                                             MessageTemplate expected, const TextRule& rule) {
  std::vector<std::string> texts;
  for (const TomlValue& item : value.items)
    if (auto text = nonEmptyText(key, item, expected, rule))
      texts.push_back(*std::move(text));
  return texts;
}

std::vector<std::string> PlanTable::texts(const std::string& key, const TextRule& rule) {
  const TomlValue* value = findList(key, needsTexts);
  return value == nullptr ? std::vector<std::string>() : textList(key, *value, needsTexts, rule);
}

std::optional<int> PlanTable::number(const std::string& key, Presence presence, int least) {
  const TomlValue* value = find(key, presence, missingNumber);
  if (value == nullptr)
    return std::nullopt;
  if (value->kind != Kind::integer) {
    reportKind(key, *value, needsNumber);
    return std::nullopt;
  }
  if (value->integer < least) {
    report(key, makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be at least %2."), key, least));
    return std::nullopt;
  }
  if (value->integer > largestNumber) {
    report(key,
           makeMessage(ESCOLIO_MESSAGE("core", "`%1` must be at most %2."), key, largestNumber));
    return std::nullopt;
  }
  return static_cast<int>(value->integer);
}

std::optional<bool> PlanTable::flag(const std::string& key) {
  const TomlValue* value = find(key, Presence::optional, missingText);
  if (value == nullptr)
    return std::nullopt;
  if (value->kind == Kind::boolean)
    return value->boolean;
  reportKind(key, *value, needsFlag);
  return std::nullopt;
}

std::optional<WordRange> PlanTable::range(const std::string& key) {
  const TomlValue* value = find(key, Presence::optional, missingText);
  if (value == nullptr)
    return std::nullopt;
  const auto& items = value->items;
  const bool isRange =
      value->kind == Kind::array && items.size() == 2 &&
      std::ranges::all_of(items, [](const TomlValue& v) { return v.kind == Kind::integer; });
  if (!isRange) {
    reportKind(key, *value, needsRange);
    return std::nullopt;
  }
  for (const TomlValue& item : items)
    if (item.integer < 0 || item.integer > largestNumber) {
      reportAt(item.place, makeMessage(ESCOLIO_MESSAGE("core", "`%1` must lie between 0 and %2."),
                                       key, largestNumber));
      return std::nullopt;
    }
  if (items[0].integer > items[1].integer) {
    report(key, makeMessage(ESCOLIO_MESSAGE("core", "`%1` is upside down: write [%2, %3]."), key,
                            items[1].integer, items[0].integer));
    return std::nullopt;
  }
  return WordRange{static_cast<int>(items[0].integer), static_cast<int>(items[1].integer)};
}

std::vector<Alternatives> PlanTable::alternatives(const std::string& key, const TextRule& rule) {
  std::vector<Alternatives> lists;
  const TomlValue* value = findList(key, needsAlternatives);
  if (value == nullptr)
    return lists;
  for (const TomlValue& item : value->items) {
    if (item.kind != Kind::array)
      reportKind(key, item, needsAlternatives);
    else if (item.items.empty())
      reportAt(item.place, makeMessage(emptyList, key));
    else
      lists.push_back(textList(key, item, needsAlternatives, rule));
  }
  return lists;
}

std::vector<Alternatives> PlanTable::textsOrAlternatives(const std::string& key,
                                                         const TextRule& rule) {
  std::vector<Alternatives> lists;
  const TomlValue* value = findList(key, needsTextsOrLists);
  if (value == nullptr)
    return lists;
  for (const TomlValue& item : value->items) {
    if (item.kind == Kind::array && item.items.empty())
      reportAt(item.place, makeMessage(emptyList, key));
    else if (item.kind == Kind::array)
      lists.push_back(textList(key, item, needsTextsOrLists, rule));
    else if (auto text = nonEmptyText(key, item, needsTextsOrLists, rule))
      lists.push_back({*std::move(text)});
  }
  return lists;
}

std::optional<PlanTable> PlanTable::table(const std::string& key) {
  const TomlValue* value = find(key, Presence::optional, missingText);
  if (value == nullptr)
    return std::nullopt;
  if (value->kind == Kind::table)
    return PlanTable(*value, headerOf(key), *m_problems);
  reportKind(key, *value, needsTable);
  return std::nullopt;
}

std::vector<PlanTable> PlanTable::tables(const std::string& key, Presence presence) {
  std::vector<PlanTable> tables;
  const TomlValue* value = find(key, presence, missingTables);
  if (value == nullptr)
    return tables;
  const bool isList =
      value->kind == Kind::array &&
      std::ranges::all_of(value->items, [](const TomlValue& v) { return v.kind == Kind::table; });
  if (!isList) {
    reportKind(key, *value, needsTables);
    return tables;
  }
  if (value->items.empty() && presence == Presence::required)
    report(key, makeMessage(missingTables, key));
  for (const TomlValue& item : value->items)
    tables.emplace_back(item, headerOf(key), *m_problems);
  return tables;
}

void PlanTable::finish() {
  for (const TomlEntry& entry : m_table->entries) {
    if (std::ranges::contains(m_known, entry.key))
      continue;
    const std::string nearest = nearestWord(entry.key, m_known);
    if (!nearest.empty()) {
      reportAt(entry.place,
               makeMessage(ESCOLIO_MESSAGE("core", "There is no key `%1` here. Did you mean `%2`?"),
                           shownInMessage(entry.key), nearest));
      continue;
    }
    std::string known;
    for (const std::string& key : m_known)
      (known += known.empty() ? "" : ", ") += key;
    reportAt(entry.place,
             makeMessage(ESCOLIO_MESSAGE("core", "There is no key `%1` here. The keys are: %2."),
                         shownInMessage(entry.key), known));
  }
}

} // namespace escolio
