#include "core/check/check.h"

#include "core/check/rules.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr Check checks[] = {
#define ESCOLIO_CHECK(ID, KIND, FUNCTION) {ID, CheckKind::KIND, FUNCTION},
#include "core/check/checks.def"
#undef ESCOLIO_CHECK
};

bool hasState(const Checklist& list, CheckState state, bool adviceCounts) {
  return std::ranges::any_of(list.rows, [&](const CheckRow& row) {
    const bool counts = isGating(row.kind) || (adviceCounts && row.kind == CheckKind::advice);
    return counts && row.state == state;
  });
}

} // namespace

const char* toString(CheckState state) {
  switch (state) {
  case CheckState::met:
    return "met";
  case CheckState::unmet:
    return "unmet";
  case CheckState::unverified:
    return "unverified";
  }
  return "unverified";
}

const char* toString(CheckKind kind) {
  switch (kind) {
  case CheckKind::stop1:
    return "stop 1";
  case CheckKind::stop2:
    return "stop 2";
  case CheckKind::stop3:
    return "stop 3";
  case CheckKind::stop4:
    return "stop 4";
  case CheckKind::stop5:
    return "stop 5";
  case CheckKind::restriction:
    return "restriction";
  case CheckKind::advice:
    return "advice";
  case CheckKind::step:
    return "step";
  }
  return "step";
}

bool isGating(CheckKind kind) {
  return kind != CheckKind::advice && kind != CheckKind::step;
}

bool Checklist::isComplete() const {
  return !hasUnmet(false) && !hasUnverified(false);
}

bool Checklist::hasUnmet(bool adviceCounts) const {
  return hasState(*this, CheckState::unmet, adviceCounts);
}

bool Checklist::hasUnverified(bool adviceCounts) const {
  return hasState(*this, CheckState::unverified, adviceCounts);
}

std::span<const Check> allChecks() {
  return checks;
}

} // namespace escolio
