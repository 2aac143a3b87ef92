#pragma once

#include "core/base/byte_span.h"

#include <QString>
#include <cstddef>

namespace escolio {

// What an editor shows beside its text; given from outside, offsets in the note's bytes.

/// What a citation is worth, for its look.
struct CitationMark {
  enum class State { ok, broken, unverified };
  ByteSpan span; ///< the citation's own span, without backticks
  State state = State::unverified;
  QString reason; ///< plain text: why it is broken or could not be looked up
  bool operator==(const CitationMark&) const = default;
};

/// The words of a decision, shown in the margin at its first line.
struct DecisionMark {
  enum class Tone { good, warning, bad };
  std::size_t offset = 0; ///< where the decision begins
  int words = 0;
  Tone tone = Tone::good;
  QString tooltip; ///< plain text
  bool operator==(const DecisionMark&) const = default;
};

} // namespace escolio
