#pragma once

#include <unistd.h>
#include <utility>

namespace escolio {

/// Owns an open file of the system.
class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int number) : m_number(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
  }
  ~FileDescriptor() {
    if (m_number >= 0)
      ::close(m_number);
  }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;

  [[nodiscard]] int number() const { return m_number; }
  [[nodiscard]] bool isOpen() const { return m_number >= 0; }
  /// Closes now and tells whether the system had an error to report (some file systems only do so
  /// here).
  bool close() {
    const int number = std::exchange(m_number, -1);
    return number < 0 || ::close(number) == 0;
  }

 private:
  int m_number = -1;
};

} // namespace escolio
