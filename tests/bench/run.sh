#!/bin/sh
# Measures Escolio beside an empty window, Kate and git, and prints a table. ./dev bench runs it;
# docs/performance.md tells how to read it.
#   RUNS=N                   runs of each program (default and least for a table to keep: 7)
#   ESCOLIO_BENCH_MEGATRON   a clone of NVIDIA/Megatron-LM   } with both, Lab 03 is measured;
#   ESCOLIO_BENCH_TORCH      a folder that holds torch/      } else the sample
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
build=${BUILD:-$root/build}
bin=$build/bin
runs=${RUNS:-7}
here=$root/tests/bench

say() { printf '%s\n' "$*"; }

if [ "${ESCOLIO_BENCH_INNER:-}" = '' ]; then
  cmake -B "$build" -DESCOLIO_BENCH=ON "$root" >/dev/null
  cmake --build "$build" --target escolio escolio-cli first-frame empty-window median-run core-bench
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  # Settings, caches and history of its own, so that nobody's are used or changed; and one session
  # bus for all, because Kate would wait for one.
  export HOME="$work/home" XDG_CONFIG_HOME="$work/config" XDG_CACHE_HOME="$work/cache"
  export XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state" XDG_RUNTIME_DIR="$work/run"
  mkdir -p "$HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME" "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$XDG_RUNTIME_DIR"
  chmod 700 "$XDG_RUNTIME_DIR"
  export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb ESCOLIO_BENCH_INNER="$work"
  unset WAYLAND_DISPLAY LANGUAGE || true
  bus=
  if command -v dbus-run-session >/dev/null; then bus='dbus-run-session --'; fi
  # shellcheck disable=SC2086
  xvfb-run -a -s '-screen 0 1920x1080x24 -noreset' $bus sh "$0" "$@"
  exit
fi

work=$ESCOLIO_BENCH_INNER
# shellcheck source=tests/bench/readings.sh
. "$here/readings.sh"

median() { sort -n | awk '{ v[NR] = $1 } END { if (NR) print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2; else print "-" }'; }

# --- windows: each looked at from outside, in turns ---------------------------------------------

look() { # NAME [--colours WISH]… -- COMMAND…: one line of samples
  name=$1
  shift
  if line=$("$bin/first-frame" "$@" 2>"$work/$name.err"); then
    say "$line" >>"$work/$name.samples"
  else
    say "no window: $name: $line $(tail -n 3 "$work/$name.err")" >&2
  fi
}

figure() { # NAME FIGURE: its median
  awk -v figure="$2" '{ for (i = 1; i < NF; i += 2) if ($i == figure && $(i + 1) != "never") print $(i + 1) }' \
    "$work/$1.samples" 2>/dev/null | median
}

row() { # NAME TEXT
  [ -s "$work/$1.samples" ] || return 0
  printf '| %-44s | %8.0f | %10.0f | %11s | %10s |\n' "$2" "$(figure "$1" first)" "$(figure "$1" settled)" \
    "$(figure "$1" colours)" "$(figure "$1" pss | awk '{ printf "%.0f", $1 / 1024 }')"
}

ratio() { # TEXT ONE OTHER LIMIT
  awk -v text="$1" -v one="$2" -v other="$3" -v limit="$4" 'BEGIN {
    if (one == "-" || other == "-" || other == 0) exit
    printf "| %-58s | %6.2f | %8s | %s |\n", text, one / other, limit, one / other <= limit ? "met" : "not met" }'
}

# The light colour of keywords, as the table of colours has it, in each of the two code panes.
keyword=$(sed -n 's/.*ColorRole::syntaxKeyword, 0xff\([0-9a-f]*\),.*/\1/p' "$root/ui/theme/theme.cpp")
two_panes="--colours 0-20:$keyword --colours 22-41:$keyword" # of the screen: the window is 1280 of 1920 wide
one_pane="--colours 0-70:$keyword"

