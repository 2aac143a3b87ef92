# clang-tidy over every source of build-dev, or rather over those whose own text, headers, command
# or rules changed since they were last found clean: Ninja knows which headers each one includes.
set -eu
tool=${CLANG_TIDY:-clang-tidy}
build="build-dev"
state=$build/tidy
mkdir -p "$state"
rm -f "$state"/*.new "$state"/*.log
: >"$state/all"

rules=$("$tool" --version | tr -d '\n' && find . -name .clang-tidy -not -path './build*' -exec cat {} + | cksum)
find core ui app tests \( -name '*.cpp' -o -name '*.h' -o -name '*.def' \) -type f -exec sha256sum {} + >"$state/sums"
ninja -C "$build" -t deps >"$state/deps"

# NAME.new says what a source is made of; once found clean, it is kept as NAME.clean.
awk -v root="$PWD/" -v state="$state/" -v rules="$rules" '
  function inside(path) { return index(path, root) == 1 ? substr(path, length(root) + 1) : "" }
  function write(text) { name = source; gsub("/", "+", name); print text >(state name ".new"); close(state name ".new") }
  FILENAME ~ /sums$/ { sum[$2] = $1; next }
  FILENAME ~ /commands.json$/ {
    if ($1 == "\"command\":") command = $0
    if ($1 == "\"file\":") { gsub(/[",]/, "", $2); if (!(inside($2) in commands)) commands[inside($2)] = command }
    next
  }
  /^[^ ]/ { source = ""; next }
  /^ / && source == "" { # the first file that an object depends on is its source
    source = inside($1)
    known = (source in commands) && (source in sum) && !(source in seen)
    seen[source] = 1
    if (known) { made[source] = rules "\n" commands[source]; print source >(state "all") }
  }
  known && inside($1) in sum { made[source] = made[source] "\n" sum[inside($1)] " " inside($1) }
  END { for (source in made) write(made[source]) }
' "$state/sums" "$build/compile_commands.json" "$state/deps"

while read -r source; do
  name=$state/$(echo "$source" | tr / +)
  if cmp -s "$name.new" "$name.clean"; then rm "$name.new"; else echo "$source"; fi
done <"$state/all" >"$state/stale"
echo "looking at $(wc -l <"$state/stale") of $(wc -l <"$state/all") sources"

# shellcheck disable=SC2016
xargs -P "${JOBS:-2}" -n 1 sh -c '
  name=$1/$(echo "$4" | tr / +)
  if "$2" --quiet -p "$3" "$4" >"$name.log" 2>&1; then mv "$name.new" "$name.clean" && rm "$name.log"; fi
' sh "$state" "$tool" "$build" <"$state/stale"

[ -z "$(find "$state" -name '*.log')" ] || {
  cat "$state"/*.log
  exit 1
}
