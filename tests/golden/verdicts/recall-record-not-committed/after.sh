printf '\n' >> "$OUT/notes/recall.md"
