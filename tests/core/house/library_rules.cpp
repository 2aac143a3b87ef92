#include "tests/core/house/library_rules.h"

#include "tests/core/house/includes.h"

#include <algorithm>
#include <array>
#include <format>

namespace escolio::house {

// One .cpp adapts a library to the values of the core. Where more stand here, the reason does too.
const std::vector<Library>& libraries() {
  static const std::vector<Library> all = {
      // Its objects share a repository handle and one way of catching errors (git_handles); what
      // is asked of them is cut into a file an idea.
      {"libgit2", {"git2.h", "git2/"}, {"core/source/git_*"}},
      {"md4c", {"md4c.h"}, {"core/note/markdown_events.cpp"}},
      {"toml++", {"toml++/"}, {"core/base/toml_document.cpp"}},
      // One asks what a character is, the other what is left of a text without case and accents.
      {"utf8proc", {"utf8proc.h"}, {"core/base/characters.cpp", "core/base/folded_text.cpp"}},
      {"Nettle", {"nettle/"}, {"core/source/content_hash.cpp"}},
      // Each reads or writes a format of its own.
      {"nlohmann json",
       {"nlohmann/"},
       {"core/source/package_version.cpp", "core/symbol/ctags_symbol_index.cpp",
        "core/report/json_report.cpp", "tests/cli/*", "tests/e2e/support/checklist_rows.cpp"}},
      // A file a verb.
      {"CLI11", {"CLI/"}, {"app/cli/*"}},
      {"zlib", {"zlib.h"}, {"core/source/loose_object.cpp"}},
      {"KSyntaxHighlighting", {"KSyntaxHighlighting/"}, {"ui/kate/kate_engines.cpp"}},
      {"libX11", {"X11/"}, {"tests/bench/screen.cpp"}},
      // The tests' own; "tests/" keeps it out of everything else.
      {"Catch2", {"catch2/"}, {"tests/*"}},
  };
  return all;
}

namespace {

bool matches(std::string_view pattern, std::string_view path) {
  return pattern.ends_with('*') ? path.starts_with(pattern.substr(0, pattern.size() - 1))
                                : path == pattern;
}

bool isHeaderOf(const Library& library, std::string_view header) {
  return std::ranges::any_of(library.headers, [header](std::string_view name) {
    return name.ends_with('/') ? header.starts_with(name) : header == name;
  });
}

const Library* libraryOf(std::string_view header) {
  const auto found = std::ranges::find_if(
      libraries(), [header](const Library& library) { return isHeaderOf(library, header); });
  return found == libraries().end() ? nullptr : &*found;
}

/// Headers of C++ have neither dot nor folder; Qt's are looked at by windowHeadersInCore().
bool isStandardOrQt(std::string_view header) {
  constexpr auto posix =
      std::to_array<std::string_view>({"dirent.h", "fcntl.h", "locale.h", "malloc.h", "poll.h",
                                       "pwd.h", "signal.h", "spawn.h", "unistd.h"});
  if (header.starts_with("sys/") || std::ranges::contains(posix, header))
    return true;
  if (header.starts_with("Qt") || (header.starts_with('Q') && !header.contains('/')))
    return true;
  return std::ranges::all_of(
      header, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

} // namespace

std::vector<Breach> strayLibraryHeaders(const ProjectFile& file) {
  std::vector<Breach> breaches;
  const auto add = [&](const Include& include, std::string what) {
    breaches.push_back({file.path, include.line, std::move(what)});
  };
  for (const Include& include : includesOf(file.text)) {
    const Library* library = libraryOf(include.header);
    if (library == nullptr) {
      if (include.isAngled && !isStandardOrQt(include.header))
        add(include,
            std::format("<{}> is of no library that library_rules.cpp knows", include.header));
      continue;
    }
    if (file.path.ends_with(".h") && library->name != "Catch2")
      add(include, std::format("a header may not include <{}> of {}: it would go to all who "
                               "include it",
                               include.header, library->name));
    else if (std::ranges::none_of(library->homes,
                                  [&](std::string_view home) { return matches(home, file.path); }))
      add(include, std::format("<{}> of {} belongs in the file that adapts it ({})", include.header,
                               library->name, library->homes.front()));
  }
  return breaches;
}

std::vector<Breach> emptyHomes(const std::vector<ProjectFile>& files) {
  std::vector<Breach> breaches;
  for (const Library& library : libraries())
    for (const std::string_view home : library.homes) {
      const bool isUsed = std::ranges::any_of(files, [&](const ProjectFile& file) {
        return matches(home, file.path) &&
               std::ranges::any_of(includesOf(file.text), [&](const Include& include) {
                 return isHeaderOf(library, include.header);
               });
      });
      if (!isUsed)
        breaches.push_back(
            {std::string(home), 0, std::format("does not use {} any more", library.name)});
    }
  return breaches;
}

} // namespace escolio::house
