#include "ui/code/code_pane.h"

#include "ui/code/code_page.h"
#include "ui/code/code_tab_bar.h"
#include "ui/code/code_view.h"
#include "ui/text/plain_text.h"
#include "ui/theme/fonts.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/find_bar.h"
#include "ui/widgets/go_to_line_bar.h"
#include "ui/widgets/message_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace escolio {

CodePane::CodePane(std::shared_ptr<SyntaxLibrary> syntax, const ThemeController& theme,
                   QWidget* parent)
    : QWidget(parent), m_syntax(std::move(syntax)), m_theme(theme), m_header(new QWidget(this)),
      m_tabBar(new CodeTabBar(m_header)), m_pin(new ElidedLabel(m_header)),
      m_stack(new QStackedWidget(this)), m_empty(new MessagePage(this)),
      m_findBar(new FindBar(this)), m_goToLineBar(new GoToLineBar(this)) {
  setAcceptDrops(true);
  setAccessibleName(tr("Code pane"));
  m_tabBar->setAccessibleName(tr("Files"));
  m_pin->setAccessibleName(tr("Pin"));
  QFont pinFont = codeFont();
  pinFont.setPixelSize(pinFont.pixelSize() - 1);
  m_pin->setFont(pinFont);
  m_pin->setForegroundRole(QPalette::PlaceholderText);
  m_empty->setMessage(tr("No file is open here.\nDrag a tab here, or move one with its menu."), {});
  m_stack->addWidget(m_empty);
  setFocusProxy(m_empty);

  constexpr int headerHeight = 36;
  m_header->setFixedHeight(headerHeight);
  m_header->installEventFilter(this);
  auto* headerLayout = new QHBoxLayout(m_header);
  headerLayout->setContentsMargins(10, 0, 10, 0);
  headerLayout->addWidget(m_tabBar, 0, Qt::AlignBottom);
  headerLayout->addWidget(m_pin, 1);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_header);
  layout->addWidget(m_stack, 1);
  layout->addWidget(m_findBar);
  layout->addWidget(m_goToLineBar);

  connect(&m_theme, &ThemeController::changed, this, [this] {
    for (CodePage* page : m_pages)
      page->setTheme(m_theme.theme());
    m_header->update();
  });
  connect(m_tabBar, &QTabBar::currentChanged, this, &CodePane::showCurrent);
  connect(m_tabBar, &QTabBar::tabMoved, this, [this](int from, int to) {
    CodePage* page = m_pages[static_cast<std::size_t>(from)];
    m_pages.erase(m_pages.begin() + from);
    m_pages.insert(m_pages.begin() + to, page);
  });
  connect(m_tabBar, &CodeTabBar::menuRequested, this, &CodePane::openTabMenu);
  connect(m_tabBar, &CodeTabBar::closeRequested, this, [this](int index) {
    const CodeTab tab = m_pages[static_cast<std::size_t>(index)]->tab();
    removeTab(tab.source, tab.path);
    Q_EMIT tabClosed(tab.source, tab.path);
  });
  connect(m_tabBar, &CodeTabBar::chosen, this, [this] { // keys and commands act here from now on
    if (CodePage* page = shownPage())
      page->setFocus(Qt::MouseFocusReason);
  });
  connect(m_tabBar, &CodeTabBar::dragStarted, this, &CodePane::dragTab);
  connect(m_goToLineBar, &GoToLineBar::lineChosen, this, [this](LineNumber line) {
    if (CodeView* shown = view())
      shown->goToLine(line);
  });
  connect(m_goToLineBar, &GoToLineBar::closed, this, [this] {
    if (CodePage* page = shownPage())
      page->setFocus(Qt::OtherFocusReason);
  });
}

CodePane::~CodePane() {
  // The pages go before what they would tell of themselves.
  m_tabBar->disconnect(this);
}

void CodePane::setOtherPane(CodePane* other) {
  m_other = other;
}

int CodePane::indexOf(const SourceId& source, const QString& path) const {
  const auto found = std::ranges::find_if(m_pages, [&](const CodePage* page) {
    return page->tab().source == source && page->tab().path == path;
  });
  return found == m_pages.end() ? -1 : static_cast<int>(found - m_pages.begin());
}

CodePage* CodePane::pageOf(const SourceId& source, const QString& path) const {
  const int index = indexOf(source, path);
  return index < 0 ? nullptr : m_pages[static_cast<std::size_t>(index)];
}

CodePage* CodePane::shownPage() const {
  return m_shown;
}

void CodePane::addTab(const CodeTab& tab) {
  if (!hasTab(tab.source, tab.path))
    insertPage(new CodePage(tab, m_syntax), static_cast<int>(m_pages.size()));
}

