#include "core/report/text_report.h"

#include "core/check/pin_text.h"
#include "core/report/terminal_text.h"

#include <algorithm>
#include <format>
#include <string_view>

namespace escolio {
namespace {

enum class Colour { none, green, red, yellow, dim, bold };

class Writer {
 public:
  explicit Writer(bool hasColours) : m_hasColours(hasColours) {}

  Writer& text(std::string_view text) {
    m_out += text;
    return *this;
  }
  Writer& coloured(Colour colour, std::string_view text) {
    if (!m_hasColours || text.empty() || colour == Colour::none)
      return this->text(text);
    m_out += std::format("\x1b[{}m{}\x1b[0m", codeOf(colour), text);
    return *this;
  }
  [[nodiscard]] std::string take() && { return std::move(m_out); }

 private:
  bool m_hasColours;
  std::string m_out;

  static const char* codeOf(Colour colour) {
    switch (colour) {
    case Colour::green:
      return "32";
    case Colour::red:
      return "31";
    case Colour::yellow:
      return "33";
    case Colour::dim:
      return "2";
    case Colour::bold:
      return "1";
    case Colour::none:
      break;
    }
    return "0";
  }
};

std::string shown(const Message& message) {
  return terminalText(toEnglish(message));
}

struct Mark {
  const char* sign;
  Colour colour;
};

/// An advice that is not followed is no fault: it is marked like what is open.
Mark markOf(const CheckRow& row) {
  switch (row.state) {
  case CheckState::met:
    return {"✓", Colour::green};
  case CheckState::unmet:
    return isGating(row.kind) ? Mark{"✗", Colour::red} : Mark{"○", Colour::yellow};
  case CheckState::unverified:
    break;
  }
  return {"?", Colour::yellow};
}

const char* groupOf(CheckKind kind) {
  switch (kind) {
  case CheckKind::restriction:
    return "Restrictions";
  case CheckKind::advice:
    return "Advice";
  case CheckKind::step:
    return "Steps";
  case CheckKind::stop1:
    return "Stop 1";
  case CheckKind::stop2:
    return "Stop 2";
  case CheckKind::stop3:
    return "Stop 3";
  case CheckKind::stop4:
    return "Stop 4";
  case CheckKind::stop5:
    return "Stop 5";
  }
  return "";
}

void writeSource(Writer& out, const Analysis& analysis, const PlannedSource& planned) {
  const SourceObservation* source = analysis.source(planned.id);
  if (source == nullptr)
    return;
  const std::string pin = source->pin.pin.empty() ? "no pin" : pinForDisplay(source->pin.pin);
  out.text(std::format("{} @ {}", terminalText(planned.id.text()), terminalText(pin)));
  if (!source->location.empty())
    out.coloured(Colour::dim, "  " + terminalText(source->location));
  out.text("\n");
  if (source->state != SourceState::ok && !source->message.isEmpty())
    out.coloured(Colour::yellow, "    " + shown(source->message)).text("\n");
}

void writeFinding(Writer& out, const Finding& finding, const std::string& prefix) {
  std::string place;
  if (!finding.where.file.empty()) {
    place = terminalText(prefix + finding.where.file) + ":";
    if (finding.where.place.line > 0)
      place += std::format("{}:{}:", finding.where.place.line, finding.where.place.column);
    place += " ";
  }
  out.text("    ").coloured(Colour::dim, place);
  out.text(std::format("{}: {}\n", finding.rule, shown(finding.message)));
}

void writeRow(Writer& out, const CheckRow& row, const std::string& prefix) {
  const Mark mark = markOf(row);
  out.text("  ").coloured(mark.colour, mark.sign).text(" ").text(shown(row.summary));
  if (!row.detail.isEmpty())
    out.coloured(Colour::dim, "  (" + shown(row.detail) + ")");
  out.text("\n");
  if (row.state != CheckState::met)
    for (const Finding& finding : row.findings)
      writeFinding(out, finding, prefix);
}

void writeSum(Writer& out, const Checklist& list) {
  const auto gating = [](const CheckRow& row) { return isGating(row.kind); };
  const auto count = std::ranges::count_if(list.rows, gating);
  const auto met = std::ranges::count_if(
      list.rows, [&](const CheckRow& row) { return gating(row) && row.state == CheckState::met; });
  out.text("\n");
  const std::string sum = std::format("{} of {} met", met, count);
  if (list.isComplete())
    out.coloured(Colour::green, sum + ": the reading is done");
  else if (list.hasUnmet(false))
    out.coloured(Colour::bold, sum);
  else
    out.coloured(Colour::yellow, sum + ", the rest could not be looked at");
  out.text("\n");
}

} // namespace

std::string textReport(const ReportInput& input, const TextReportStyle& style) {
  Writer out(style.hasColours);
  const ReadingPlan& plan = input.analysis.plan();
  out.coloured(Colour::bold, terminalText(plan.title.in("en"))).text("\n");
  for (const PlannedSource& source : plan.sources)
    writeSource(out, input.analysis, source);
  std::string_view group;
  for (const CheckRow& row : input.checklist.rows) {
    if (group != groupOf(row.kind)) {
      group = groupOf(row.kind);
      out.text("\n").coloured(Colour::bold, group).text("\n");
    }
    writeRow(out, row, style.filePrefix);
  }
  writeSum(out, input.checklist);
  return std::move(out).take();
}

} // namespace escolio
