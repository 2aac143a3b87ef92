# C++ is formatted as .clang-format says.
set -eu
find core ui app tests \( -name '*.cpp' -o -name '*.h' \) -type f -print0 |
  xargs -0 -P "${JOBS:-2}" -n 40 "${CLANG_FORMAT:-clang-format}" --dry-run -Werror
