#include "ui/code/syntax_library.h"

#include "ui/code/decoded_text.h"
#include "ui/code/syntax_engine.h"

#include <QCoreApplication>
#include <QLibrary>
#include <algorithm>
#include <utility>

namespace escolio {
namespace {

/// Draws what an engine finds: as spans of bytes, with names and docstrings told apart.
class EngineHighlighter final : public LineHighlighter {
 public:
  explicit EngineHighlighter(std::unique_ptr<SyntaxEngine> engine)
      : m_engine(std::move(engine)), m_initial(m_engine->initialState()), m_state(m_initial),
        m_drawsDocstringsAsComments(m_engine->language() == QLatin1String("Python")) {}

  State initialState() const override { return m_initial; }

  State state() const override { return m_state; }

  void resume(const State& state) override { m_state = state; }

  void highlight(std::string_view line, std::vector<SyntaxSpan>& spans) override {
    m_line = decodeText(line);
    m_spans = &spans;
    m_firstSpan = spans.size();
    m_namesNext = false;
    m_isInComment = false;
    m_pieces.clear();
    m_state = m_engine->read(m_line.text, m_state, m_pieces);
    for (const SyntaxPiece& piece : m_pieces)
      addPiece(piece);
  }

 private:
  void addPiece(const SyntaxPiece& piece) {
    const QStringView text = QStringView(m_line.text).sliced(piece.begin, piece.length);
    SyntaxKind kind = piece.kind;
    if (kind == SyntaxKind::comment && m_drawsDocstringsAsComments) {
      m_isInComment = m_isInComment || text.startsWith(QLatin1Char('#'));
      kind = m_isInComment ? SyntaxKind::comment : SyntaxKind::string;
    }
    if (kind == SyntaxKind::plain && m_namesNext) {
      addName(piece.begin, text);
      return;
    }
    if (kind != SyntaxKind::plain)
      m_namesNext = kind == SyntaxKind::keyword && introducesName(text);
    add(piece.begin, piece.length, syntaxRole(kind, text));
  }

  void add(qsizetype offset, qsizetype length, ColorRole role) {
    if (role == ColorRole::text || length == 0)
      return;
    const std::uint32_t begin = m_line.byteOf(offset);
    const std::uint32_t end = m_line.byteOf(offset + length);
    const bool isFirst = m_spans->size() == m_firstSpan;
    const bool continuesSpan =
        !isFirst && m_spans->back().end == begin && m_spans->back().role == role;
    if (continuesSpan)
      m_spans->back().end = end;
    else
      m_spans->push_back({begin, end, role});
  }

  // The definitions of most languages leave the name that "def" or "class" introduces plain.
  void addName(qsizetype offset, QStringView text) {
    const auto isName = [](QChar c) { return c.isLetterOrNumber() || c == u'_'; };
    const auto first = std::ranges::find_if(text, isName);
    const auto last = std::find_if_not(first, text.end(), isName);
    if (first == last)
      return;
    add(offset + (first - text.begin()), last - first, ColorRole::syntaxFunction);
    m_namesNext = false;
  }

  std::unique_ptr<SyntaxEngine> m_engine;
  State m_initial;
  State m_state;
  DecodedText m_line;
  std::vector<SyntaxPiece> m_pieces; ///< of the line under way
  std::vector<SyntaxSpan>* m_spans = nullptr;
  std::size_t m_firstSpan = 0; ///< of the line under way: the lines before it stand in m_spans too
  bool m_namesNext = false;
  bool m_drawsDocstringsAsComments = false;
  bool m_isInComment = false; ///< of the line under way
};

/// Loads the module; a program without it (moved away from its folder) draws plain text and says so
/// once.
std::shared_ptr<SyntaxEngines> loadEngines() {
  QLibrary module(QCoreApplication::applicationDirPath() +
                  QStringLiteral("/" ESCOLIO_MODULES "/escolio-kate.so"));
  const auto make = reinterpret_cast<MakeSyntaxEngines>(module.resolve(syntaxEnginesSymbol));
  if (make == nullptr) {
    qWarning("escolio: no colours: %s", qPrintable(module.errorString()));
    return nullptr;
  }
  std::unique_ptr<SyntaxEngines> engines;
  make(engines);
  return engines;
}

} // namespace

SyntaxLibrary::SyntaxLibrary() = default;
SyntaxLibrary::~SyntaxLibrary() = default;

void SyntaxLibrary::prepare(const QString& fileName) {
  // Qt takes the thread of the first object for the main one, so none is made elsewhere before the
  // application.
  if (m_isLoaded || QCoreApplication::instance() == nullptr)
    return;
  m_loading = std::async(std::launch::async | std::launch::deferred,
                         [fileName, loading = std::move(m_loading)]() mutable {
                           auto engines = loading.valid() ? loading.get() : loadEngines();
                           const auto engine = engines && !fileName.isEmpty()
                                                   ? engines->engineFor(fileName)
                                                   : nullptr;
                           // The rules of a language are read when the first line is highlighted.
                           std::vector<SyntaxPiece> pieces;
                           if (engine)
                             engine->read(QStringLiteral("x"), engine->initialState(), pieces);
                           return engines;
                         });
}

std::unique_ptr<LineHighlighter> SyntaxLibrary::highlighterFor(const QString& fileName) {
  if (!std::exchange(m_isLoaded, true))
    m_engines = m_loading.valid() ? m_loading.get() : loadEngines();
  auto engine = m_engines ? m_engines->engineFor(fileName) : nullptr;
  if (!engine)
    return nullptr;
  return std::make_unique<EngineHighlighter>(std::move(engine));
}

} // namespace escolio
