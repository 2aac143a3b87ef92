#pragma once

#include "ui/widgets/findable.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace escolio {

/// The bar that searches a view: a text, "3 of 17", next and previous, case and whole words.
/// Enter and F3 go on, Shift+Enter and Shift+F3 go back, Escape closes.
class FindBar : public QWidget {
  Q_OBJECT

 public:
  explicit FindBar(QWidget* parent = nullptr);

  /// Shows the bar for TARGET (which must outlive the search or be left by `close`), with what is
  /// selected in it as the text to look for.
  void open(Findable& target);
  /// Leaves the target without touching it, because it is going away.
  void forget(const Findable& target);
  /// Searches again, because the target's text changed.
  void refresh();
  [[nodiscard]] bool isOpen() const { return m_target != nullptr; }

 public Q_SLOTS:
  /// Hides the bar, removes the marks and gives the keyboard back.
  void close();
  void findNext();
  void findPrevious();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Its controls are made when it first opens: most readings start without a search.
  void build();
  [[nodiscard]] FindQuery query() const;
  void search();
  void showStatus(const FindStatus& status);

  Findable* m_target = nullptr;
  QLineEdit* m_edit = nullptr;
  QLabel* m_status = nullptr;
  QToolButton* m_previous = nullptr;
  QToolButton* m_next = nullptr;
  QToolButton* m_matchCase = nullptr;
  QToolButton* m_wholeWords = nullptr;
  QToolButton* m_close = nullptr;
};

} // namespace escolio
