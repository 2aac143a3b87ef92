#include "ui/code/syntax_engine.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QFileInfo>
#include <QtCore/qglobal.h>
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

class KateEngine final : public SyntaxEngine, private syntax::AbstractHighlighter {
 public:
  KateEngine(std::shared_ptr<const syntax::Repository> keep, const syntax::Definition& definition)
      : m_keep(std::move(keep)), m_language(definition.name()) {
    setDefinition(definition);
  }

  QString language() const override { return m_language; }
  State initialState() const override { return std::make_shared<const syntax::State>(); }

  State read(const QString& line, const State& before, std::vector<SyntaxPiece>& pieces) override {
    m_pieces = &pieces;
    const auto& from = *static_cast<const syntax::State*>(before.get());
    syntax::State after = highlightLine(line, from);
    return after == from ? before : std::make_shared<const syntax::State>(std::move(after));
  }

 protected:
  void applyFormat(int offset, int length, const syntax::Format& format) override {
    m_pieces->push_back({offset, length, kindOf(format.textStyle())});
  }

 private:
  std::shared_ptr<const syntax::Repository> m_keep; ///< the definition's
  QString m_language;
  std::vector<SyntaxPiece>* m_pieces = nullptr; ///< of the line under way
};

class KateEngines final : public SyntaxEngines {
 public:
  std::unique_ptr<SyntaxEngine> engineFor(const QString& fileName) override {
    const syntax::Definition definition =
        m_repository->definitionForFileName(QFileInfo(fileName).fileName());
    if (!definition.isValid())
      return nullptr;
    return std::make_unique<KateEngine>(m_repository, definition);
  }

 private:
  std::shared_ptr<syntax::Repository> m_repository = std::make_shared<syntax::Repository>();
};

} // namespace
} // namespace escolio

// KSyntaxHighlighting brings forty libraries with it (network, proxies, certificates), whose
// loading took 14 ms of every start. As a module it is loaded beside other work: see SyntaxLibrary.
extern "C" Q_DECL_EXPORT void
escolioMakeSyntaxEngines(std::unique_ptr<escolio::SyntaxEngines>& into) {
  into = std::make_unique<escolio::KateEngines>();
}
