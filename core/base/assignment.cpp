#include "core/base/assignment.h"

#include <limits>

namespace escolio {
namespace {

constexpr int infinite = std::numeric_limits<int>::max();

/// The Hungarian method with potentials (Kuhn, Munkres): rows are added one by one, each by the
/// cheapest path of exchanges from it to a column that is still free. Row and column 0 are a
/// sentinel, so all indexes are 1-based in here.
class Matching {
 public:
  explicit Matching(const std::vector<std::vector<int>>& costs)
      : m_costs(costs), m_columns(costs.empty() ? 0 : costs.front().size()),
        m_rowPotential(costs.size() + 1), m_columnPotential(m_columns + 1), m_rowOf(m_columns + 1) {
  }

  std::vector<std::size_t> solve() {
    for (std::size_t row = 1; row <= m_costs.size(); ++row)
      addRow(row);
    std::vector<std::size_t> columnOf(m_costs.size());
    for (std::size_t column = 1; column <= m_columns; ++column)
      if (m_rowOf[column] != 0)
        columnOf[m_rowOf[column] - 1] = column - 1;
    return columnOf;
  }

 private:
  const std::vector<std::vector<int>>& m_costs;
  std::size_t m_columns;
  std::vector<int> m_rowPotential;
  std::vector<int> m_columnPotential;
  std::vector<std::size_t> m_rowOf; // of each column; 0: free

  [[nodiscard]] int reducedCost(std::size_t row, std::size_t column) const {
    return m_costs[row - 1][column - 1] - m_rowPotential[row] - m_columnPotential[column];
  }

  void addRow(std::size_t row) {
    std::vector<int> slack(m_columns + 1, infinite);
    std::vector<std::size_t> previous(m_columns + 1);
    std::vector<bool> isReached(m_columns + 1);
    m_rowOf[0] = row;
    std::size_t column = 0;
    while (m_rowOf[column] != 0) {
      isReached[column] = true;
      column = nearestColumn(column, slack, previous, isReached);
    }
    while (column != 0) {
      m_rowOf[column] = m_rowOf[previous[column]];
      column = previous[column];
    }
  }

  /// Looks along the row that holds COLUMN, raises the potentials by the least slack, and gives the
  /// column where it is.
  std::size_t nearestColumn(std::size_t column, std::vector<int>& slack,
                            std::vector<std::size_t>& previous,
                            const std::vector<bool>& isReached) {
    const std::size_t row = m_rowOf[column];
    std::size_t nearest = 0;
    int least = infinite;
    for (std::size_t next = 1; next <= m_columns; ++next) {
      if (isReached[next])
        continue;
      if (const int cost = reducedCost(row, next); cost < slack[next]) {
        slack[next] = cost;
        previous[next] = column;
      }
      if (slack[next] < least) {
        least = slack[next];
        nearest = next;
      }
    }
    for (std::size_t next = 0; next <= m_columns; ++next) {
      if (isReached[next]) {
        m_rowPotential[m_rowOf[next]] += least;
        m_columnPotential[next] -= least;
      } else if (slack[next] != infinite) {
        slack[next] -= least;
      }
    }
    return nearest;
  }
};

} // namespace

std::vector<std::size_t> cheapestAssignment(const std::vector<std::vector<int>>& costs) {
  return Matching(costs).solve();
}

} // namespace escolio
