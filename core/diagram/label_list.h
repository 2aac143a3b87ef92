#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// Collects what a diagram shows while it is read line by line.
class LabelList {
 public:
  /// A text that is drawn each time it is written (a message, the label of an edge).
  void addText(std::string_view text);
  /// A thing drawn once under its id, however often it is named.
  void addNode(std::string_view id);
  /// What is drawn instead of its id.
  void nameNode(std::string_view id, std::string_view label);
  /// Everything collected, in plain text.
  [[nodiscard]] std::vector<std::string> take() &&;

 private:
  std::vector<std::string> m_texts;
  std::map<std::string, std::string, std::less<>> m_nodes; // id to label, empty for none
};

/// TEXT as drawn: without quotes around it, tags, entities of spaces, Markdown marks; line breaks
/// are spaces.
std::string drawnText(std::string_view text);

} // namespace escolio
