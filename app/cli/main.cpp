#include "core/base/version.h"

#include <cstdio>

int main() {
  std::printf("escolio-cli %s\n", escolio::version());
  return 0;
}
