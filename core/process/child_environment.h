#pragma once

#include "core/process/process_runner.h"

#include <string>
#include <vector>

namespace escolio {

/// The environment of a program to run, "NAME=VALUE" each: that of this process without
/// REQUEST.withoutVariables, with REQUEST.variables.
std::vector<std::string> childEnvironment(const ProcessRequest& request);

} // namespace escolio
