#include "ui/code/highlight_store.h"

#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;
using namespace std::chrono_literals;

namespace {

/// Colours line N from its start to byte N, so that a wrong state shows; counts what it is asked.
class CountingHighlighter : public LineHighlighter {
 public:
  explicit CountingHighlighter(int& calls) : m_calls(calls) {}
  State initialState() const override { return std::make_shared<const std::uint32_t>(0); }
  State state() const override { return std::make_shared<const std::uint32_t>(m_line); }
  void resume(const State& state) override {
    m_line = *std::static_pointer_cast<const std::uint32_t>(state);
  }
  void highlight(std::string_view, std::vector<SyntaxSpan>& spans) override {
    ++m_calls;
    spans.push_back({0, ++m_line, ColorRole::syntaxKeyword});
  }

 private:
  int& m_calls;
  std::uint32_t m_line = 0;
};

struct Store {
  explicit Store(int lines)
      : store(SourceText::fromBytes(std::string(static_cast<std::size_t>(lines), '\n')),
              std::make_unique<CountingHighlighter>(calls)) {}

  std::uint32_t endAt(LineNumber line) {
    const auto spans = store.spansOf(line);
    return spans.size() == 1 ? spans[0].end : 0;
  }

  int calls = 0;
  HighlightStore store;
};

} // namespace

TEST_CASE("Only the lines up to those that are wanted are highlighted", "[code]") {
  Store store(1000);
  CHECK(store.store.require({1, 40}, 1s));
  CHECK(store.calls < 100);
  CHECK(store.endAt(1) == 1);
  CHECK(store.endAt(40) == 40);
  CHECK(store.store.spansOf(900).empty());
}

TEST_CASE("Going on starts from where it stopped", "[code]") {
  Store store(1000);
  store.store.require({1, 500}, 1s);
  const int before = store.calls;
  store.store.require({501, 520}, 1s);
  CHECK(store.calls - before <= 64);
  CHECK(store.endAt(520) == 520);
}

TEST_CASE("Going back far is as right as the first time, and cheap", "[code]") {
  Store store(20'000);
  REQUIRE(store.store.require({19'990, 20'000}, 10s));
  const int before = store.calls;
  CHECK(store.endAt(100) == 100);
  CHECK(store.endAt(20'000) == 20'000);
  CHECK(store.endAt(7'777) == 7'777);
  CHECK(store.calls - before <= 3 * 64);
  // What was going on in front is not disturbed.
  Store other(20'000);
  other.store.require({1, 10'000}, 10s);
  CHECK(other.endAt(5) == 5);
  other.store.require({10'001, 10'100}, 10s);
  CHECK(other.endAt(10'100) == 10'100);
}

TEST_CASE("A place far ahead is reached in slices while the program waits", "[code]") {
  Store store(200'000);
  QSignalSpy known(&store.store, &HighlightStore::becameKnown);
  REQUIRE_FALSE(store.store.require({199'990, 200'000}, 0us));
  CHECK(store.endAt(200'000) == 0);
  CHECK(known.isEmpty());
  REQUIRE(known.wait(20'000));
  CHECK(known.size() == 1);
  CHECK(store.endAt(200'000) == 200'000);
}

TEST_CASE("Work for a place that nobody looks at any more is dropped", "[code]") {
  Store store(2'000'000);
  store.store.require({1'999'990, 2'000'000}, 0us);
  CHECK(store.store.require({1, 1}, 1s));
  QSignalSpy known(&store.store, &HighlightStore::becameKnown);
  CHECK_FALSE(known.wait(50));
  CHECK(store.calls < 1000);
}

TEST_CASE("Without a highlighter everything is known and plain", "[code]") {
  HighlightStore store(SourceText::fromBytes("a\nb\n"), nullptr);
  CHECK(store.require({1, 2}, 0us));
  CHECK(store.spansOf(1).empty());
}

TEST_CASE("A file without lines asks for nothing", "[code]") {
  Store store(0);
  CHECK(store.store.require({1, 0}, 0us));
  CHECK(store.store.spansOf(1).empty());
}
