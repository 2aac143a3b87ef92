#pragma once

#include "core/base/line_range.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace escolio {

/// A small input for a line number. Enter goes there, Escape closes.
class GoToLineBar : public QWidget {
  Q_OBJECT

 public:
  explicit GoToLineBar(QWidget* parent = nullptr);

  /// Shows the bar for a text of LINECOUNT lines, with CURRENT filled in and selected.
  void open(LineNumber current, LineNumber lineCount);
  void close();

 Q_SIGNALS:
  /// LINE stands between 1 and the text's line count.
  void lineChosen(escolio::LineNumber line);
  /// The bar was closed, with or without a line: the keyboard goes back to the text.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Its controls are made when it first opens.
  void build();
  /// The line that is written there; 0 when it is none of the text's.
  [[nodiscard]] LineNumber line() const;
  void accept();
  void check();

  LineNumber m_lineCount = 0;
  QLineEdit* m_edit = nullptr;
  QLabel* m_hint = nullptr;
};

} // namespace escolio
