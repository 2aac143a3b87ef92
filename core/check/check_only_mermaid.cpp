#include "core/base/ascii.h"
#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace escolio {
namespace {

/// Pictures, and the files of drawing programs: none of them can be read in a diff.
constexpr std::array<std::string_view, 27> imageEndings{
    ".ai",      ".avif", ".bmp",  ".drawio", ".dia", ".eps",  ".excalidraw", ".fig",  ".gif",
    ".graffle", ".heic", ".heif", ".ico",    ".jpe", ".jpeg", ".jpg",        ".odg",  ".pdf",
    ".png",     ".psd",  ".svg",  ".svgz",   ".tif", ".tiff", ".vsdx",       ".webp", ".xcf"};

bool isImage(std::string_view path) {
  const std::string lower = asciiLower(path);
  return std::ranges::any_of(imageEndings,
                             [&](std::string_view ending) { return lower.ends_with(ending); });
}

Message summaryOf(std::size_t count) {
  if (count == 0)
    return makeMessage(ESCOLIO_MESSAGE("core", "No images"));
  if (count == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "1 image in the notes folder"));
  return makeMessage(ESCOLIO_MESSAGE("core", "%1 images in the notes folder"), count);
}

} // namespace

std::vector<CheckRow> checkOnlyMermaid(const Analysis& analysis) {
  const auto& restrictions = analysis.plan().restrictions;
  if (!restrictions || restrictions->images.value_or(true))
    return {};
  CheckRow row;
  for (const auto& [path, size] : analysis.snapshot->observations.notesFolder.files)
    if (isImage(path))
      row.findings.push_back(findingAbout(
          path,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is a picture: draw it in mermaid and remove "
                                              "the file."),
                      path)));
  for (const WrittenFile& file : analysis.files)
    for (const ImageInNote& image : file.document->images)
      row.findings.push_back(findingAt(
          file.name, image.place,
          makeMessage(ESCOLIO_MESSAGE("core", "This shows the picture %1: draw it in mermaid."),
                      image.target)));
  row.state = row.findings.empty() ? CheckState::met : CheckState::unmet;
  row.summary = summaryOf(row.findings.size());
  if (!row.findings.empty())
    row.detail = verbatim(row.findings.front().where.file);
  return {row};
}

} // namespace escolio
