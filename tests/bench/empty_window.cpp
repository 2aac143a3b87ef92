// What a window costs at the least: a main window with a text box and nothing in it.
#include <QApplication>
#include <QMainWindow>
#include <QPlainTextEdit>

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  QMainWindow window;
  window.setCentralWidget(new QPlainTextEdit(&window));
  window.resize(1280, 800);
  window.show();
  return QApplication::exec();
}
