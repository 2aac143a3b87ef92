#include "core/symbol/symbol_index.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

std::vector<std::string> namesAround(const std::vector<Symbol>& symbols, LineRange range) {
  std::vector<std::string> names;
  for (const Symbol& symbol : enclosingSymbols(symbols, range))
    names.push_back(symbol.name);
  return names;
}

} // namespace

TEST_CASE("What encloses lines comes outermost first", "[symbols]") {
  const std::vector<Symbol> symbols{{"inner", "function", "Outer.method", {5, 7}},
                                    {"method", "member", "Outer", {3, 9}},
                                    {"Outer", "class", "", {1, 20}},
                                    {"other", "member", "Outer", {10, 12}},
                                    {"LIMIT", "variable", "", {22, 22}}};
  using Names = std::vector<std::string>;
  CHECK(namesAround(symbols, {6, 6}) == Names{"Outer", "method", "inner"});
  CHECK(namesAround(symbols, {5, 8}) == Names{"Outer", "method"});
  CHECK(namesAround(symbols, {9, 10}) == Names{"Outer"});
  CHECK(namesAround(symbols, {1, 20}) == Names{"Outer"});
  CHECK(namesAround(symbols, {20, 21}) == Names{});
  CHECK(namesAround(symbols, {22, 22}) == Names{"LIMIT"});
  CHECK(namesAround(symbols, {0, 0}) == Names{});
  CHECK(namesAround(symbols, {7, 5}) == Names{});
}
