#!/bin/sh
# usage: make_toy_repo.sh OUT
# Makes the git repository OUT, whose commits have the same ids on every machine:
#   toy/layers.py    200 lines; line N holds value_N = N (120 lines in the first commit)
#   toy/mappings.py  40 lines;  line N holds side_N = N
#   toy/__init__.py  3 lines
#   toy/link.py      a symbolic link to layers.py
#   left/util.py, right/util.py   two files of one name, one line each
#   README.md        2 lines
set -eu
out=${1:?usage: make_toy_repo.sh OUT}
mkdir -p "$out/toy" "$out/left" "$out/right"

unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE || true
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Toy GIT_AUTHOR_EMAIL=toy@example.invalid
export GIT_COMMITTER_NAME=Toy GIT_COMMITTER_EMAIL=toy@example.invalid

# numbered NAME COUNT
numbered() {
    awk -v name="$1" -v count="$2" \
        'BEGIN { for (n = 1; n <= count; n++) printf "%s_%03d = %d\n", name, n, n }'
}

# commit TIME MESSAGE
commit() {
    git -C "$out" add -A
    GIT_AUTHOR_DATE="$1 +0000" GIT_COMMITTER_DATE="$1 +0000" git -C "$out" commit -q -m "$2"
}

git -c init.defaultBranch=main init -q "$out"
git -C "$out" config core.symlinks true
git -C "$out" config core.autocrlf false
numbered value 120 > "$out/toy/layers.py"
numbered side 40 > "$out/toy/mappings.py"
printf '"""Toy package."""\n\nfrom .layers import value_001\n' > "$out/toy/__init__.py"
ln -s layers.py "$out/toy/link.py"
printf 'left = 1\n' > "$out/left/util.py"
printf 'right = 1\n' > "$out/right/util.py"
printf '# Toy\n\n' > "$out/README.md"
commit 1735689600 'Add the toy source'
numbered value 200 > "$out/toy/layers.py"
commit 1738368000 'Let the layers grow'
