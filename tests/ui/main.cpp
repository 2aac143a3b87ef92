#include <QApplication>
#include <QStandardPaths>
#include <catch2/catch_session.hpp>

int main(int argc, char** argv) {
  // Settings of the person who runs the tests are neither read nor written.
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  return Catch::Session().run(argc, argv);
}
