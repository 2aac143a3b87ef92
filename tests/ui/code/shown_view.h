#pragma once

#include "core/source/source_text.h"
#include "ui/code/code_view.h"
#include "ui/code/syntax_library.h"

#include <QTest>
#include <memory>
#include <string>
#include <utility>

namespace escolio {

/// A code view on the screen, 400 pixels high.
struct ShownView {
  explicit ShownView(std::string bytes, const QString& fileName = QStringLiteral("plain"))
      : view(std::make_shared<SyntaxLibrary>()) {
    view.resize(600, 400);
    view.setText(SourceText::fromBytes(std::move(bytes)), fileName);
    view.show();
    view.activateWindow();
    view.setFocus();
    (void)QTest::qWaitForWindowExposed(&view);
    // The first frame counts as the reader's: what is scrolled afterwards stays so.
    view.grab();
  }

  QWidget* viewport() const { return view.viewport(); }
  /// On the number of a line, scrolled into sight if need be.
  QPoint number(LineNumber line) {
    reveal(line);
    return {view.metrics().numberRight() - 4, view.lineRect(line).center().y()};
  }
  QPoint mark(LineNumber line) {
    reveal(line);
    return {2, view.lineRect(line).center().y()};
  }
  /// Before a byte of a line.
  QPoint text(LineNumber line, std::size_t byte) {
    reveal(line);
    return view.pointOf(line, byte);
  }
  void clickNumber(LineNumber line, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPoint place = number(line);
    QTest::mouseClick(viewport(), Qt::LeftButton, modifiers, place);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(&view, key, modifiers);
  }
  void reveal(LineNumber line);

  CodeView view;
};

/// "line 1\nline 2\n…".
std::string numberedLines(int count);

} // namespace escolio