show_empty() { look empty -- "$bin/empty-window"; }
# shellcheck disable=SC2086
show_reading() { look reading $two_panes -- "$bin/escolio" "$main_reading"; }
# shellcheck disable=SC2086
show_long() { look "long-$1" $one_pane -- "$bin/escolio" "$work/long-$1"; }
# shellcheck disable=SC2086
show_kate() { look kate -- kate --block --new --startanon $files; } # --block: stays in its group

measure_windows() {
  has_kate=
  if command -v kate >/dev/null; then has_kate=yes; fi
  i=-1 # the first round writes caches and settings: it does not count
  while [ "$i" -lt "$runs" ]; do
    if [ "$i" -eq 0 ]; then rm -f "$work"/*.samples; fi
    show_empty
    show_reading
    if [ "$has_kate" ]; then show_kate; fi
    show_long 1600
    show_long 1000000
    i=$((i + 1))
  done
}

# --- the command line beside git ----------------------------------------------------------------

measure_check() {
  for path in $paths; do
    printf 'git -C "%s" cat-file -p %s:%s\n' "$repository" "$commit" "$path"
  done >"$work/cat-file.sh"
  "$bin/median-run" 21 -- sh "$work/cat-file.sh" >"$work/cat-file.ms"
  "$bin/median-run" 21 -- "$bin/escolio-cli" check "$main_reading" >"$work/check.ms"
}

# --- the table ----------------------------------------------------------------------------------

if [ -n "${ESCOLIO_BENCH_MEGATRON:-}" ] && [ -n "${ESCOLIO_BENCH_TORCH:-}" ]; then
  make_lab
  what="Lab 03, Megatron-LM at $(echo "$commit" | cut -c1-12)"
else
  make_sample
  what='the sample'
fi
main_reading=$reading
measure_check
make_long 1600
make_long 1000000
"$bin/median-run" 7 -- git -C "$repository" cat-file -p HEAD:module.py >"$work/cat-long.ms"
measure_windows

say "Measured on $(date -u +%Y-%m-%d), $(sed -n 's/^model name[^:]*: //p;' /proc/cpuinfo | head -n 1), $(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg) at the end."
say "Reading: $what. Medians of $runs runs, in turns, under Xvfb 1920×1080×24."
say ''
say '| program                                      | first ms | settled ms | keywords ms | memory MiB |'
say '|----------------------------------------------|---------:|-----------:|------------:|-----------:|'
row empty 'an empty QMainWindow with a text box'
row reading 'Escolio: two files, note and checklist'
row kate 'Kate with the same two files'
row long-1600 'Escolio: a file of 1,600 lines'
row long-1000000 'Escolio: a file of 1,000,000 lines'
say ''
say '| work                                         |    value |'
say '|----------------------------------------------|---------:|'
printf '| %-44s | %8s |\n' 'escolio-cli check, ms' "$(cat "$work/check.ms")" \
  'git cat-file -p of its files, ms' "$(cat "$work/cat-file.ms")" \
  'git cat-file -p of 1,000,000 lines, ms' "$(cat "$work/cat-long.ms")"
"$bin/core-bench" | while IFS="$(printf '\t')" read -r name value unit; do
  printf '| %-44s | %8s |\n' "$name, $unit" "$value"
done
say ''
say '| what is to be reached                                      |  ratio |  at most |         |'
say '|------------------------------------------------------------|-------:|---------:|---------|'
ratio 'settled: Escolio / Kate' "$(figure reading settled)" "$(figure kate settled)" 0.25
ratio 'settled: Escolio / empty window' "$(figure reading settled)" "$(figure empty settled)" 2
ratio 'settled: 1,000,000 lines / (1,600 lines + git cat-file)' "$(figure long-1000000 settled)" \
  "$(awk -v one="$(figure long-1600 settled)" -v git="$(cat "$work/cat-long.ms")" 'BEGIN { print one + git / 1.5 }')" 1.5
ratio 'memory: Escolio / Kate' "$(figure reading pss)" "$(figure kate pss)" 0.5
ratio 'check: escolio-cli / git cat-file' "$(cat "$work/check.ms")" "$(cat "$work/cat-file.ms")" 2
