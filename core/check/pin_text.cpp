#include "core/check/pin_text.h"

#include "core/base/commit_id.h"
#include "core/source/folder_pin.h"

namespace escolio {

std::string pinForDisplay(std::string_view pin) {
  if (const auto commit = CommitId::parse(pin))
    return commit->shortText();
  if (const auto folder = parseFolderPin(pin))
    return folder->version;
  return std::string(pin);
}

} // namespace escolio
