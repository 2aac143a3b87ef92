#!/bin/sh
# usage: build.sh NAME OUT
# Makes the fixture verdicts/NAME: OUT/repo (see make_toy_repo.sh) and OUT/notes, a workspace in a
# git repository of its own. README.md beside this file says how the parts come together.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=${1:?usage: build.sh NAME OUT}
out=${2:?usage: build.sh NAME OUT}
fixture="$here/verdicts/$name"
[ -f "$fixture/expected.txt" ] || { echo "no such fixture: $name" >&2; exit 2; }
mkdir -p "$out/notes"
out=$(cd "$out" && pwd)

sh "$here/make_toy_repo.sh" "$out/repo"
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE || true
pin=$(git -C "$out/repo" rev-parse HEAD)
old=$(git -C "$out/repo" rev-parse HEAD~1)

# The base, then what the fixture has instead; the names of pins are filled in.
for from in "$here/base" "$fixture/notes"; do
    [ -d "$from" ] || continue
    (cd "$from" && find . -type f) | while read -r file; do
        mkdir -p "$out/notes/$(dirname "$file")"
        sed -e "s/@PIN@/$pin/g" -e "s/@PIN6@/$(printf %.6s "$pin")/g" \
            -e "s/@PIN7@/$(printf %.7s "$pin")/g" \
            -e "s/@PIN12@/$(printf %.12s "$pin")/g" \
            -e "s/@OLD@/$old/g" -e "s/@OLD12@/$(printf %.12s "$old")/g" \
            "$from/$file" > "$out/notes/$file"
    done
done

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.invalid
export GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.invalid
export GIT_AUTHOR_DATE='1740787200 +0000' GIT_COMMITTER_DATE='1740787200 +0000'
git -c init.defaultBranch=main init -q "$out/notes"
git -C "$out/notes" add -A
git -C "$out/notes" commit -q -m 'Add the notes'

if [ -f "$fixture/after.sh" ]; then
    OUT="$out" sh "$fixture/after.sh"
fi
