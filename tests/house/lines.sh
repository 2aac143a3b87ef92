# One idea a file: nothing that people write is longer than 600 lines.
set -eu
{
  find core ui app tests cmake \( -name '*.cpp' -o -name '*.h' -o -name '*.def' -o -name '*.sh' -o -name '*.cmake' \) -type f
  find CMakeLists.txt core ui app tests -name CMakeLists.txt
  ls dev .ci/run
} | xargs wc -l | awk '
  $2 != "total" && $1 > 600 { print $2 ": " $1 " lines; 600 is the most"; bad = 1 }
  END { exit bad }'
