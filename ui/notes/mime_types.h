#pragma once

namespace escolio {

/// Selected lines, dragged from a code pane. Its content is the citation's text, UTF-8.
inline constexpr char citationMimeType[] = "application/x-escolio-citation";

/// Bytes of a note as they are: wrong UTF-8, NUL and kinds of space that plain text may lose.
inline constexpr char noteMimeType[] = "application/x-escolio-note";

} // namespace escolio
