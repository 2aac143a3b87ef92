rm "$OUT/notes/synthesis.md"
