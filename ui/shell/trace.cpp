#include "ui/shell/trace.h"

#include <QFile>
#include <QSet>
#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace escolio {
namespace {

// Field 22 of /proc/self/stat (proc_pid_stat(5)): start time in clock ticks after boot.
double millisecondsSinceProcessStart() {
  QFile file(QStringLiteral("/proc/self/stat"));
  if (!file.open(QIODevice::ReadOnly))
    return 0;
  const QByteArray text = file.readAll();
  const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
  constexpr int startTimeField = 22 - 3;
  if (fields.size() <= startTimeField)
    return 0;
  const double start = fields[startTimeField].toDouble() * 1000.0 / double(sysconf(_SC_CLK_TCK));
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return double(now.tv_sec) * 1000.0 + double(now.tv_nsec) / 1e6 - start;
}

} // namespace

bool tracesWindow() {
  static const bool isWanted = qgetenv("ESCOLIO_TRACE") == "window";
  return isWanted;
}

void trace(const char* name) {
  static const bool isWanted = qgetenv("ESCOLIO_TRACE") == "1" || tracesWindow();
  if (!isWanted)
    return;
  static QSet<QByteArray> seen;
  if (seen.contains(name))
    return;
  seen.insert(name);
  std::fprintf(stderr, "%s %.0f\n", name, millisecondsSinceProcessStart());
}

} // namespace escolio
