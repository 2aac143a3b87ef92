#include <QApplication>
#include <QStandardPaths>
#include <catch2/catch_session.hpp>

int main(int argc, char** argv) {
  // ctest asks for the list of tests without the environment that it runs them in.
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  // Settings of the person who runs the tests are neither read nor written.
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  return Catch::Session().run(argc, argv);
}
