printf 'value_201 = 201\n' >> "$OUT/repo/toy/layers.py"
