#pragma once

#include "core/base/source_id.h"

#include <QString>

namespace escolio {

/// One tab of a code pane: a file of a source.
struct CodeTab {
  SourceId source;
  QString path;            ///< in the source, '/' between folders
  QString title;           ///< what the tab says: the file's name
  bool isClosable = false; ///< files of the plan stay; others can be closed
  bool operator==(const CodeTab&) const = default;
};

} // namespace escolio
