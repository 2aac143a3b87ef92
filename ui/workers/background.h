#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <type_traits>
#include <utility>

namespace escolio {

/// Runs WORK on a thread of POOL and hands its result to DONE on the window's thread; nothing is
/// called when RECEIVER, which lives there, is gone by then.
template <typename Work, typename Done>
void runInPool(QThreadPool& pool, QObject* receiver, Work work, Done done) {
  pool.start([guard = QPointer<QObject>(receiver), work = std::move(work),
              done = std::move(done)]() mutable {
    auto result = work();
    // The receiver may be deleted at any moment on its own thread: only there it is looked at.
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [guard, done = std::move(done), result = std::move(result)]() mutable {
          if (guard)
            done(std::move(result));
        },
        Qt::QueuedConnection);
  });
}

/// The same on a thread of the program's pool.
template <typename Work, typename Done>
void runInBackground(QObject* receiver, Work work, Done done) {
  runInPool(*QThreadPool::globalInstance(), receiver, std::move(work), std::move(done));
}

} // namespace escolio
