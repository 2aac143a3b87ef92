#pragma once

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

/// Texts of a note that may name a commit of its source: mixed runs outside of citations, and the
/// commits of forge permalinks. Each once, in lower case. None for a diagrams file or a note that
/// does not have to name its pin.
std::vector<std::string> possibleCommits(const WrittenFile& file);

} // namespace escolio
