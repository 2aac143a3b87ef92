#include "tests/e2e/support/checklist_rows.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace escolio::e2e {

Rows rowsInTrace(std::string_view trace) {
  Rows whole;
  Rows begun;
  // What follows the last line end is still being written.
  std::istringstream lines(std::string(trace.substr(0, trace.rfind('\n') + 1)));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string kind;
    std::size_t number = 0;
    std::size_t count = 0;
    char slash = 0;
    std::string row;
    if (!(words >> kind >> number >> slash >> count) || kind != "checklist" ||
        !std::getline(words >> std::ws, row))
      continue;
    if (number == 1)
      begun.clear();
    begun.push_back(row);
    if (number == count)
      whole = begun;
  }
  return whole;
}

Rows rowsInReport(const std::string& json) {
  Rows rows;
  const auto report = nlohmann::json::parse(json);
  for (const auto& check : report.at("checks")) {
    const std::string note = check.at("note").is_null() ? "-" : check.at("note");
    rows.push_back(check.at("state").get<std::string>() + ' ' + check.at("id").get<std::string>() +
                   ' ' + note);
  }
  return rows;
}

} // namespace escolio::e2e
