#include "ui/controllers/file_watch.h"

#include <QFile>
#include <QFileSystemWatcher>
#include <QStringList>
#include <chrono>

namespace escolio {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// The nearest folder above PATH that is there.
fs::path existingFolder(const fs::path& path) {
  std::error_code error;
  fs::path folder = path.parent_path();
  while (!folder.empty() && folder != folder.root_path() && !fs::is_directory(folder, error))
    folder = folder.parent_path();
  return folder;
}

/// PATH, what its links lead to, and their folders.
QStringList placesToWatch(const fs::path& path) {
  QStringList places;
  const auto add = [&places](const fs::path& place) {
    const QString name = QFile::decodeName(place.c_str());
    if (!name.isEmpty() && !places.contains(name))
      places.append(name);
  };
  fs::path step = fs::absolute(path).lexically_normal();
  constexpr int mostLinks = 40; // as Linux allows
  for (int links = 0; links < mostLinks; ++links) {
    add(existingFolder(step));
    std::error_code error;
    if (!fs::is_symlink(step, error)) {
      if (fs::exists(step, error))
        add(step);
      break;
    }
    const fs::path target = fs::read_symlink(step, error);
    step = (step.parent_path() / target).lexically_normal();
  }
  return places;
}

} // namespace

FileWatch::FileWatch(std::filesystem::path path, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_watcher(new QFileSystemWatcher(this)) {
  m_settle.setSingleShot(true);
  m_settle.setInterval(40ms);
  const auto settle = [this] {
    if (!m_settle.isActive())
      m_settle.start();
  };
  connect(m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
  connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
  connect(&m_settle, &QTimer::timeout, this, [this] {
    watch(); // before anybody reads, so that no change falls between
    Q_EMIT changed();
  });
}

void FileWatch::watch() {
  const QStringList before = m_watcher->files() + m_watcher->directories();
  if (!before.isEmpty())
    m_watcher->removePaths(before); // a listed path may stand for a file that was renamed over
  m_watcher->addPaths(placesToWatch(m_path));
}

} // namespace escolio
