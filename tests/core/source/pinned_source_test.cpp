#include "core/process/posix_process_runner.h"
#include "core/source/content_hash.h"
#include "core/source/pinned_source.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <thread>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;
using Kind = ObservedFile::Kind;
using PinState = ObservedPin::State;

namespace {

PlannedSource planned() {
  PlannedSource source;
  source.id = SourceId("toy");
  source.target = "lib/a.py";
  source.side = {"lib/b.py"};
  source.guides = {{{"docs/absent.md", "docs/guide.md#Start"}}};
  source.pinFile = "toy-sha.txt";
  return source;
}

std::unique_ptr<PinnedSource> open(const PinnedSourceRequest& request) {
  static const PosixProcessRunner runner;
  return openPinned(planned(), request, runner);
}

struct Checkout {
  TemporaryFolder folder;
  GitFixture repository{folder / "repo"};
  CommitId first;
  CommitId second;

  Checkout() {
    repository.write("lib/a.py", "one\n");
    repository.write("lib/b.py", "side\n");
    first = repository.commit("first");
    repository.write("lib/a.py", "two\n");
    second = repository.commit("second");
  }
  [[nodiscard]] std::unique_ptr<PinnedSource> at(const std::optional<std::string>& pin) const {
    return open({folder / "repo/lib", pin, {}});
  }
};

} // namespace

TEST_CASE("A binary file is no text, a text with a stray NUL is one", "[pinned-source]") {
  const Checkout checkout;
  checkout.repository.write("lib/b.py", "\x7F"
                                        "ELF\x02\x01\x01" +
                                            std::string(60, '\0') + "\n");
  checkout.repository.write("lib/nul.py", std::string("one\ntwo \0 two\nthree\n", 20));
  const CommitId pin = checkout.repository.commit("binary");
  const auto source = checkout.at(pin.text());
  CHECK(source->state() == SourceState::ok);
  CHECK(source->observe("lib/b.py").kind == Kind::binary);
  CHECK(source->observe("lib/b.py").text == nullptr);
  CHECK(source->observe("lib/nul.py").kind == Kind::text);
  CHECK(source->observe("lib/a.py").kind == Kind::text);
}

TEST_CASE("A source is read at its pin, not at HEAD", "[pinned-source]") {
  const Checkout checkout;
  checkout.repository.write("lib/a.py", "scratch\n");
  const auto source = checkout.at(checkout.first.text() + "\n");
  CHECK(source->state() == SourceState::ok);
  CHECK(source->message().isEmpty());
  CHECK(source->location() == checkout.folder / "repo");
  CHECK(source->commit() == checkout.first);
  CHECK(source->currentPin() == checkout.second.text());
  CHECK(source->pin().state == PinState::holds);
  CHECK(source->observe("lib/a.py").text->bytes() == "one\n");
  CHECK(source->observe("lib").kind == Kind::folder);
  CHECK(source->observe("lib/c.py").kind == Kind::absent);
  CHECK(*source->tree() == std::vector<std::string>{"lib/a.py", "lib/b.py"});
  CHECK(source->tree() == source->tree());
  CHECK(source->rewritten() == std::vector<std::string>{"lib/a.py"});

  const SourceObservation observation = source->observation();
  CHECK(observation.state == SourceState::ok);
  CHECK(observation.location == (checkout.folder / "repo").string());
  CHECK_FALSE(observation.isFolder);
  CHECK(observation.hasWorkingFiles);
  CHECK(observation.pin.pin == checkout.first.text());
  CHECK(observation.rewrittenFiles == std::vector<std::string>{"lib/a.py"});
}

TEST_CASE("Only ids name commits of a source", "[pinned-source]") {
  const Checkout checkout;
  const auto source = checkout.at(checkout.first.text());
  checkout.repository.git({"branch", "abcdef0", checkout.first.text()});
  CHECK(source->commitNamed(checkout.second.text()) == checkout.second);
  CHECK(source->commitNamed(checkout.first.text().substr(0, 7)) == checkout.first);
  CHECK_FALSE(source->commitNamed(checkout.first.text().substr(0, 6)));
  CHECK_FALSE(source->commitNamed("abcdef0"));
  CHECK_FALSE(source->commitNamed("main"));
  CHECK_FALSE(source->commitNamed(checkout.repository.git({"rev-parse", "HEAD^{tree}"})));
}

