#include "core/base/assignment.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <random>

using namespace escolio;

namespace {

int costOf(const std::vector<std::vector<int>>& costs, const std::vector<std::size_t>& columns) {
  int cost = 0;
  for (std::size_t row = 0; row < costs.size(); ++row)
    cost += costs[row][columns[row]];
  return cost;
}

/// The least cost by trying every order of the columns.
int leastCost(const std::vector<std::vector<int>>& costs) {
  std::vector<std::size_t> columns(costs.front().size());
  std::iota(columns.begin(), columns.end(), 0U);
  int least = costOf(costs, columns);
  while (std::ranges::next_permutation(columns).found)
    least = std::min(least, costOf(costs, columns));
  return least;
}

} // namespace

TEST_CASE("Each row gets a column of its own at the least cost", "[assignment]") {
  CHECK(cheapestAssignment({{0, 0}, {9, 0}}) == std::vector<std::size_t>{0, 1});
  CHECK(cheapestAssignment({{1, 0, 5}}) == std::vector<std::size_t>{1});
  CHECK(cheapestAssignment({}).empty());
}

TEST_CASE("No order of columns is cheaper than the assignment", "[assignment]") {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> cost(0, 9);
  for (int round = 0; round < 200; ++round) {
    const std::size_t rows = 1 + static_cast<std::size_t>(round % 4);
    std::vector<std::vector<int>> costs(
        rows, std::vector<int>(rows + static_cast<std::size_t>(round % 3)));
    for (auto& row : costs)
      std::ranges::generate(row, [&] { return cost(random); });
    const auto columns = cheapestAssignment(costs);
    std::vector<std::size_t> sorted = columns;
    std::ranges::sort(sorted);
    CHECK(std::ranges::adjacent_find(sorted) == sorted.end());
    CHECK(costOf(costs, columns) == leastCost(costs));
  }
}
