#include "core/source/pin_line.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

const std::string id = "d98e8a64ddf34856e74b24714e3bedb2f5a39553";

ObservedPin malformed(const std::string& recorded) {
  return {ObservedPin::State::malformed, recorded, "", makeMessage({"it is shortened"})};
}

Result<ResolvedRevision> resolve(std::string_view text) {
  if (id.starts_with(text))
    return ResolvedRevision{RevisionForm::shortId, ObjectKind::commit, id, CommitId::parse(id)};
  if (text == "1234567")
    return ResolvedRevision{RevisionForm::shortId, ObjectKind::tree, text.data(), std::nullopt};
  if (text == "abcdef0") // a branch of that name
    return ResolvedRevision{RevisionForm::branch, ObjectKind::commit, id, CommitId::parse(id)};
  return failure(ErrorKind::notFound, makeMessage({"no such revision"}));
}

} // namespace

TEST_CASE("A pin line that is the record may shorten a commit", "[pin]") {
  const ObservedPin pin = completedGitPin(malformed("d98e8a6"), resolve);
  CHECK(pin.state == ObservedPin::State::holds);
  CHECK(pin.recorded == "d98e8a6");
  CHECK(pin.pin == id);
  CHECK(pin.message.isEmpty());
}

TEST_CASE("What is no shortened commit stays what it was judged to be", "[pin]") {
  for (const char* recorded : {"d98e8a", "1234567", "abcdef0", "7654321", "main"})
    CHECK(completedGitPin(malformed(recorded), resolve).state == ObservedPin::State::malformed);
  const ObservedPin absent{ObservedPin::State::absent, "", "", {}};
  CHECK(completedGitPin(absent, resolve).state == ObservedPin::State::absent);
}

TEST_CASE("A pin line that is the record may shorten a folder's pin", "[pin]") {
  const FolderPin current{"2.6.0", std::string(64, 'a')};
  for (const std::string& recorded :
       {std::string("2.6.0"), "2.6.0 sha256:" + std::string(12, 'a')}) {
    const ObservedPin pin = completedFolderPin(malformed(recorded), current);
    CHECK(pin.state == ObservedPin::State::holds);
    CHECK(pin.pin == current.text());
  }
  for (const std::string& recorded : {"2.6.0 sha256:" + std::string(11, 'a'), std::string("latest"),
                                      std::string(40, '1'), std::string("v")})
    CHECK(completedFolderPin(malformed(recorded), current).state == ObservedPin::State::malformed);
  for (const char* recorded : {"2.6.1", "2.6", "v2.5.1+cpu"}) {
    const ObservedPin pin = completedFolderPin(malformed(recorded), current);
    CHECK(pin.state == ObservedPin::State::missing);
    CHECK(toEnglish(pin.message) ==
          std::string("The pin is version ") + recorded + ", and what is here is 2.6.0.");
  }
}

TEST_CASE("Where nothing can be looked at a shortened pin is not judged", "[pin]") {
  for (const char* recorded : {"d98e8a6", "2.6.0", "2.6.0 sha256:aaaaaaaaaaaa"})
    CHECK(uncompletedPin(malformed(recorded)).state == ObservedPin::State::unverified);
  CHECK(uncompletedPin(malformed("two words")).state == ObservedPin::State::malformed);
}
