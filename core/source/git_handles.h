#pragma once

#include "core/base/error.h"

#include <memory>
#include <string>

// libgit2's types, named here so that its header stays in the files that call it.
struct git_commit;
struct git_config;
struct git_filter_list;
struct git_index;
struct git_object;
struct git_odb;
struct git_odb_object;
struct git_oid;
struct git_reference;
struct git_repository;
struct git_tree;

namespace escolio {

struct FreeGitHandle {
  void operator()(git_commit* handle) const;
  void operator()(git_config* handle) const;
  void operator()(git_filter_list* handle) const;
  void operator()(git_index* handle) const;
  void operator()(git_object* handle) const;
  void operator()(git_odb* handle) const;
  void operator()(git_odb_object* handle) const;
  void operator()(git_reference* handle) const;
  void operator()(git_repository* handle) const;
  void operator()(git_tree* handle) const;
};

/// Owns one of libgit2's handles.
template <typename T>
using GitHandle = std::unique_ptr<T, FreeGitHandle>;

/// Calls OPEN with where to put the handle: `open(&raw)`. CODE is what libgit2 returned.
template <typename T>
struct Opened {
  GitHandle<T> handle;
  int code = 0;
};
template <typename T, typename Open>
Opened<T> openGit(Open open) {
  T* raw = nullptr;
  const int code = open(&raw);
  return {GitHandle<T>(raw), code};
}

/// What libgit2 said about the call that failed last on this thread.
std::string lastGitMessage();

/// An object id in hexadecimal.
std::string gitHex(const git_oid* id);

} // namespace escolio
