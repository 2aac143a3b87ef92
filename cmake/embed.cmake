# escolio_embed(TARGET ROOT): puts every file below ROOT into TARGET as one generated source that
# defines escolio::embeddedResources() (core/base/embedded_resources.h). Paths are relative to ROOT.
function(escolio_embed target root)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${root}" "${root}/plans/*" "${root}/sample/*" "${root}/README.md")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_resources.cpp")
  list(TRANSFORM files PREPEND "${root}/" OUTPUT_VARIABLE paths)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${root}" "-DFILES=${files}" "-DOUTPUT=${output}"
            -P "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake"
    DEPENDS ${paths} "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake"
    COMMENT "Embedding plans and sample"
    VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()
