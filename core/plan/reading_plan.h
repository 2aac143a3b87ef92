#pragma once

#include "core/base/localized_text.h"
#include "core/base/source_id.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace escolio {

/// A list of words of which one must occur; a rule has several such lists and all must be
/// satisfied.
using Alternatives = std::vector<std::string>;

/// Something to read before the target: a path, or "path#Symbol"; the first one present is taken.
struct Guide {
  Alternatives places;
  bool operator==(const Guide&) const = default;
};

/// One repository or plain folder to read. Paths are relative to its root, with '/'.
struct PlannedSource {
  SourceId id;
  LocalizedText title;
  std::string url;  ///< empty when the plan gives none
  std::string path; ///< relative to the workspace; empty when the plan gives none
  std::string target;
  std::vector<std::string> focus; ///< symbols of the target
  std::vector<std::string> side;
  std::vector<Guide> guides;
  std::string pinFile; ///< in the notes folder; empty: the pin is the pin line of the source's note
  LocalizedText hint;  ///< where to begin when the target seems impenetrable; may be empty

  /// Target, side files and the paths of guides, each once, in the plan's order.
  [[nodiscard]] std::vector<std::string> plannedPaths() const;
  bool operator==(const PlannedSource&) const = default;
};

struct Candidate {
  std::string id;
  LocalizedText text;
  std::vector<std::string> hints; ///< identifiers: the first is the oldest name
  bool operator==(const Candidate&) const = default;
};

struct ClosingRule {
  std::vector<std::string> headings;  ///< one of them is the heading of the closing section
  std::vector<Alternatives> mentions; ///< of each list one must occur
  LocalizedText hint;                 ///< what the paragraph should answer
  bool operator==(const ClosingRule&) const = default;
};

struct WordRange {
  int least = 0;
  int most = 0;
  bool operator==(const WordRange&) const = default;
};

/// Rules that the plan leaves out are nullopt and their checks give no row.
struct PlannedNote {
  std::string file; ///< in the notes folder
  LocalizedText title;
  SourceId source;
  std::optional<int> maxWords;
  std::optional<int> minDecisions;
  std::optional<WordRange> decisionWords;
  bool namePin = false;
  std::vector<Candidate> candidates;
  std::optional<ClosingRule> closing;
  bool operator==(const PlannedNote&) const = default;
};

struct DiagramContent {
  LocalizedText title;
  std::vector<Alternatives> mentions;
  std::map<std::string, int> atLeast; ///< a word and how often it must occur
  LocalizedText hint;                 ///< what the picture shows, in full; may be empty
  bool operator==(const DiagramContent&) const = default;
};

struct PlannedDiagrams {
  std::string file;
  LocalizedText title;
  std::optional<int> maxWords;
  int count = 0;
  std::optional<WordRange> lines;
  std::vector<DiagramContent> show;
  bool operator==(const PlannedDiagrams&) const = default;
};

struct RecallQuestion {
  std::string id;
  LocalizedText question;
  std::vector<std::string> lines; ///< "source:path#Symbol" or "source:path:L1-L2"
  bool operator==(const RecallQuestion&) const = default;
};

struct Restrictions {
  std::optional<int> maxCodeLines;
  std::optional<int> maxPastedLines;
  std::optional<bool> images;      ///< false: no image files or links in the notes folder
  std::vector<LocalizedText> text; ///< the restrictions as the reader is told them; may be empty
  bool operator==(const Restrictions&) const = default;
};

/// What to read and when it is done. Built by plan_file; every rule of a check comes from here.
struct ReadingPlan {
  std::string id;
  LocalizedText title;
  LocalizedText description;
  std::string notesDir; ///< relative to the workspace, "." allowed
  std::vector<PlannedSource> sources;
  std::vector<PlannedNote> notes;
  std::vector<PlannedDiagrams> diagrams;
  std::vector<RecallQuestion> recall;
  std::optional<Restrictions> restrictions;
  std::string referenceFile;   ///< relative to the workspace; empty when there is none
  LocalizedText referenceHint; ///< how to compare with it; may be empty

  [[nodiscard]] const PlannedSource* source(const SourceId& id) const;
  [[nodiscard]] const PlannedNote* note(const std::string& file) const;
  [[nodiscard]] const PlannedDiagrams* diagramsFile(const std::string& file) const;
  /// Files of notes, then of diagrams, in the plan's order: those that hold prose and citations.
  [[nodiscard]] std::vector<std::string> writtenFiles() const;
  bool operator==(const ReadingPlan&) const = default;
};

} // namespace escolio
