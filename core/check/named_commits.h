#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

struct WrittenFile;

/// A run of hexadecimal digits in a note that may name a commit.
struct HexText {
  std::size_t offset = 0; ///< in the note's bytes
  std::string text;       ///< 7 to 64 digits, in lower case
  bool isMixed = false;   ///< with a digit and a letter: hardly a number or a word
};

/// Runs of 7 to 64 hexadecimal digits that are no part of a longer word (`git describe` writes a
/// "g" before them), in the order of the text.
std::vector<HexText> hexTexts(std::string_view text);

/// A text that may name a commit, in lower case, and where it first stands in the note's bytes.
struct PossibleCommit {
  std::string text;
  std::size_t offset = 0;
};

/// Each text costs a look into the repository, perhaps a process: more of them than a person names
/// are not looked up.
inline constexpr std::size_t mostPossibleCommits = 500;

struct PossibleCommits {
  std::vector<PossibleCommit> texts; ///< each once
  bool isComplete = true;            ///< false: there are more
};

/// Texts of a note that may name a commit of its source: mixed runs outside of citations, and the
/// commits of forge permalinks. None for a diagrams file or a note that does not have to name its
/// pin.
PossibleCommits possibleCommits(const WrittenFile& file);

} // namespace escolio