TEST_CASE("Without a pin that holds nothing is shown, and the reason is told", "[pinned-source]") {
  const Checkout checkout;
  const auto refused = [&](const std::optional<std::string>& pin, SourceState state) {
    const auto source = checkout.at(pin);
    CHECK(source->state() == state);
    CHECK_FALSE(source->message().isEmpty());
    CHECK(source->commit().isEmpty());
    CHECK_FALSE(source->isReadable());
    CHECK(source->observe("lib/a.py").kind == Kind::unreadable);
    CHECK(source->observe("lib/a.py").message == source->message());
    CHECK(source->tree() == nullptr);
    CHECK(source->currentPin() == checkout.second.text());
    return source->pin().state;
  };
  CHECK(refused(std::nullopt, SourceState::noPin) == PinState::absent);
  CHECK(refused("\n", SourceState::noPin) == PinState::absent);
  CHECK(refused("main", SourceState::noPin) == PinState::malformed);
  CHECK(refused(checkout.first.text().substr(0, 9), SourceState::noPin) == PinState::malformed);
  CHECK(refused(std::string(40, '1'), SourceState::pinMissing) == PinState::missing);
}

TEST_CASE("Where the pin line is the record it may be shortened", "[pinned-source]") {
  const Checkout checkout;
  PlannedSource source = planned();
  source.pinFile.clear();
  const PosixProcessRunner runner;
  const auto at = [&](const std::string& pin) {
    return openPinned(source, {checkout.folder / "repo", pin, {}}, runner);
  };
  const auto opened = at(checkout.first.text().substr(0, 9));
  CHECK(opened->state() == SourceState::ok);
  CHECK(opened->commit() == checkout.first);
  CHECK(opened->pin().pin == checkout.first.text());
  CHECK(opened->observation().commit == checkout.first);
  CHECK(at("main")->pin().state == PinState::malformed);
  CHECK(openPinned(source, {{}, "1234567", {}}, runner)->pin().state == PinState::unverified);
}

TEST_CASE("A place that is not known, or is no checkout, is told", "[pinned-source]") {
  const TemporaryFolder folder;
  const std::string id(40, 'a');
  const auto unknown = open({{}, id, {}});
  CHECK(unknown->state() == SourceState::noCheckout);
  CHECK(unknown->pin().state == PinState::unverified);
  CHECK(unknown->pin().pin == id);
  CHECK(toEnglish(unknown->message()).contains("escolio-cli source toy FOLDER"));
  CHECK_FALSE(unknown->rewritten());
  CHECK_FALSE(unknown->commitNamed(id));

  const auto gone = open({folder / "gone", "v1", {}});
  CHECK(gone->state() == SourceState::noCheckout);
  CHECK(gone->pin().state == PinState::malformed);
  CHECK(gone->location() == folder / "gone");
  const auto other = open({folder.path(), id, {}});
  CHECK(other->state() == SourceState::noCheckout);
  CHECK(toEnglish(other->message()).contains("lib/a.py"));
}

TEST_CASE("A repository without the target is read all the same", "[pinned-source]") {
  const Checkout checkout;
  const GitFixture outer(checkout.folder / "outer");
  outer.git({"-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
             checkout.repository.root().string(), "sub"});
  const CommitId commit = outer.commit("outer");
  const auto source = open({outer.root(), commit.text(), {}});
  CHECK(source->state() == SourceState::ok);
  CHECK(source->observe("lib/a.py").kind == Kind::absent);
  CHECK(source->observe("sub/lib/a.py").kind == Kind::submodule);
  CHECK(source->observe("sub").kind == Kind::submodule);
  CHECK(open({outer.root() / "sub", checkout.first.text(), {}})->observe("lib/a.py").kind ==
        Kind::text);
}

TEST_CASE("A revision may be read instead of the recorded pin", "[pinned-source]") {
  const Checkout checkout;
  const auto source = open({checkout.repository.root(), checkout.second.text(), "HEAD~1"});
  CHECK(source->state() == SourceState::ok);
  CHECK(source->commit() == checkout.first);
  CHECK(source->pin().pin == checkout.second.text());
  CHECK(source->observe("lib/a.py").text->bytes() == "one\n");
  CHECK(open({checkout.repository.root(), {}, "main"})->state() == SourceState::ok);
  const auto unknown = open({checkout.repository.root(), checkout.second.text(), "no-such"});
  CHECK(unknown->state() == SourceState::pinMissing);
  CHECK(unknown->pin().state == PinState::holds);
  CHECK_FALSE(unknown->isReadable());
  CHECK(open({checkout.repository.root(), {}, "HEAD^{tree}"})->state() == SourceState::pinMissing);
}

