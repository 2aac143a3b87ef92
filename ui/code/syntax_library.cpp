#include "ui/code/syntax_library.h"

#include "ui/code/decoded_text.h"
#include "ui/code/syntax_roles.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace escolio {
namespace {

namespace syntax = KSyntaxHighlighting;

SyntaxKind kindOf(syntax::Theme::TextStyle style) {
  using Style = syntax::Theme::TextStyle;
  switch (style) {
  case Style::Keyword:
  case Style::ControlFlow:
  case Style::Import:
    return SyntaxKind::keyword;
  case Style::Char:
  case Style::SpecialChar:
  case Style::String:
  case Style::VerbatimString:
  case Style::SpecialString:
    return SyntaxKind::string;
  case Style::Comment:
  case Style::Documentation:
  case Style::Annotation:
  case Style::CommentVar:
    return SyntaxKind::comment;
  case Style::Function:
  case Style::BuiltIn:
  case Style::Extension:
  case Style::Preprocessor:
  case Style::Attribute:
  case Style::DataType:
    return SyntaxKind::function;
  case Style::DecVal:
  case Style::BaseN:
  case Style::Float:
  case Style::Constant:
    return SyntaxKind::number;
  case Style::Variable:
    return SyntaxKind::constantOrVariable;
  default:
    return SyntaxKind::plain;
  }
}

class KateHighlighter final : public LineHighlighter, private syntax::AbstractHighlighter {
 public:
  KateHighlighter(std::shared_ptr<const void> keep, const syntax::Definition& definition)
      : m_keep(std::move(keep)),
        m_drawsDocstringsAsComments(definition.name() == QLatin1String("Python")) {
    setDefinition(definition);
    m_state = m_initial;
  }

  State initialState() const override { return m_initial; }

  State state() const override { return m_state; }

  void resume(const State& state) override {
    m_state = std::static_pointer_cast<const syntax::State>(state);
  }

  void highlight(std::string_view line, std::vector<SyntaxSpan>& spans) override {
    m_line = decodeText(line);
    m_spans = &spans;
    m_firstSpan = spans.size();
    m_namesNext = false;
    m_isInComment = false;
    syntax::State next = highlightLine(m_line.text, *m_state);
    if (!(next == *m_state))
      m_state = std::make_shared<const syntax::State>(std::move(next));
  }

 protected:
  void applyFormat(int offset, int length, const syntax::Format& format) override {
    const QStringView text = QStringView(m_line.text).sliced(offset, length);
    SyntaxKind kind = kindOf(format.textStyle());
    if (kind == SyntaxKind::comment && m_drawsDocstringsAsComments) {
      m_isInComment = m_isInComment || text.startsWith(QLatin1Char('#'));
      kind = m_isInComment ? SyntaxKind::comment : SyntaxKind::string;
    }
    if (kind == SyntaxKind::plain && m_namesNext) {
      addName(offset, text);
      return;
    }
    if (kind != SyntaxKind::plain)
      m_namesNext = kind == SyntaxKind::keyword && introducesName(text);
    add(offset, length, syntaxRole(kind, text));
  }

 private:
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

  std::shared_ptr<const void> m_keep;
  std::shared_ptr<const syntax::State> m_initial = std::make_shared<const syntax::State>();
  std::shared_ptr<const syntax::State> m_state;
  DecodedText m_line;
  std::vector<SyntaxSpan>* m_spans = nullptr;
  std::size_t m_firstSpan = 0; ///< of the line under way: the lines before it stand in m_spans too
  bool m_namesNext = false;
  bool m_drawsDocstringsAsComments = false;
  bool m_isInComment = false; ///< of the line under way
};

} // namespace

class SyntaxLibrary::Languages {
 public:
  syntax::Definition definitionFor(const QString& fileName) {
    return m_repository.definitionForFileName(QFileInfo(fileName).fileName());
  }

 private:
  syntax::Repository m_repository;
};

SyntaxLibrary::SyntaxLibrary() = default;
SyntaxLibrary::~SyntaxLibrary() = default;

void SyntaxLibrary::prepare(const QString& fileName) {
  // Qt takes the thread of the first object for the main one, so none is made elsewhere before the
  // application.
  if (m_languages || m_loading.valid() || QCoreApplication::instance() == nullptr)
    return;
  m_loading = std::async(std::launch::async, [fileName] {
    auto languages = std::make_shared<Languages>();
    const syntax::Definition definition = languages->definitionFor(fileName);
    // The rules of a language are read when the first line is highlighted.
    std::vector<SyntaxSpan> spans;
    KateHighlighter(nullptr, definition).highlight("x", spans);
    return languages;
  });
}

SyntaxLibrary::Languages& SyntaxLibrary::languages() {
  if (!m_languages)
    m_languages = m_loading.valid() ? m_loading.get() : std::make_shared<Languages>();
  return *m_languages;
}

std::unique_ptr<LineHighlighter> SyntaxLibrary::highlighterFor(const QString& fileName) {
  const syntax::Definition definition = languages().definitionFor(fileName);
  if (!definition.isValid())
    return nullptr;
  return std::make_unique<KateHighlighter>(m_languages, definition);
}

} // namespace escolio