void CodePane::insertPage(CodePage* page, int index) {
  page->setTheme(m_theme.theme());
  page->setDragDataFiller(
      [this](const CodePage& from, QMimeData& mimeData) { fillDragData(from, mimeData); });
  connect(page, &CodePage::selectionChanged, this, [this, page] {
    if (page == m_shown)
      Q_EMIT selectionChanged();
  });
  connect(page, &CodePage::citedRangeActivated, this, &CodePane::citedRangeActivated);
  connect(page, &CodePage::citeRequested, this, &CodePane::citeRequested);
  connect(page, &CodePage::menuRequested, this, &CodePane::openCodeMenu);
  connect(page, &CodePage::highlightedFramePainted, this, &CodePane::highlightedFramePainted);
  connect(page, &CodePage::messageButtonClicked, this, [this, page] {
    const CodeTab tab = page->tab();
    Q_EMIT messageButtonClicked(tab.source, tab.path);
  });
  connect(page, &CodePage::viewMade, this, [this, page] {
    if (page == m_shown)
      Q_EMIT selectionChanged();
  });
  connect(page, &CodePage::viewLeaving, this, [this, page] {
    m_findBar->forget(*page->view());
    m_goToLineBar->close();
  });

  m_stack->addWidget(page);
  m_pages.insert(m_pages.begin() + index, page);
  m_tabBar->insertTab(index, page->tab().title);
  m_tabBar->setTabToolTip(index, plainTooltip(page->tab().path));
  if (page->tab().isClosable)
    m_tabBar->setClosable(index);
  m_tabBar->updateGeometry(); // while it is hidden it does not tell its layout
  showCurrent();
}

void CodePane::removePage(int index) {
  CodePage* page = m_pages[static_cast<std::size_t>(index)];
  if (page == m_shown) {
    m_findBar->close();
    m_goToLineBar->close();
  }
  page->disconnect(this);
  m_pages.erase(m_pages.begin() + index);
  m_stack->removeWidget(page);
  m_tabBar->removeTab(index);
  m_tabBar->updateGeometry();
  showCurrent();
}

void CodePane::removeTab(const SourceId& source, const QString& path) {
  const int index = indexOf(source, path);
  if (index < 0)
    return;
  CodePage* page = m_pages[static_cast<std::size_t>(index)];
  removePage(index);
  page->deleteLater();
}

void CodePane::moveTab(const SourceId& source, const QString& path, CodePane& other, int index) {
  const int from = indexOf(source, path);
  if (from < 0 || &other == this)
    return;
  const int last = static_cast<int>(other.m_pages.size());
  CodePage* page = m_pages[static_cast<std::size_t>(from)];
  removePage(from);
  if (other.hasTab(source, path)) {
    page->deleteLater();
  } else {
    other.insertPage(page, index < 0 || index > last ? last : index);
    Q_EMIT other.tabArrived(source, path);
  }
  other.showTab(source, path);
  page->setFocus(Qt::OtherFocusReason);
}

bool CodePane::hasTab(const SourceId& source, const QString& path) const {
  return indexOf(source, path) >= 0;
}

std::vector<CodeTab> CodePane::tabs() const {
  std::vector<CodeTab> tabs;
  for (const CodePage* page : m_pages)
    tabs.push_back(page->tab());
  return tabs;
}

std::optional<CodeTab> CodePane::shownTab() const {
  return m_shown == nullptr ? std::nullopt : std::optional(m_shown->tab());
}

bool CodePane::showTab(const SourceId& source, const QString& path) {
  const int index = indexOf(source, path);
  if (index >= 0)
    m_tabBar->setCurrentIndex(index);
  return index >= 0;
}

void CodePane::showCurrent() {
  const int index = m_tabBar->currentIndex();
  const bool isInStep = m_tabBar->count() == static_cast<int>(m_pages.size());
  if (!isInStep)
    return;
  CodePage* page = index < 0 ? nullptr : m_pages[static_cast<std::size_t>(index)];
  if (page == m_shown)
    return;
  m_findBar->close();
  m_goToLineBar->close();
  m_shown = page;
  if (page != nullptr)
    page->activate();
  QWidget* shown = page != nullptr ? static_cast<QWidget*>(page) : m_empty;
  m_stack->setCurrentWidget(shown);
  setFocusProxy(shown);
  updatePin();
  if (page != nullptr) {
    const CodeTab tab = page->tab();
    Q_EMIT tabShown(tab.source, tab.path);
  }
  Q_EMIT selectionChanged();
}

