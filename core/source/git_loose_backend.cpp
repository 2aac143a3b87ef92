#include "core/source/git_loose_backend.h"

#include "core/source/loose_object.h"

#include <git2.h>
#include <git2/sys/errors.h>
#include <git2/sys/odb_backend.h>
#include <memory>

namespace escolio {
namespace {

namespace fs = std::filesystem;

struct LooseBackend : git_odb_backend {
  fs::path objects;
};

git_object_t typeOf(ObjectKind kind) {
  switch (kind) {
  case ObjectKind::commit:
    return GIT_OBJECT_COMMIT;
  case ObjectKind::tag:
    return GIT_OBJECT_TAG;
  case ObjectKind::tree:
    return GIT_OBJECT_TREE;
  case ObjectKind::blob:
    break;
  }
  return GIT_OBJECT_BLOB;
}

int readObject(void** bytes, std::size_t* size, git_object_t* type, git_odb_backend* backend,
               const git_oid* id) {
  const std::string hex = gitHex(id);
  const fs::path file =
      static_cast<LooseBackend*>(backend)->objects / hex.substr(0, 2) / hex.substr(2);
  void* buffer = nullptr;
  const LooseObjectState state = readLooseObject(file, [&](const LooseObjectHeader& header) {
    buffer = git_odb_backend_data_alloc(backend, header.size + 1);
    if (buffer != nullptr)
      static_cast<char*>(buffer)[header.size] = '\0'; // as libgit2's own readers end it
    *size = header.size;
    *type = typeOf(header.kind);
    return buffer;
  });
  if (state == LooseObjectState::whole) {
    *bytes = buffer;
    return GIT_OK;
  }
  if (buffer != nullptr)
    git_odb_backend_data_free(backend, buffer);
  if (state == LooseObjectState::absent)
    return GIT_PASSTHROUGH;
  git_error_set_str(GIT_ERROR_ODB, ("the object " + hex + " is damaged").c_str());
  return GIT_ERROR;
}

/// What libgit2's own reader answers as well.
template <typename... Arguments>
int passOn(Arguments...) {
  return GIT_PASSTHROUGH;
}
template <typename... Arguments>
int hasNothing(Arguments...) {
  return 0;
}

void freeBackend(git_odb_backend* backend) {
  const std::unique_ptr<LooseBackend> owned(static_cast<LooseBackend*>(backend));
}

bool add(git_odb* database, const fs::path& objects) {
  auto backend = std::make_unique<LooseBackend>();
  if (git_odb_init_backend(backend.get(), GIT_ODB_BACKEND_VERSION) != 0)
    return false;
  backend->objects = objects;
  backend->read = readObject;
  backend->read_prefix = passOn;
  backend->read_header = passOn;
  backend->exists = hasNothing;
  backend->exists_prefix = passOn;
  backend->foreach = hasNothing;
  backend->free = freeBackend;
  constexpr int beforePacksAndLooseObjects = 3; // theirs are 2 and 1
  if (git_odb_add_backend(database, backend.get(), beforePacksAndLooseObjects) != 0)
    return false;
  static_cast<void>(backend.release()); // libgit2 frees it
  return true;
}

} // namespace

bool readLooseObjectsSafely(git_odb* database, const fs::path& objects) {
  bool isAdded = add(database, objects);
  for (const fs::path& borrowed : borrowedObjectFolders(objects))
    isAdded = add(database, borrowed) && isAdded;
  return isAdded;
}

} // namespace escolio
