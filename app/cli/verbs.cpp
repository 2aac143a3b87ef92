#include "app/cli/verbs.h"

namespace escolio::cli {
namespace {

constexpr Verb verbs[] = {
    {"check", "Judge a reading: the checklist, with what to mend", addCheck},
    {"words", "Count the words of notes", addWords},
    {"cite", "Show the lines that a citation names", addCite},
    {"init", "Begin a reading: make the notes folder and what it lacks", addInit},
    {"sample", "Lay down a half-done reading to try", addSample},
    {"source", "Say where a source lies on this computer", addSource},
    {"pin", "Show or set the commit that a source is read at", addPin},
};

} // namespace

std::span<const Verb> allVerbs() {
  return verbs;
}

} // namespace escolio::cli
