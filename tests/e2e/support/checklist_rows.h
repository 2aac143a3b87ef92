#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace escolio::e2e {

/// Rows of a checklist in their order, as text: "unmet decisions shards.md", and "-" for the file
/// of a row that is about none.
using Rows = std::vector<std::string>;

/// The last whole checklist that a program with ESCOLIO_TRACE=window has told of in TRACE; empty
/// when it has not told of any yet.
Rows rowsInTrace(std::string_view trace);

/// The rows in what `escolio-cli check --format json` prints.
Rows rowsInReport(const std::string& json);

} // namespace escolio::e2e
