printf 'left = 2\n' > "$OUT/repo/left/util.py"
