#include "core/process/child_environment.h"

#include <algorithm>
#include <string_view>
#include <unistd.h>

namespace escolio {
namespace {

bool fits(std::string_view name, std::string_view pattern) {
  if (pattern.ends_with('*'))
    return name.starts_with(pattern.substr(0, pattern.size() - 1));
  return name == pattern;
}

} // namespace

std::vector<std::string> childEnvironment(const ProcessRequest& request) {
  std::vector<std::string> variables;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view variable(*entry);
    const std::string name(variable.substr(0, variable.find('=')));
    const bool isRemoved = std::ranges::any_of(
        request.withoutVariables, [&](const std::string& pattern) { return fits(name, pattern); });
    if (!isRemoved && !request.variables.contains(name))
      variables.emplace_back(variable);
  }
  for (const auto& [name, value] : request.variables)
    variables.push_back(name + "=" + value);
  return variables;
}

} // namespace escolio
