# Shell scripts hold up under shellcheck, where there is one.
set -eu
command -v shellcheck >/dev/null || { echo 'shellcheck is not installed: not looked at' && exit 0; }
find tests -name '*.sh' -type f -exec shellcheck --shell=sh {} +
shellcheck dev .ci/run
