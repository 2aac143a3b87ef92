# Every text has its translation, and every translation its text: lupdate, on a copy, would mark
# what it adds as unfinished and what nothing uses any more as vanished.
set -eu
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp resources/translations/escolio_es.ts "$copy"
"${LUPDATE:-lupdate}" -silent -I . -locations none -tr-function-alias QT_TRANSLATE_NOOP+=ESCOLIO_MESSAGE \
  core ui app -ts "$copy/escolio_es.ts"
awk '
  /<name>/ { context = $0; gsub(/^ *<name>|<\/name>/, "", context) }
  /<source>/ { text = $0; gsub(/^ *<source>|<\/source>/, "", text) }
  /<translation type="unfinished"/ { print context ": not translated: " text; bad = 1 }
  /<translation type="(vanished|obsolete)"/ { print context ": nothing uses: " text; bad = 1 }
  END { exit bad }' "$copy/escolio_es.ts"
