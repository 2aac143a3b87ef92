#pragma once

#include "core/base/toml_document.h"
#include "core/plan/plan_file.h"
#include "core/plan/plan_path.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace escolio {

enum class Presence { required, optional };

/// Looks at one text of a list, may tidy it, and says what is wrong with it.
using TextRule = std::function<std::optional<Message>(std::string& text)>;

/// One table of a plan file, read key by key. Every wrong or missing value is reported once, and an
/// empty value given in its place, so that reading goes on. The keys that were asked for are the
/// known ones: finish() reports the others.
class PlanTable {
 public:
  /// PATH is the table's header without brackets ("note.candidates"), empty for the whole file. The
  /// table and the list must outlive this.
  PlanTable(const TomlValue& table, std::string path, std::vector<PlanProblem>& problems);

  std::string text(const std::string& key, Presence presence, const TextRule& rule = nullptr);
  /// An id: letters, digits, '-', '_' and '.', beginning with a letter or digit.
  std::string id(const std::string& key, Presence presence);
  std::string path(const std::string& key, Presence presence, PlanPathRule rule);
  LocalizedText localized(const std::string& key, Presence presence);
  std::vector<LocalizedText> localizedList(const std::string& key);
  std::vector<std::string> texts(const std::string& key, const TextRule& rule = nullptr);
  std::optional<int> number(const std::string& key, Presence presence, int least);
  std::optional<bool> flag(const std::string& key);
  std::optional<WordRange> range(const std::string& key);
  /// A list of lists of texts.
  std::vector<Alternatives> alternatives(const std::string& key, const TextRule& rule);
  /// A list of texts and lists of texts; a text is a list of one.
  std::vector<Alternatives> textsOrAlternatives(const std::string& key, const TextRule& rule);
  std::optional<PlanTable> table(const std::string& key);
  std::vector<PlanTable> tables(const std::string& key, Presence presence);

  /// The keys of the table, as they stand, for tables whose keys are free.
  [[nodiscard]] std::vector<std::string> keys() const;
  /// Where KEY's value stands; the table itself when there is none.
  [[nodiscard]] TextPlace placeOf(const std::string& key) const;
  void report(const std::string& key, Message message);
  void finish();

 private:
  const TomlValue* find(const std::string& key, Presence presence, MessageTemplate missing);
  void reportAt(TextPlace place, Message message);
  void reportKind(const std::string& key, const TomlValue& value, MessageTemplate expected);
  LocalizedText localizedValue(const std::string& key, const TomlValue& value);
  std::optional<std::string> nonEmptyText(const std::string& key, const TomlValue& value,
                                          MessageTemplate expected, const TextRule& rule);
  std::vector<std::string> textList(const std::string& key, const TomlValue& value,
                                    MessageTemplate expected, const TextRule& rule);
  const TomlValue* findList(const std::string& key, MessageTemplate expected);
  [[nodiscard]] std::string headerOf(const std::string& key) const;

  const TomlValue* m_table;
  std::string m_path;
  std::vector<PlanProblem>* m_problems;
  std::vector<std::string> m_known;
};

/// Takes a path that RULE allows, tidied.
TextRule pathRule(PlanPathRule rule);

/// TEXT as a message shows it: one line, at most 60 code points.
std::string shownInMessage(std::string_view text);

} // namespace escolio
