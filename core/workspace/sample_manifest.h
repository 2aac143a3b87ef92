#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// One commit of a sample repository. Files named `NAME@VERSION` stand in for NAME in it.
struct SampleCommit {
  std::int64_t version = 0; ///< 0: the files as they are
  std::int64_t time = 0;    ///< seconds since 1970, UTC
  std::string message;
};

struct SampleRepository {
  std::string folder;
  std::string pinFile;
  std::vector<SampleCommit> commits; ///< oldest first
};

/// resources/sample/sample.toml.
struct SampleManifest {
  std::string author;
  std::string email;
  std::string branch;
  std::string notes; ///< the workspace's folder
  std::vector<SampleRepository> repositories;
};

Result<SampleManifest> readSampleManifest(std::string_view toml);

} // namespace escolio
