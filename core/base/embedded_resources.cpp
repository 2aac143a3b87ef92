#include "core/base/embedded_resources.h"

namespace escolio {

std::string_view embeddedResource(std::string_view path) {
  for (const EmbeddedResource& resource : embeddedResources())
    if (resource.path == path)
      return resource.bytes;
  return {};
}

} // namespace escolio
