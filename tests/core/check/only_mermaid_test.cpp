#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder withoutImages() {
  SnapshotBuilder builder;
  builder.plan.restrictions = Restrictions{};
  builder.plan.restrictions->images = false;
  return builder;
}

} // namespace

TEST_CASE("Images are looked for only where the plan forbids them", "[only-mermaid]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "only-mermaid").empty());
  SnapshotBuilder builder = withoutImages();
  builder.plan.restrictions->images = true;
  CHECK(rowsOf(builder.build(), "only-mermaid").empty());
}

TEST_CASE("A notes folder of text has no images", "[only-mermaid]") {
  const CheckRow row = rowOf(withoutImages().build(), "only-mermaid");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "No images");
}

TEST_CASE("Image files are known by their names", "[only-mermaid]") {
  for (const char* name :
       {"block.png", "sub/Block.JPEG", "a.svg", "b.drawio", "c.excalidraw", "d.pdf"}) {
    SnapshotBuilder builder = withoutImages();
    builder.observations.notesFolder.files[name] = 10;
    const CheckRow row = rowOf(builder.build(), "only-mermaid");
    CHECK(row.state == CheckState::unmet);
    CHECK(row.findings.front().where.file == name);
  }
  SnapshotBuilder builder = withoutImages();
  builder.observations.notesFolder.files["png"] = 10;
  builder.observations.notesFolder.files["notes.png.md"] = 10;
  CHECK(rowOf(builder.build(), "only-mermaid").state == CheckState::met);
}

TEST_CASE("Links to images and image tags are images", "[only-mermaid]") {
  for (const char* text : {"![The block](https://example.org/block.png)\n",
                           "<img src=\"block.svg\">\n", "![The block][b]\n\n[b]: block.gif\n"}) {
    const CheckRow row = rowOf(withoutImages().write("split.md", text).build(), "only-mermaid");
    INFO(text);
    CHECK(row.state == CheckState::unmet);
    REQUIRE(row.findings.size() == 1);
    CHECK(row.findings.front().where.place.line == 1);
  }
}

TEST_CASE("An ordinary link to a picture shows nothing", "[only-mermaid]") {
  CHECK(rowOf(withoutImages()
                  .write("split.md", "The [figure](https://example.org/3.png), `![x](y.png)`.\n")
                  .build(),
              "only-mermaid")
            .state == CheckState::met);
}
