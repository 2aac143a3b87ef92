#include "core/source/open_repository.h"

#include "core/source/git_object_source.h"
#include "core/source/git_program_source.h"

namespace escolio {

Result<std::unique_ptr<ObjectSource>> openRepository(const RepositoryLocation& location,
                                                     const ProcessRunner& runner) {
  auto source = openGitObjectSource(location);
  if (source || source.error().kind != ErrorKind::unsupported)
    return source;
  auto throughProgram = openGitProgramSource(location, runner);
  const bool isWithoutGit = !throughProgram && throughProgram.error().kind == ErrorKind::notFound;
  return isWithoutGit ? std::move(source) : std::move(throughProgram);
}

} // namespace escolio
