#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>

class QFileSystemWatcher;

namespace escolio {

/// Tells when the file at a path may have changed, come or gone. A watch of the file alone is lost
/// with the first save that renames a new file over it, so the folders of the file and of every
/// link on the way to it are watched too, and all is watched anew after each change.
class FileWatch : public QObject {
  Q_OBJECT

 public:
  explicit FileWatch(std::filesystem::path path, QObject* parent = nullptr);

  /// Looks again what is to be watched: after a save that made the file or its folder.
  void watch();

 Q_SIGNALS:
  void changed();

 private:
  std::filesystem::path m_path;
  QFileSystemWatcher* m_watcher;
  QTimer m_settle; ///< one signal for the handful that a save makes
};

} // namespace escolio
