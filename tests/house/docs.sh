# Each check has its page in docs/checks, and each page there is about a check.
set -eu
bad=0
for source in core/check/check_*.cpp; do
  id=$(basename "$source" .cpp | sed 's/^check_//; y/_/-/')
  [ -f "docs/checks/$id.md" ] || { echo "$source: docs/checks/$id.md is missing" && bad=1; }
done
for page in docs/checks/*.md; do
  id=$(basename "$page" .md)
  source=core/check/check_$(echo "$id" | tr - _).cpp
  [ -f "$source" ] || { echo "$page: there is no $source" && bad=1; }
done
exit $bad
