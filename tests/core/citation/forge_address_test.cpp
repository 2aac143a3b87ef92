#include "core/citation/forge_address.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Addresses of one repository are the same however they are written", "[citation]") {
  const char* plain = "https://github.com/NVIDIA/Megatron-LM";
  for (const char* same :
       {"https://github.com/NVIDIA/Megatron-LM.git", "http://github.com/nvidia/megatron-lm/",
        "git@github.com:NVIDIA/Megatron-LM.git", "ssh://git@github.com:22/NVIDIA/Megatron-LM",
        "github.com/NVIDIA/Megatron-LM", "https://user@www.github.com/NVIDIA/Megatron-LM"})
    CHECK(isSameRepository(plain, same));
  for (const char* other :
       {"https://github.com/NVIDIA/Megatron", "https://gitlab.com/NVIDIA/Megatron-LM",
        "https://github.com/other/Megatron-LM", ""})
    CHECK_FALSE(isSameRepository(plain, other));
  CHECK_FALSE(isSameRepository("", ""));
}
