#include "core/source/folder_content.h"

#include <utility>
#include <vector>

namespace escolio {

Result<FolderContent> readFolderContent(const ObjectSource& folder, const PlannedSource& planned) {
  FolderContent content;
  std::vector<HashedFile> files;
  for (const std::string& path : planned.plannedPaths()) {
    auto text = folder.read({}, path);
    if (!text &&
        (text.error().kind == ErrorKind::notFound || text.error().kind == ErrorKind::notAFile))
      continue;
    if (!text)
      return std::unexpected(text.error());
    files.push_back({path, (*text)->bytes()});
    content.texts.emplace(path, std::move(*text));
  }
  content.package = packageVersion(folder.root(), planned.target);
  content.pin = {content.package.version, folderContentHash(std::move(files))};
  return content;
}

} // namespace escolio
