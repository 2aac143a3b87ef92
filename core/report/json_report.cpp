#include "core/report/json_report.h"

#include <nlohmann/json.hpp>

namespace escolio {
namespace {

using Json = nlohmann::ordered_json;

std::string written(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

template <typename T>
Json orNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json jsonOf(const Analysis& analysis, const PlannedSource& planned) {
  const SourceObservation* source = analysis.source(planned.id);
  Json json;
  json["id"] = planned.id.text();
  json["pin"] =
      source == nullptr || source->pin.pin.empty() ? Json(nullptr) : Json(source->pin.pin);
  json["path"] =
      source == nullptr || source->location.empty() ? Json(nullptr) : Json(source->location);
  json["state"] = toString(source == nullptr ? SourceState::noCheckout : source->state);
  json["message"] = source == nullptr || source->message.isEmpty()
                        ? Json(nullptr)
                        : Json(toEnglish(source->message));
  return json;
}

Json jsonOf(const Decision& decision) {
  Json json;
  json["line"] = decision.place.line;
  json["title"] = decision.title;
  json["words"] = decision.words;
  return json;
}

Json jsonOf(const CitationInNote& cited, const VerifiedCitation& verified) {
  const Citation& citation = cited.found.citation;
  Json json;
  json["line"] = cited.place.line;
  json["column"] = cited.place.column;
  json["text"] = cited.text;
  json["path"] = verified.path;
  json["first"] = orNull(citation.first);
  json["last"] = orNull(citation.last);
  json["verdict"] = toString(verified.verdict);
  return json;
}

Json jsonOf(const WrittenFile& file) {
  const WordCount& words = file.document->words;
  Json json;
  json["file"] = file.name;
  json["words"] = words.words;
  json["citation_words"] = words.citationWords;
  json["raw_words"] = words.rawWords;
  json["limit"] = orNull(file.maxWords);
  json["decisions"] = Json::array();
  for (const Decision& decision : file.decisions)
    json["decisions"].push_back(jsonOf(decision));
  json["citations"] = Json::array();
  for (std::size_t i = 0; i < file.citations.size(); ++i)
    json["citations"].push_back(jsonOf(file.document->citations[i], file.citations[i]));
  return json;
}

Json jsonOf(const Finding& finding) {
  const auto numberOrNull = [](int number) { return number > 0 ? Json(number) : Json(nullptr); };
  Json json;
  json["file"] = finding.where.file.empty() ? Json(nullptr) : Json(finding.where.file);
  json["line"] = numberOrNull(finding.where.place.line);
  json["column"] = numberOrNull(finding.where.place.column);
  json["message"] = toEnglish(finding.message);
  return json;
}

Json jsonOf(const CheckRow& row) {
  Json json;
  json["id"] = row.id;
  json["kind"] = toString(row.kind);
  json["note"] = orNull(row.note);
  json["state"] = toString(row.state);
  json["summary"] = toEnglish(row.summary);
  json["findings"] = Json::array();
  for (const Finding& finding : row.findings)
    json["findings"].push_back(jsonOf(finding));
  return json;
}

} // namespace

std::string jsonReport(const ReportInput& input, bool adviceCounts) {
  Json json;
  json["plan"] = input.analysis.plan().id;
  json["complete"] =
      !input.checklist.hasUnmet(adviceCounts) && !input.checklist.hasUnverified(adviceCounts);
  json["sources"] = Json::array();
  for (const PlannedSource& source : input.analysis.plan().sources)
    json["sources"].push_back(jsonOf(input.analysis, source));
  json["notes"] = Json::array();
  for (const WrittenFile& file : input.analysis.files)
    json["notes"].push_back(jsonOf(file));
  json["checks"] = Json::array();
  for (const CheckRow& row : input.checklist.rows)
    json["checks"].push_back(jsonOf(row));
  return written(json);
}

std::string jsonError(const Error& error) {
  Json json;
  json["error"]["kind"] = toString(error.kind);
  json["error"]["message"] = toEnglish(error.message);
  return written(json);
}

} // namespace escolio
