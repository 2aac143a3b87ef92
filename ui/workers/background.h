#pragma once

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <type_traits>
#include <utility>

namespace escolio {

/// Runs WORK on a pool thread and hands its result to DONE on RECEIVER's thread; nothing is called
/// when RECEIVER is gone by then.
template <typename Work, typename Done>
void runInBackground(QObject* receiver, Work work, Done done) {
  QThreadPool::globalInstance()->start([guard = QPointer<QObject>(receiver), work = std::move(work),
                                        done = std::move(done)]() mutable {
    auto result = work();
    QObject* target = guard.data();
    if (target == nullptr)
      return;
    QMetaObject::invokeMethod(
        target,
        [guard, done = std::move(done), result = std::move(result)]() mutable {
          if (guard)
            done(std::move(result));
        },
        Qt::QueuedConnection);
  });
}

} // namespace escolio
