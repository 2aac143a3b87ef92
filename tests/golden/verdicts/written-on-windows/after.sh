# A byte order mark, CRLF, and accents in two code points.
cd "$OUT/notes" || exit
cat > split.md <<'NOTE'
# Cómo se reparten las capas

toy @ @PIN@

## Decisiones

* **Lo suyo.** Cada rango construye `value_012` para su trozo y nunca la matriz entera, que costaría mucha memoria. (`toy\layers.py:L10-L19`)
* **Esperar tarde.** El intercambio empieza antes del producto y `value_035` lo espera después, con lo que casi toda la latencia se oculta. (layers.py:L30–39)
* **Un sesgo.** Cada rango tiene en `side_005` la salida completa, así que el sesgo está entero y nadie tiene que enviarlo. (mappings.py#L1-L8)

## Conectar los puntos

Como en el tutor de gramática, cada intercambio paga toda su latencia por mover muy poco.
NOTE
acute=$(printf '\314\201')
for file in split.md synthesis.md toy-sha.txt; do
    { printf '\357\273\277'
      sed -e "s/@PIN@/$(git -C "$OUT/repo" rev-parse HEAD)/" -e "s/á/a$acute/g" -e "s/é/e$acute/g" \
          -e "s/ó/o$acute/g" -e "s/í/i$acute/g" "$file" | awk '{ printf "%s\r\n", $0 }'; } > "$file.new"
    mv "$file.new" "$file"
done
git add -A
git commit -q -m 'Write on Windows'
