printf '\n<!-- a late thought -->\n' >> "$OUT/notes/synthesis.md"
