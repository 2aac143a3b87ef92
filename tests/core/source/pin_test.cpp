#include "core/source/git_object_source.h"
#include "core/source/pin.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

using namespace escolio;
using namespace escolio::fakes;
using State = ObservedPin::State;

namespace {

/// A repository with one commit, a tag object on it and a branch that is named like a commit.
struct Checkout {
  TemporaryFolder folder;
  GitFixture repository{folder / "repo"};
  CommitId commit;
  std::unique_ptr<ObjectSource> source;

  Checkout() {
    repository.write("a.py", "a\n");
    commit = repository.commit("first");
    repository.git({"tag", "-a", "-m", "release", "v1"});
    repository.git({"tag", "light"});
    source = std::move(openGitObjectSource({repository.root(), false}).value());
  }

  [[nodiscard]] ObservedPin judge(std::string_view bytes) const {
    return judgeGitPin(bytes, [this](std::string_view text) { return source->resolve(text); });
  }
};

std::string upper(std::string text) {
  for (char& c : text)
    c = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

std::string utf16(const std::string& text) {
  std::string bytes = "\xFF\xFE";
  for (const char c : text)
    bytes += {c, '\0'};
  return bytes;
}

} // namespace

TEST_CASE("Space, case, line ends and a BOM around a commit id do not matter", "[pin]") {
  const Checkout checkout;
  const std::string id = checkout.commit.text();
  for (const std::string& bytes :
       {id, id + "\n", id + "\r\n", "  " + id + "\t\n\n", "\xEF\xBB\xBF" + upper(id) + "\r\n",
        "\n\n" + id, id + "\v\f", "\xEF\xBB\xBF  " + id, utf16(id + "\r\n")}) {
    const ObservedPin pin = checkout.judge(bytes);
    CHECK(pin.state == State::holds);
    CHECK(pin.pin == id);
    CHECK(pin.message.isEmpty());
  }
}

TEST_CASE("What is no full commit id is refused, each with its reason and its commit", "[pin]") {
  const Checkout checkout;
  const std::string id = checkout.commit.text();
  const std::string tag = checkout.repository.git({"rev-parse", "v1"});
  const std::string tree = checkout.repository.git({"rev-parse", "HEAD^{tree}"});
  const std::string blob = checkout.repository.git({"rev-parse", "HEAD:a.py"});
  std::set<std::string> templates;
  for (const auto& [bytes, says] :
       std::vector<std::pair<std::string, std::string>>{{tag, "id of a tag"},
                                                        {id.substr(0, 9), "short id"},
                                                        {"v1", "name of a tag"},
                                                        {"main", "name of a branch"},
                                                        {"HEAD", "its commit is " + id},
                                                        {id + "\n" + id + " extra", "2 lines"},
                                                        {id + " # what I read", "more in it"},
                                                        {tree, "id of a tree"}}) {
    const ObservedPin pin = checkout.judge(bytes + "\n");
    CAPTURE(bytes);
    CHECK(pin.state == State::malformed);
    CHECK(pin.pin.empty());
    CHECK(toEnglish(pin.message).contains(says));
    CHECK(toEnglish(pin.message).contains(id));
    CHECK(templates.insert(pin.message.text.text).second);
  }
  for (const std::string& bytes :
       {blob, std::string("0123456"), std::string("no such thing"), std::string("v9"),
        "2.6.0 sha256:" + std::string(64, 'a'), id + "0", std::string("\0\1", 2)}) {
    const ObservedPin pin = checkout.judge(bytes);
    CHECK(pin.state == State::malformed);
    CHECK_FALSE(pin.message.isEmpty());
  }
}

TEST_CASE("A pin file without text is absent", "[pin]") {
  const Checkout checkout;
  for (const std::string_view bytes : {"", "\n", " \r\n\t", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"})
    CHECK(checkout.judge(bytes).state == State::absent);
}

TEST_CASE("A commit that is not here is missing, and the message says how to get it", "[pin]") {
  const Checkout checkout;
  const std::string other(40, '1');
  const ObservedPin pin = checkout.judge(other);
  CHECK(pin.state == State::missing);
  CHECK(pin.pin == other);
  CHECK(toEnglish(pin.message).contains("fetch origin"));
  CHECK(checkout.judge(std::string(64, '1')).state == State::missing);
}

TEST_CASE("A branch that is named like a commit never wins", "[pin]") {
  Checkout checkout;
  const std::string first = checkout.commit.text();
  const std::string unknown(40, '2');
  checkout.repository.write("a.py", "other\n");
  const CommitId second = checkout.repository.commit("second");
  checkout.repository.git({"update-ref", "refs/heads/" + first, second.text()});
  checkout.repository.git({"update-ref", "refs/heads/" + first.substr(0, 8), second.text()});
  checkout.repository.git({"update-ref", "refs/tags/" + unknown, second.text()});

  CHECK(checkout.judge(first).pin == first);
  CHECK(checkout.judge(first).state == State::holds);
  CHECK(toEnglish(checkout.judge(first.substr(0, 8)).message).contains(first));
  CHECK(checkout.judge(unknown).state == State::missing);
}

TEST_CASE("Without a checkout a pin is judged by its form", "[pin]") {
  const std::string id(40, 'a');
  CHECK(judgePinForm(id).state == State::unverified);
  CHECK(judgePinForm(upper(id) + "\n").pin == id);
  CHECK(judgePinForm("2.6.0 sha256:" + std::string(64, 'B')).pin ==
        "2.6.0 sha256:" + std::string(64, 'b'));
  CHECK(judgePinForm("").state == State::absent);
  for (const char* text : {"v1", "abcdef0", "2.6.0", "2.6.0 sha256:abc", "one two"})
    CHECK(judgePinForm(text).state == State::malformed);
}

TEST_CASE("The pin of a folder is its version and the hash of its files", "[pin]") {
  const FolderPin current{"2.6.0+debian", std::string(64, 'a')};
  const auto judge = [&](std::string_view bytes) {
    return judgeFolderPin(bytes, current, std::string(40, 'c'));
  };
  CHECK(judge(current.text()).state == State::holds);
  CHECK(judge("\xEF\xBB\xBF  2.6.0+debian   SHA256:" + std::string(64, 'A') + "\r\n").state ==
        State::holds);
  CHECK(judge("2.6.0+debian sha256:" + std::string(64, 'b')).state == State::missing);
  CHECK(judge("2.6.1 sha256:" + std::string(64, 'a')).state == State::missing);
  CHECK(judge("").state == State::absent);
  std::set<std::string> templates;
  for (const std::string& bytes :
       {std::string("2.6.0+debian"), std::string("2.5.0"), std::string(40, 'c'),
        std::string(40, 'd'), current.text() + "\n" + current.text()}) {
    const ObservedPin pin = judge(bytes);
    CHECK(pin.state == State::malformed);
    CHECK(toEnglish(pin.message).contains(current.text()));
    CHECK(templates.insert(pin.message.text.text).second);
  }
}

TEST_CASE("A pin line may shorten its pin", "[pin]") {
  const std::string commit = "d98e8a64ddf34856e74b24714e3bedb2f5a39553";
  CHECK(pinLineNames(commit, commit));
  CHECK(pinLineNames(commit, " D98E8A6 "));
  CHECK_FALSE(pinLineNames(commit, "d98e8a"));
  CHECK_FALSE(pinLineNames(commit, "d98e8a7"));
  CHECK_FALSE(pinLineNames(commit, ""));
  CHECK_FALSE(pinLineNames(commit, commit + "0"));
  CHECK_FALSE(pinLineNames(commit, "main"));

  const std::string hash = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
  const std::string folder = "2.6.0 sha256:" + hash;
  CHECK(pinLineNames(folder, folder));
  CHECK(pinLineNames(folder, "2.6.0"));
  CHECK(pinLineNames(folder, "2.6.0 sha256:0123456789AB"));
  CHECK_FALSE(pinLineNames(folder, "2.6.0 sha256:0123456789a"));
  CHECK_FALSE(pinLineNames(folder, "2.6.0 sha256:1123456789ab"));
  CHECK_FALSE(pinLineNames(folder, "2.6.0 0123456789ab"));
  CHECK_FALSE(pinLineNames(folder, "2.6"));
  CHECK_FALSE(pinLineNames(folder, "sha256:0123456789ab"));
  CHECK_FALSE(pinLineNames("nonsense", "nonsense"));
}

TEST_CASE("A version may leave out what a distributor put behind it", "[pin]") {
  const std::string hash(64, 'a');
  const std::string folder = "2.6.0+cu124 sha256:" + hash;
  for (const char* text : {"2.6.0+cu124", "2.6.0", "v2.6.0", "V2.6.0+cu124",
                           "2.6.0 sha256:aaaaaaaaaaaa", "v2.6.0 sha256:aaaaaaaaaaaa"})
    CHECK(pinLineNames(folder, text));
  for (const char* text : {"2.6.0+cpu", "2.6", "2.6.0+", "v", "vv2.6.0", "2.6.01", "+cu124",
                           "2.6.0 sha256:baaaaaaaaaaa"})
    CHECK_FALSE(pinLineNames(folder, text));
  CHECK_FALSE(pinLineNames("2.6.0 sha256:" + hash, "2.6.0+cu124"));

  const FolderPin current{"2.6.0+cu124", hash};
  const ObservedPin pin = judgeFolderPin("2.6.0 sha256:" + hash, current, "");
  CHECK(pin.state == State::holds);
  CHECK(pin.pin == folder);
  CHECK(judgeFolderPin("2.6.0+cpu sha256:" + hash, current, "").state == State::missing);
  CHECK(judgeFolderPin("2.6.0 sha256:" + std::string(64, 'b'), current, "").state ==
        State::missing);
}