TEST_CASE("In a shallow clone a pin outside the depth cannot be verified", "[pinned-source]") {
  const Checkout checkout;
  git(checkout.folder.path(),
      {"clone", "-q", "--depth", "1", "file://" + checkout.repository.root().string(), "shallow"});
  const auto source = open({checkout.folder / "shallow", checkout.first.text(), {}});
  CHECK(source->state() == SourceState::pinMissing);
  CHECK(source->pin().state == PinState::unverified);
  CHECK(toEnglish(source->message()).contains("shallow"));
  CHECK(open({checkout.folder / "shallow", checkout.second.text(), {}})->state() ==
        SourceState::ok);
}

TEST_CASE("Content that was not downloaded is told for the source and for the file",
          "[pinned-source]") {
  const Checkout checkout;
  checkout.repository.git({"config", "uploadpack.allowFilter", "true"});
  git(checkout.folder.path(), {"clone", "-q", "--no-checkout", "--filter=blob:none",
                               "file://" + checkout.repository.root().string(), "partial"});
  fs::rename(checkout.repository.root(), checkout.folder / "gone");
  const auto source = open({checkout.folder / "partial", checkout.first.text(), {}});
  CHECK(source->state() == SourceState::notDownloaded);
  CHECK(source->pin().state == PinState::holds);
  CHECK(source->isReadable());
  CHECK(source->observe("lib/a.py").kind == Kind::notDownloaded);
  CHECK(toEnglish(source->observe("lib/a.py").message).contains("cat-file"));
  CHECK(source->observe("lib/c.py").kind == Kind::absent);
  CHECK(source->tree()->size() == 2);
}

TEST_CASE("A plain folder is read when its files are those of its pin", "[pinned-source]") {
  using namespace std::string_view_literals;
  const TemporaryFolder folder;
  writeFile(folder / "lib/a.py", "a\n");
  writeFile(folder / "docs/guide.md", "guide\n");
  writeFile(folder / "lib/not_planned.py", "x\n");
  writeFile(folder / "lib-1.2.dist-info/METADATA", "Name: lib\nVersion: 1.2\n");
  writeFile(folder / "lib/version.py", "git_version = '" + std::string(40, 'c') + "'\n");
  const std::string pin =
      "1.2 sha256:" + sha256Hex("docs/guide.md\0006\0guide\nlib/a.py\0002\0a\n"sv);

  CHECK(open({folder.path(), {}, {}})->currentPin() == pin);
  const auto source = open({folder / "lib", pin + "\n", {}});
  CHECK(source->state() == SourceState::ok);
  CHECK(source->isFolder());
  CHECK(source->commit().isEmpty());
  CHECK(source->package().commit == std::string(40, 'c'));
  CHECK(source->commitNamed("ccccccc")->text() == std::string(40, 'c'));
  CHECK_FALSE(source->commitNamed("ddddddd"));
  CHECK(source->observe("lib/a.py").text->bytes() == "a\n");
  CHECK(source->observe("lib/not_planned.py").kind == Kind::text);
  CHECK(source->observe("docs/absent.md").kind == Kind::absent);
  CHECK(source->observe("../x").kind == Kind::absent);
  CHECK(source->rewritten() == std::vector<std::string>{});
  CHECK_FALSE(source->hasWorkingFiles());

  // What was opened stays what its pin says, whatever happens to the folder meanwhile.
  writeFile(folder / "lib/a.py", "A\n");
  CHECK(source->observe("lib/a.py").text->bytes() == "a\n");
  const auto changed = open({folder.path(), pin, {}});
  CHECK(changed->state() == SourceState::pinMissing);
  CHECK(changed->pin().state == PinState::missing);
  CHECK(changed->observe("lib/a.py").kind == Kind::unreadable);
  CHECK(toEnglish(changed->message()).contains(changed->currentPin()));
  CHECK(open({folder.path(), std::string(40, 'c'), {}})->state() == SourceState::noPin);
  CHECK(open({folder.path(), pin, "main"})->state() == SourceState::pinMissing);
}

TEST_CASE("Several threads may ask one source", "[pinned-source]") {
  const Checkout checkout;
  const auto source = checkout.at(checkout.first.text());
  std::vector<std::jthread> threads;
  std::vector<int> right(4);
  for (std::size_t i = 0; i < right.size(); ++i)
    threads.emplace_back([&, i] {
      for (int j = 0; j < 50; ++j)
        right[i] += static_cast<int>(source->observe("lib/a.py").text->bytes() == "one\n" &&
                                     source->tree()->size() == 2 &&
                                     source->commitNamed(checkout.second.text()).has_value());
    });
  threads.clear();
  CHECK(right == std::vector<int>{50, 50, 50, 50});
}
