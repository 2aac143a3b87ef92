#include "core/check/row.h"

namespace escolio {

std::string listed(const Alternatives& words) {
  std::string text;
  for (const std::string& word : words)
    text += text.empty() ? word : ", " + word;
  return text;
}

CheckRow unreadableRow(const WrittenFile& file) {
  CheckRow row;
  row.note = file.name;
  row.state = CheckState::unverified;
  row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1 could not be read"), file.name);
  row.findings.push_back(findingAbout(file.name, *file.unreadable));
  return row;
}

Message missingDetail(const WrittenFile& file) {
  return file.isPresent ? Message() : makeMessage(ESCOLIO_MESSAGE("core", "missing"));
}

} // namespace escolio
