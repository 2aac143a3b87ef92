#include "core/recall/recall_record.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A record is read try by try", "[recall]") {
  const auto record = readRecallRecord(
      "# Recall\n\n## fusion, 2025-03-14\n\nIt adds in place.\n\nTwice.\n\n"
      "hidden: yes\nseconds: 48\njudged: knew\n\n"
      "## prefetch, 2025-03-15 10:30\nAfter this one.\nhidden: no\njudged: partly\n");
  REQUIRE(record.size() == 2);
  CHECK(record[0].question == "fusion");
  CHECK(record[0].date == "2025-03-14");
  CHECK(record[0].answer == "It adds in place.\n\nTwice.");
  CHECK(record[0].seconds == 48);
  CHECK(record[0].line == 3);
  CHECK(record[0].isAnswered());
  CHECK(record[1].judged == RecallTry::Judgement::partly);
  CHECK_FALSE(record[1].isAnswered());
}

TEST_CASE("A try counts only with hidden sources and when the reader knew", "[recall]") {
  const auto isAnswered = [](const std::string& lines) {
    return readRecallRecord("## q, 2025-01-01\nAn answer.\n" + lines).front().isAnswered();
  };
  CHECK(isAnswered("hidden: yes\nseconds: 5\njudged: knew\n"));
  CHECK_FALSE(isAnswered("hidden: no\nseconds: 5\njudged: knew\n"));
  CHECK_FALSE(isAnswered("hidden: yes\nseconds: 5\njudged: partly\n"));
  CHECK_FALSE(isAnswered("hidden: yes\nseconds: 5\njudged: no\n"));
}

TEST_CASE("A section that lacks one of its lines is no try", "[recall]") {
  const auto record = readRecallRecord("## q, 2025-01-01\nhidden: yes\nseconds: 5\njudged: knew\n"
                                       "## q, 2025-01-02\nhidden: yes\njudged: no\n");
  CHECK_FALSE(record[1].isComplete());
  CHECK(latestTry(record, "q") == &record[0]);
}

TEST_CASE("The lines about a try are the last ones, not the answer's", "[recall]") {
  const auto record =
      readRecallRecord("## q, 2025-01-01\nhidden: yes\nIt is hidden.\njudged: no\n");
  CHECK(record.front().answer == "hidden: yes\nIt is hidden.");
  CHECK_FALSE(record.front().hidden.has_value());
}

TEST_CASE("A heading in an answer does not begin a try", "[recall]") {
  const auto record =
      readRecallRecord("## q, 2025-01-01\n## First, the shards\nhidden: yes\njudged: knew\n");
  REQUIRE(record.size() == 1);
  CHECK(record.front().answer == "## First, the shards");
}

TEST_CASE("CRLF and a byte order mark change nothing in a record", "[recall]") {
  const auto record = readRecallRecord("\xEF\xBB\xBF## q, 2025-01-01\r\nYes.\r\nhidden: yes\r\n"
                                       "seconds: 5\r\njudged: knew\r\n");
  REQUIRE(record.size() == 1);
  CHECK(record.front().isAnswered());
  CHECK(record.front().answer == "Yes.");
}

TEST_CASE("The latest try of a question is the one of the latest date", "[recall]") {
  const auto record = readRecallRecord("## q, 2025-03-02\nhidden: yes\nseconds: 5\njudged: knew\n"
                                       "## q, 2025-03-01\nhidden: yes\nseconds: 5\njudged: no\n"
                                       "## r, 2025-04-01\nhidden: yes\nseconds: 5\njudged: no\n");
  CHECK(latestTry(record, "q") == &record[0]);
  CHECK(latestTry(record, "unknown") == nullptr);
}

TEST_CASE("Of tries with one date the last in the file is the latest", "[recall]") {
  const auto record = readRecallRecord("## q, 2025-03-02\nhidden: yes\nseconds: 5\njudged: knew\n"
                                       "## q, 2025-03-02\nhidden: yes\nseconds: 5\njudged: no\n");
  CHECK(latestTry(record, "q") == &record[1]);
}

TEST_CASE("An empty record holds no try", "[recall]") {
  CHECK(readRecallRecord("").empty());
  CHECK(readRecallRecord("# Recall\n\nNothing yet.\n").empty());
}
