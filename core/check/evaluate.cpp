#include "core/check/evaluate.h"

#include <utility>

namespace escolio {

Checklist evaluate(const Analysis& analysis) {
  Checklist list;
  for (const Check& check : allChecks())
    for (CheckRow& row : check.evaluate(analysis)) {
      row.id = check.id;
      row.kind = check.kind;
      for (Finding& finding : row.findings)
        finding.rule = check.id;
      list.rows.push_back(std::move(row));
    }
  return list;
}

Checklist evaluate(const Snapshot& snapshot) {
  return evaluate(analyse(snapshot));
}

} // namespace escolio
