#include "core/source/open_repository.h"

#include "core/source/git_object_source.h"

namespace escolio {

Result<std::unique_ptr<ObjectSource>> openRepository(const RepositoryLocation& location,
                                                     const ProcessRunner&) {
  return openGitObjectSource(location);
}

} // namespace escolio
