#pragma once

#include "core/workspace/file_store.h"

#include <QObject>
#include <filesystem>
#include <optional>
#include <string>

namespace escolio {

/// Tells when a pin file has other content. What else changes in its folder, such as a note that is
/// saved, is no reason to look at the sources again.
class PinFileWatch : public QObject {
  Q_OBJECT

 public:
  /// Reads the file, for later changes to be told from. STORE outlives the watch.
  PinFileWatch(const FileStore& store, std::filesystem::path file, QObject* parent = nullptr);

  /// Begins to watch, and tells at once of a change since the file was read.
  void start();

 Q_SIGNALS:
  void changed();

 private:
  void look();
  [[nodiscard]] std::optional<std::string> content() const;

  const FileStore& m_store;
  std::filesystem::path m_file;
  std::optional<std::string> m_content; ///< nothing when it cannot be read
};

} // namespace escolio
