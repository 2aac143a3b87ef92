#pragma once

#include "app/cli/verb.h"

namespace escolio::cli {

// One a file, cmd_<verb>.cpp.
void addCheck(CLI::App& app, ExitCode& result);
void addWords(CLI::App& app, ExitCode& result);
void addCite(CLI::App& app, ExitCode& result);
void addInit(CLI::App& app, ExitCode& result);
void addSample(CLI::App& app, ExitCode& result);
void addSource(CLI::App& app, ExitCode& result);
void addPin(CLI::App& app, ExitCode& result);

} // namespace escolio::cli