void CodePane::setPinLabel(const SourceId& source, const QString& label) {
  m_pinLabels[source] = label;
  updatePin();
}

void CodePane::updatePin() {
  const auto found =
      m_shown == nullptr ? m_pinLabels.end() : m_pinLabels.find(m_shown->tab().source);
  m_pin->setText(found == m_pinLabels.end() ? QString() : found->second);
  keepRoomForPin();
}

void CodePane::keepRoomForPin() {
  // What is read, and at which commit, stays in sight however many tabs there are: they scroll.
  constexpr double most = 0.45;
  const int wanted = m_pin->fontMetrics().horizontalAdvance(m_pin->text()) + 1;
  m_pin->setMinimumWidth(std::min(wanted, static_cast<int>(most * m_header->width())));
}

void CodePane::setText(const SourceId& source, const QString& path,
                       std::shared_ptr<const SourceText> text) {
  if (CodePage* page = pageOf(source, path))
    page->setText(std::move(text));
}

void CodePane::setMessage(const SourceId& source, const QString& path, const QString& message,
                          const QString& buttonText) {
  CodePage* page = pageOf(source, path);
  if (page == nullptr)
    return;
  page->setMessage(message, buttonText);
  if (page == m_shown)
    Q_EMIT selectionChanged();
}

void CodePane::setCitedRanges(const SourceId& source, const QString& path,
                              std::vector<CitedRange> ranges) {
  if (CodePage* page = pageOf(source, path))
    page->setCitedRanges(std::move(ranges));
}

void CodePane::startAt(const SourceId& source, const QString& path, const LineRange& lines) {
  if (CodePage* page = pageOf(source, path))
    page->startAt(lines);
}

bool CodePane::showLines(const SourceId& source, const QString& path, const LineRange& lines) {
  if (!showTab(source, path))
    return false;
  pageOf(source, path)->showLines(lines);
  return true;
}

CodeView* CodePane::view() const {
  return m_shown == nullptr ? nullptr : m_shown->view();
}

bool CodePane::isMessageShown() const {
  return m_shown != nullptr && m_shown->isMessageShown();
}

std::optional<LineRange> CodePane::selectedLines() const {
  const CodeView* shown = view();
  const LineRange lines = shown == nullptr ? LineRange{} : shown->selectedLines();
  return lines.isValid() ? std::optional(lines) : std::nullopt;
}

void CodePane::setCitationMaker(CitationMaker maker) {
  m_citationMaker = std::move(maker);
}

void CodePane::openFind() {
  if (CodeView* shown = view()) {
    m_goToLineBar->close();
    m_findBar->open(*shown);
  }
}

void CodePane::findNext() {
  if (m_findBar->isOpen())
    m_findBar->findNext();
  else
    openFind();
}

void CodePane::findPrevious() {
  if (m_findBar->isOpen())
    m_findBar->findPrevious();
  else
    openFind();
}

void CodePane::openGoToLine() {
  if (CodeView* shown = view()) {
    m_findBar->close();
    m_goToLineBar->open(shown->caretLine(), shown->text()->lineCount());
  }
}

void CodePane::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const bool isCtrl = modifiers == Qt::ControlModifier;
  const int count = m_tabBar->count();
  // Ctrl+G before the standard keys: some desktops take it for "find next".
  if (isCtrl && event->key() == Qt::Key_G)
    openGoToLine();
  else if (event->matches(QKeySequence::Find))
    openFind();
  else if (event->key() == Qt::Key_F3 && modifiers == Qt::NoModifier)
    findNext();
  else if (event->key() == Qt::Key_F3 && modifiers == Qt::ShiftModifier)
    findPrevious();
  else if (isCtrl && event->key() == Qt::Key_PageDown && count > 0)
    m_tabBar->setCurrentIndex((m_tabBar->currentIndex() + 1) % count);
  else if (isCtrl && event->key() == Qt::Key_PageUp && count > 0)
    m_tabBar->setCurrentIndex((m_tabBar->currentIndex() + count - 1) % count);
  else
    QWidget::keyPressEvent(event);
}

bool CodePane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_header && event->type() == QEvent::Resize)
    keepRoomForPin();
  if (watched != m_header || event->type() != QEvent::Paint)
    return QWidget::eventFilter(watched, event);
  const Theme& theme = m_theme.theme();
  QPainter painter(m_header);
  painter.fillRect(m_header->rect(), theme.color(ColorRole::pane));
  painter.fillRect(QRect(0, m_header->height() - 1, m_header->width(), 1),
                   theme.color(ColorRole::separator));
  return true;
}

} // namespace escolio
