#include "core/source/git_program.h"

#include "core/source/object_source.h"
#include "core/source/repository_errors.h"

#include <array>
#include <charconv>
#include <utility>

namespace escolio {
namespace {

std::optional<ObjectKind> kindNamed(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, ObjectKind>, 4> kinds{
      {{"commit", ObjectKind::commit},
       {"tag", ObjectKind::tag},
       {"tree", ObjectKind::tree},
       {"blob", ObjectKind::blob}}};
  for (const auto& [name, kind] : kinds)
    if (name == word)
      return kind;
  return std::nullopt;
}

/// "ID KIND SIZE"; nullopt for "NAME missing", "NAME ambiguous" and the like.
std::optional<BatchObject> parseHeader(std::string_view line) {
  const std::size_t sizeAt = line.rfind(' ');
  if (sizeAt == std::string_view::npos || sizeAt == 0)
    return std::nullopt;
  const std::size_t kindAt = line.rfind(' ', sizeAt - 1);
  if (kindAt == std::string_view::npos)
    return std::nullopt;
  BatchObject object;
  object.id = line.substr(0, kindAt);
  const auto kind = kindNamed(line.substr(kindAt + 1, sizeAt - kindAt - 1));
  const char* end = line.data() + line.size();
  const auto size = std::from_chars(line.data() + sizeAt + 1, end, object.size);
  if (!kind || size.ec != std::errc() || size.ptr != end || !isHexadecimal(object.id))
    return std::nullopt;
  object.kind = *kind;
  return object;
}

std::string firstLine(std::string_view text) {
  return std::string(text.substr(0, text.find('\n')));
}

} // namespace

Result<ProcessResult> GitProgram::run(std::vector<std::string> arguments, std::string input) const {
  ProcessRequest request;
  request.program = "git";
  const std::string root = m_location.root.string();
  request.arguments = m_location.isBare ? std::vector<std::string>{"--git-dir=" + root}
                                        : std::vector<std::string>{"-C", root};
  request.arguments.emplace_back("--literal-pathspecs");
  request.arguments.insert(request.arguments.end(), std::make_move_iterator(arguments.begin()),
                           std::make_move_iterator(arguments.end()));
  request.input = std::move(input);
  request.withoutVariables = {"GIT_*"};
  request.variables = {{"GIT_NO_LAZY_FETCH", "1"},
                       {"GIT_ALLOW_PROTOCOL", "none"}, // a git before 2.45 would fetch otherwise
                       {"GIT_OPTIONAL_LOCKS", "0"},
                       {"GIT_TERMINAL_PROMPT", "0"},
                       {"LC_ALL", "C"}};
  request.timeLimit = std::chrono::minutes(2);
  request.outputLimit = largestSourceFile + (std::size_t{1} << 20U);
  auto result = m_runner.run(request);
  if (result && result->exitCode != 0 && result->errors.contains("dubious ownership"))
    return std::unexpected(notOwnerError(m_location.root));
  return result;
}

Result<std::string> GitProgram::ask(std::vector<std::string> arguments, std::string input) const {
  auto result = run(std::move(arguments), std::move(input));
  if (!result)
    return std::unexpected(result.error());
  if (result->exitCode != 0)
    return failure(
        ErrorKind::io,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read as a git repository: %2."),
                    m_location.root.string(), firstLine(result->errors)));
  return std::move(result->output);
}

Result<std::vector<std::optional<BatchObject>>>
GitProgram::objects(const std::vector<std::string>& names, bool withBytes) const {
  std::string input;
  for (const std::string& name : names)
    input += name + "\n";
  const auto output = ask({"cat-file", withBytes ? "--batch" : "--batch-check"}, std::move(input));
  if (!output)
    return std::unexpected(output.error());
  auto objects = parseBatch(*output, names.size(), withBytes);
  if (!objects)
    return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "What git said about %1 "
                                                                      "cannot be read."),
                                              m_location.root.string()));
  return std::move(*objects);
}

Result<std::optional<BatchObject>> GitProgram::object(const std::string& name) const {
  auto found = objects({name}, false);
  if (!found)
    return std::unexpected(found.error());
  return std::move(found->front());
}

std::optional<std::vector<std::optional<BatchObject>>>
parseBatch(std::string_view output, std::size_t count, bool withBytes) {
  std::vector<std::optional<BatchObject>> objects;
  while (objects.size() < count) {
    const std::size_t lineEnd = output.find('\n');
    if (lineEnd == std::string_view::npos)
      return std::nullopt;
    auto object = parseHeader(output.substr(0, lineEnd));
    output.remove_prefix(lineEnd + 1);
    if (object && withBytes) {
      if (output.size() <= object->size || output[object->size] != '\n')
        return std::nullopt;
      object->bytes = output.substr(0, object->size);
      output.remove_prefix(object->size + 1);
    }
    objects.push_back(std::move(object));
  }
  return objects;
}

} // namespace escolio
