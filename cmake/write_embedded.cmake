# Writes OUTPUT: the bytes of each of FILES (below ROOT) as a C++ array.
set(text "#include \"core/base/embedded_resources.h\"\n\nnamespace escolio {\nnamespace {\n")
set(table "")
set(index 0)
foreach(file IN LISTS FILES)
  file(READ "${ROOT}/${file}" hex HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
  string(APPEND text "constexpr char file${index}[] = {${bytes}'\\0'};\n")
  string(APPEND table "    {\"${file}\", {file${index}, sizeof file${index} - 1}},\n")
  math(EXPR index "${index} + 1")
endforeach()
string(APPEND text "constexpr EmbeddedResource table[] = {\n${table}};\n}  // namespace\n\n"
                   "std::span<const EmbeddedResource> embeddedResources() { return table; }\n}  // namespace escolio\n")
file(WRITE "${OUTPUT}" "${text}")
