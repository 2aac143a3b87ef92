# The readings that are measured. Sourced by run.sh, which sets root, bin and work.
# Each make_… sets what it made: $reading (a workspace), $files (as plain files, for other editors),
# $repository, $commit and $paths (what the first source's files are in git).
: "${root:?}" "${bin:?}" "${work:?}"

git_quiet() { git -c user.name=bench -c user.email=bench@escolio.invalid -c commit.gpgsign=false "$@" >/dev/null; }

plain_files() { # writes $paths of $repository, and those of OTHER… (files), to $work/files
  mkdir -p "$work/files"
  set -- "$work/files/$(basename "${paths%% *}")" "$@"
  git -C "$repository" cat-file -p "$commit:${paths%% *}" >"$1"
  # shellcheck disable=SC2034 # run.sh reads it
  files=$*
}

# Lab 03 on a clone of Megatron-LM and a folder that holds torch/, from the environment.
make_lab() {
  reading=$work/lab
  repository=$ESCOLIO_BENCH_MEGATRON
  commit=$(git -C "$repository" rev-parse HEAD)
  paths='megatron/core/tensor_parallel/layers.py megatron/core/tensor_parallel/mappings.py'
  (
    "$bin/escolio-cli" init "$reading" --lang en
    cd "$reading" || exit
    "$bin/escolio-cli" source megatron "$repository"
    "$bin/escolio-cli" source pytorch "$ESCOLIO_BENCH_TORCH"
    "$bin/escolio-cli" pin megatron HEAD
    "$bin/escolio-cli" pin pytorch HEAD
    notes=experiments/35-reading-notes
    "$bin/core-bench" --note "${paths%% *}" >>$notes/megatron-tp-layers.md
    "$bin/core-bench" --note torch/distributed/fsdp/_runtime_utils.py >>$notes/fsdp-prefetch.md
  ) >&2
  plain_files "$ESCOLIO_BENCH_TORCH/torch/distributed/fsdp/_runtime_utils.py"
}

make_sample() {
  "$bin/escolio-cli" sample "$work/sample" >&2
  reading=$work/sample/notes
  repository=$work/sample/shards
  commit=$(git -C "$repository" rev-parse HEAD)
  paths='shardkit/linear.py shardkit/exchange.py'
  plain_files "$work/sample/prefetch/streamload/runtime.py"
}

# A reading of one file of LINES lines.
make_long() { # LINES
  reading=$work/long-$1
  repository=$reading/repository
  git_quiet init -q "$repository"
  "$bin/core-bench" --module "$1" >"$repository/module.py"
  git_quiet -C "$repository" add module.py
  git_quiet -C "$repository" commit -q -m module
  git -C "$repository" rev-parse HEAD >"$reading/module-sha.txt"
  "$bin/core-bench" --note module.py >"$reading/module.md"
  cat >"$reading/escolio.toml" <<'END'
format = 1
id = "long"
title = "A long file"
notes_dir = "."
[[source]]
id = "module"
path = "repository"
target = "module.py"
pin_file = "module-sha.txt"
[[note]]
file = "module.md"
source = "module"
max_words = 300
min_decisions = 5
END
}
