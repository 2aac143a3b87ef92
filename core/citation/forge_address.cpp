#include "core/citation/forge_address.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <string>

namespace escolio {
namespace {

/// "host/owner/name" in small letters.
std::string bareAddress(std::string_view address) {
  const std::size_t scheme = address.find("://");
  if (scheme != std::string_view::npos)
    address.remove_prefix(scheme + 3);
  const std::size_t firstSlash = address.find('/');
  if (const std::size_t user = address.find('@'); user < firstSlash)
    address.remove_prefix(user + 1);
  while (address.ends_with('/'))
    address.remove_suffix(1);
  if (address.ends_with(".git"))
    address.remove_suffix(4);

  std::string bare(address);
  // "host:owner/name" is how ssh writes it; with a scheme the colon begins a port.
  if (const std::size_t colon = bare.find(':'); colon < bare.find('/')) {
    if (scheme == std::string_view::npos)
      bare[colon] = '/';
    else
      bare.erase(colon, std::min(bare.find('/'), bare.size()) - colon);
  }
  bare = asciiLower(bare);
  return bare.starts_with("www.") ? bare.substr(4) : bare;
}

} // namespace

bool isSameRepository(std::string_view address, std::string_view other) {
  const std::string bare = bareAddress(address);
  return !bare.empty() && bare == bareAddress(other);
}

} // namespace escolio
