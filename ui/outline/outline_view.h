#pragma once

#include "core/base/line_range.h"
#include "core/base/source_id.h"
#include "ui/outline/outline_model.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace escolio {

/// The outline of the file in the active pane. A click or Enter goes to the symbol, a double click
/// or Shift+Enter selects all its lines, ready to be cited.
class OutlineView : public QWidget {
  Q_OBJECT

 public:
  explicit OutlineView(QWidget* parent = nullptr);

  /// The symbols of the file at PATH of SOURCE; null while they are looked for. PROBLEM says why
  /// they could not be found. Cheap for the file that is shown already, whose symbols do not change
  /// until forgetFile().
  void setFile(const SourceId& source, const QString& path, const std::vector<Symbol>* symbols,
               const QString& problem = {});
  /// The next setFile() brings something new: the sources were opened anew.
  void forgetFile();
  /// Marks the symbol that holds LINE.
  void setCurrentLine(LineNumber line);

 Q_SIGNALS:
  /// LINES of the symbol; SELECTALL: not only its first line.
  void symbolChosen(const escolio::LineRange& lines, bool selectAll);

 private:
  void choose(bool selectAll);
  void showSymbols(std::vector<Symbol> symbols);

  OutlineModel* m_model;
  QTreeView* m_tree;
  QLabel* m_empty;
  SourceId m_source;
  QString m_path;
  QString m_problem;
  bool m_isKnown = false;
};

} // namespace escolio
