# escolio_precompile(TARGET HEADERS...): the standard headers that most files include, compiled once a
# target. They take most of a file's compile time.
set(ESCOLIO_STANDARD_HEADERS
  <algorithm> <expected> <filesystem> <functional> <map> <memory> <optional> <ranges> <set> <string>
  <string_view> <utility> <vector>)
function(escolio_precompile target)
  target_precompile_headers(${target} PRIVATE ${ESCOLIO_STANDARD_HEADERS} ${ARGN})
endfunction()
