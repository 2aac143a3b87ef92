#include "ui/controllers/code_navigator.h"

#include "ui/code/code_pane.h"
#include "ui/controllers/focus_lines.h"
#include "ui/controllers/source_controller.h"
#include "ui/controllers/source_messages.h"

#include <QApplication>
#include <algorithm>

namespace escolio {
namespace {

QString fileNameOf(const QString& path) {
  return path.section(u'/', -1);
}

QString pinLabelOf(const SourceObservation& source, const SourceId& id) {
  const QString name = QString::fromStdString(id.text());
  if (source.pin.pin.empty())
    return name;
  const std::string& pin = source.pin.pin;
  const auto commit = CommitId::parse(pin);
  const std::string shown = commit ? commit->shortText() : pin.substr(0, pin.find(' '));
  return name + QStringLiteral(" @ ") + QString::fromStdString(shown);
}

} // namespace

CodeNavigator::CodeNavigator(SourceController& sources, NavigationHistory& history, CodePane& left,
                             CodePane& right, QObject* parent)
    : QObject(parent), m_sources(sources), m_history(history), m_panes{&left, &right},
      m_active(&left) {
  left.setOtherPane(&right);
  right.setOtherPane(&left);
  connectPane(left);
  connectPane(right);
  connect(qApp, &QApplication::focusChanged, this,
          [this](QWidget*, QWidget* now) { noteFocus(now); });
  connect(&m_sources, &SourceController::fileObserved, this, &CodeNavigator::fill);
  connect(&m_sources, &SourceController::sourcesOpened, this,
          [this](const std::set<SourceId>& opened) {
            std::erase_if(m_filled,
                          [&opened](const auto& shown) { return opened.contains(shown.first); });
            updatePinLabels();
            fillAll();
          });
}

void CodeNavigator::connectPane(CodePane& pane) {
  connect(&pane, &CodePane::tabShown, this, [this](const SourceId& source, const QString& path) {
    fill(source, path);
    Q_EMIT currentPlaceChanged();
  });
  connect(&pane, &CodePane::selectionChanged, this, [this, &pane] {
    if (pane.view() != nullptr && m_active != &pane &&
        pane.isAncestorOf(QApplication::focusWidget()))
      m_active = &pane;
    Q_EMIT currentPlaceChanged();
  });
  connect(&pane, &CodePane::tabClosed, this,
          [this](const SourceId& source, const QString& path) { m_filled.erase({source, path}); });
  connect(&pane, &CodePane::messageButtonClicked, this,
          [this](const SourceId& source) { Q_EMIT sourceActionRequested(source); });
}

void CodeNavigator::noteFocus(QWidget* focused) {
  for (CodePane* pane : m_panes)
    if (focused != nullptr && pane != m_active && pane->isAncestorOf(focused)) {
      m_active = pane;
      Q_EMIT currentPlaceChanged();
    }
}

void CodeNavigator::setPlan(const ReadingPlan& plan) {
  for (CodePane* pane : m_panes)
    for (const CodeTab& tab : pane->tabs())
      pane->removeTab(tab.source, tab.path);
  m_plan = plan;
  m_filled.clear();
  m_lookedAt.clear();
  for (std::size_t i = 0; i < plan.sources.size(); ++i) {
    const PlannedSource& source = plan.sources[i];
    CodePane& pane = *m_panes[std::min<std::size_t>(i, 1)];
    addTab(pane, source.id, source.target, false);
    for (const std::string& path : source.side)
      addTab(pane, source.id, path, false);
  }
  updatePinLabels();
  fillAll();
}

void CodeNavigator::addTab(CodePane& pane, const SourceId& source, const std::string& path,
                           bool isClosable) {
  const QString text = QString::fromStdString(path);
  if (m_panes[0]->hasTab(source, text) || m_panes[1]->hasTab(source, text))
    return;
  pane.addTab({source, text, fileNameOf(text), isClosable});
  Q_EMIT tabAdded(source, text);
}

void CodeNavigator::updatePinLabels() {
  for (const PlannedSource& source : m_plan.sources)
    for (CodePane* pane : m_panes)
      pane->setPinLabel(source.id, pinLabelOf(m_sources.source(source.id), source.id));
}

void CodeNavigator::fillAll() {
  for (const PlannedSource& source : m_plan.sources) {
    // A guide has a tab only where its file exists; the plan names alternatives.
    for (const Guide& guide : source.guides)
      for (const std::string& place : guide.places) {
        const std::string path = place.substr(0, place.find('#'));
        const ObservedFile* file = m_sources.file(source.id, path);
        if (file != nullptr && file->kind == ObservedFile::Kind::text) {
          addTab(paneFor(source.id, {}), source.id, path, false);
          break;
        }
      }
  }
  for (CodePane* pane : m_panes)
    for (const CodeTab& tab : pane->tabs())
      fill(tab.source, tab.path);
}

void CodeNavigator::fill(const SourceId& source, const QString& path) {
  for (CodePane* pane : m_panes) {
    if (!pane->hasTab(source, path))
      continue;
    const SourceObservation& observed = m_sources.source(source);
    if (const PaneMessage message = messageOfSource(observed); !message.text.isEmpty()) {
      if (m_sources.isOpen())
        pane->setMessage(source, path, message.text, message.button);
      continue;
    }
    const ObservedFile* file = m_sources.file(source, path.toStdString());
    if (file == nullptr) {
      m_sources.wantFile(source, path.toStdString());
      continue;
    }
    if (file->kind != ObservedFile::Kind::text) {
      const PaneMessage message = messageOfFile(*file, path, observed);
      pane->setMessage(source, path, message.text, message.button);
      continue;
    }
    if (!m_filled.insert({source, path}).second)
      continue;
    // Before the text: a jump that waits for it comes after.
    showFocusSymbol(source, path, *file->text);
    pane->setText(source, path, file->text);
  }
}

void CodeNavigator::showFocusSymbol(const SourceId& id, const QString& path,
                                    const SourceText& text) {
  const PlannedSource* planned = m_plan.source(id);
  if (planned->focus.empty() || path.toStdString() != planned->target ||
      !m_lookedAt.insert(id).second)
    return;
  const auto line = firstLineOfSymbol(text, planned->focus.front());
  if (line) // quietly: nobody jumped there
    paneFor(id, path).startAt(id, path, {*line, *line});
}

CodePane& CodeNavigator::paneFor(const SourceId& source, const QString& path) const {
  for (CodePane* pane : m_panes)
    if (!path.isEmpty() && pane->hasTab(source, path))
      return *pane;
  for (CodePane* pane : m_panes)
    for (const CodeTab& tab : pane->tabs())
      if (tab.source == source)
        return *pane;
  return *m_panes[0];
}

CodePlace CodeNavigator::currentPlace() const {
  const auto tab = m_active->shownTab();
  const auto lines = m_active->selectedLines();
  if (!tab || !lines)
    return {};
  return {tab->source, tab->path, *lines};
}

void CodeNavigator::show(const CodePlace& place) {
  CodePane& pane = paneFor(place.source, place.path);
  addTab(pane, place.source, place.path.toStdString(), true);
  m_active = &pane;
  fill(place.source, place.path);
  pane.showLines(place.source, place.path, place.lines);
  Q_EMIT currentPlaceChanged();
}

void CodeNavigator::open(const CodePlace& place) {
  const CodePlace from = currentPlace();
  show(place);
  m_history.jumped(from, place);
}

void CodeNavigator::back() {
  if (m_history.canGoBack())
    show(m_history.back());
}

void CodeNavigator::forward() {
  if (m_history.canGoForward())
    show(m_history.forward());
}

} // namespace escolio
