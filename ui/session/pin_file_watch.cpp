#include "ui/session/pin_file_watch.h"

#include "ui/controllers/file_watch.h"

#include <utility>

namespace escolio {

PinFileWatch::PinFileWatch(const FileStore& store, std::filesystem::path file, QObject* parent)
    : QObject(parent), m_store(store), m_file(std::move(file)), m_content(content()) {}

void PinFileWatch::start() {
  auto* watch = new FileWatch(m_file, this);
  connect(watch, &FileWatch::changed, this, &PinFileWatch::look);
  watch->watch();
  look();
}

void PinFileWatch::look() {
  std::optional<std::string> now = content();
  if (now == m_content)
    return;
  m_content = std::move(now);
  Q_EMIT changed();
}

std::optional<std::string> PinFileWatch::content() const {
  auto bytes = m_store.read(m_file);
  return bytes ? std::optional(*std::move(bytes)) : std::nullopt;
}

} // namespace escolio
