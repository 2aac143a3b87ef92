# One interface target that carries the warnings and sanitizers of every target of the project.
add_library(escolio_options INTERFACE)
target_compile_options(escolio_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
if(ESCOLIO_WARNINGS_AS_ERRORS)
  target_compile_options(escolio_options INTERFACE -Werror)
endif()
if(ESCOLIO_SANITIZE)
  target_compile_options(escolio_options INTERFACE -fsanitize=address,undefined
                                                   -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(escolio_options INTERFACE -fsanitize=address,undefined)
endif()
target_include_directories(escolio_options INTERFACE "${PROJECT_SOURCE_DIR}")
