#include "tests/ui/notes/note_fixture.h"

#include <QElapsedTimer>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iostream>

using namespace escolio;
using namespace escolio::testing;

namespace {

/// About 300 words, five cited decisions.
std::string fullNote() {
  std::string text = "# Capas\n\nmegatron @ d98e8a64ddf3\n\n## Decisiones\n\n";
  for (int i = 1; i <= 5; ++i) {
    text += "### " + std::to_string(i) + ". Una decisión del autor\n\n";
    for (int k = 0; k < 5; ++k)
      text += "El gradiente se suma mientras la capa siguiente ya trabaja con `buffer`. ";
    text += "`megatron/core/tensor_parallel/layers.py:L" + std::to_string(100 * i) + "-L" +
            std::to_string(100 * i + 20) + "`\n\n";
  }
  return text + "## Conectar los puntos\n\nEl laboratorio 02 iba lento por la latencia.\n";
}

double medianOf(std::vector<double> times) {
  std::ranges::nth_element(times, times.begin() + std::ssize(times) / 2);
  return times[times.size() / 2];
}

} // namespace

// Not among the tests that run by themselves, since it says something about the machine too.
TEST_CASE("A key in a full note is on the screen within a frame", "[.speed]") {
  NoteFixture f(fullNote());
  f.caretTo(f.bytes().find("gradiente"));
  std::vector<double> work;
  std::vector<double> whole;
  for (int i = 0; i < 200; ++i) {
    QElapsedTimer timer;
    timer.start();
    f.type(QStringLiteral("x"));
    work.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    f.editor->viewport()->repaint();
    whole.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
  }
  std::cout << "a key: " << medianOf(work) << " ms, with the repaint " << medianOf(whole)
            << " ms\n";
  CHECK(medianOf(whole) < 8);
}
