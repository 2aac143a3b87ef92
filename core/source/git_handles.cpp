#include "core/source/git_handles.h"

#include <git2.h>

namespace escolio {

void FreeGitHandle::operator()(git_commit* handle) const {
  git_commit_free(handle);
}
void FreeGitHandle::operator()(git_config* handle) const {
  git_config_free(handle);
}
void FreeGitHandle::operator()(git_filter_list* handle) const {
  git_filter_list_free(handle);
}
void FreeGitHandle::operator()(git_index* handle) const {
  git_index_free(handle);
}
void FreeGitHandle::operator()(git_object* handle) const {
  git_object_free(handle);
}
void FreeGitHandle::operator()(git_odb* handle) const {
  git_odb_free(handle);
}
void FreeGitHandle::operator()(git_odb_object* handle) const {
  git_odb_object_free(handle);
}
void FreeGitHandle::operator()(git_reference* handle) const {
  git_reference_free(handle);
}
void FreeGitHandle::operator()(git_repository* handle) const {
  git_repository_free(handle);
}
void FreeGitHandle::operator()(git_tree* handle) const {
  git_tree_free(handle);
}

std::string lastGitMessage() {
  const git_error* error = git_error_last();
  return error == nullptr || error->message == nullptr ? std::string() : error->message;
}

std::string gitHex(const git_oid* id) {
  std::string hex(GIT_OID_MAX_HEXSIZE, '\0');
  git_oid_nfmt(hex.data(), hex.size(), id);
  return hex;
}

} // namespace escolio
