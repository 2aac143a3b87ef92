#include "ui/code/code_page.h"

#include "ui/code/code_view.h"
#include "ui/widgets/message_page.h"

#include <QVBoxLayout>
#include <utility>

namespace escolio {

CodePage::CodePage(CodeTab tab, std::shared_ptr<SyntaxLibrary> syntax, QWidget* parent)
    : QWidget(parent), m_tab(std::move(tab)), m_syntax(std::move(syntax)),
      m_theme(&Theme::light()) {
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
}

void CodePage::setTheme(const Theme& theme) {
  m_theme = &theme;
  if (m_view != nullptr)
    m_view->setTheme(theme);
}

void CodePage::setText(std::shared_ptr<const SourceText> text) {
  m_text = std::move(text);
  if (m_message != nullptr)
    m_message->hide();
  if (m_view != nullptr)
    m_view->setText(m_text, m_tab.path);
  else if (m_isActive)
    makeView();
}

void CodePage::setMessage(const QString& message, const QString& buttonText) {
  m_text.reset();
  removeView();
  if (m_message == nullptr) {
    m_message = new MessagePage(this);
    layout()->addWidget(m_message);
    connect(m_message, &MessagePage::buttonClicked, this, &CodePage::messageButtonClicked);
  }
  m_message->setMessage(message, buttonText);
  m_message->show();
  setFocusProxy(m_message);
}

bool CodePage::isMessageShown() const {
  return m_message != nullptr && !m_message->isHidden();
}

void CodePage::setCitedRanges(std::vector<CitedRange> ranges) {
  m_cited = std::move(ranges);
  if (m_view != nullptr)
    m_view->setCitedRanges(m_cited);
}

void CodePage::startAt(const LineRange& lines) {
  if (m_view != nullptr)
    m_view->startAt(lines);
  else
    m_startLines = lines;
}

void CodePage::showLines(const LineRange& lines) {
  if (m_view != nullptr)
    m_view->showLines(lines);
  else
    m_wantedLines = lines;
}

void CodePage::setDragDataFiller(std::function<void(const CodePage&, QMimeData&)> filler) {
  m_fillDragData = std::move(filler);
}

void CodePage::activate() {
  m_isActive = true;
  if (m_view == nullptr && m_text)
    makeView();
}

void CodePage::makeView() {
  m_view = new CodeView(m_syntax, this);
  m_view->setTheme(*m_theme);
  m_view->setText(m_text, m_tab.path);
  m_view->setCitedRanges(m_cited);
  m_view->setDragDataFiller([this](QMimeData& mimeData) {
    if (m_fillDragData)
      m_fillDragData(*this, mimeData);
  });
  layout()->addWidget(m_view);
  m_view->show();
  setFocusProxy(m_view);
  connect(m_view, &CodeView::selectionChanged, this, &CodePage::selectionChanged);
  connect(m_view, &CodeView::citedRangeActivated, this, &CodePage::citedRangeActivated);
  connect(m_view, &CodeView::citeRequested, this, &CodePage::citeRequested);
  connect(m_view, &CodeView::menuRequested, this, &CodePage::menuRequested);
  connect(m_view, &CodeView::highlightedFramePainted, this, &CodePage::highlightedFramePainted);
  if (m_startLines)
    m_view->startAt(*std::exchange(m_startLines, std::nullopt));
  if (m_wantedLines)
    m_view->showLines(*std::exchange(m_wantedLines, std::nullopt));
  Q_EMIT viewMade();
}

void CodePage::removeView() {
  if (m_view == nullptr)
    return;
  Q_EMIT viewLeaving();
  setFocusProxy(nullptr);
  // The message may be the answer to a key that the view is still handling.
  CodeView* view = std::exchange(m_view, nullptr);
  view->disconnect(this);
  view->hide();
  view->deleteLater();
}

} // namespace escolio
