#pragma once

#include "ui/theme/theme_controller.h"
#include "ui/widgets/findable.h"

#include <QObject>
#include <vector>

namespace escolio {

class NoteEditor;

/// Searches a note's text for the find bar. Owned by its editor.
class NoteFinder : public QObject, public Findable {
  Q_OBJECT

 public:
  NoteFinder(NoteEditor& editor, const ThemeController& theme);

  FindStatus find(const FindQuery& query) override;
  FindStatus findNext() override;
  FindStatus findPrevious() override;
  void endFind() override;
  [[nodiscard]] QString textToFind() const override;
  QWidget* findWidget() override;

 private:
  struct Hit {
    int begin = 0;
    int end = 0;
  };

  FindStatus show(std::size_t hit);
  void mark();

  NoteEditor& m_editor;
  const ThemeController& m_theme;
  std::vector<Hit> m_hits;
  int m_start = -1; ///< where the search began; -1: none is under way
  bool m_isCut = false;
};

} // namespace escolio
