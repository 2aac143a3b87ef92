#pragma once

#include "core/process/process_runner.h"

#include <functional>
#include <utility>
#include <vector>

namespace escolio::fakes {

/// Answers instead of programs and keeps what was asked. For one thread.
class FakeProcessRunner final : public ProcessRunner {
 public:
  using Answer = std::function<Result<ProcessResult>(const ProcessRequest&)>;
  explicit FakeProcessRunner(Answer answer) : m_answer(std::move(answer)) {}

  [[nodiscard]] Result<ProcessResult> run(const ProcessRequest& request) const override {
    m_requests.push_back(request);
    return m_answer(request);
  }
  [[nodiscard]] const std::vector<ProcessRequest>& requests() const { return m_requests; }

 private:
  Answer m_answer;
  mutable std::vector<ProcessRequest> m_requests;
};

} // namespace escolio::fakes
