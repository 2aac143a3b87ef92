#include "core/note/markdown_events.h"

#include "core/base/character_reference.h"
#include "core/base/utf8.h"

#include <functional>
#include <md4c.h>

namespace escolio {
namespace {

constexpr std::string_view wrongCharacter = "\uFFFD";
constexpr std::string_view lineEnd = "\n";

MarkdownBlock toBlock(MD_BLOCKTYPE type) {
  switch (type) {
  case MD_BLOCK_DOC:
    return MarkdownBlock::document;
  case MD_BLOCK_QUOTE:
    return MarkdownBlock::quote;
  case MD_BLOCK_UL:
    return MarkdownBlock::bulletList;
  case MD_BLOCK_OL:
    return MarkdownBlock::orderedList;
  case MD_BLOCK_LI:
    return MarkdownBlock::item;
  case MD_BLOCK_HR:
    return MarkdownBlock::rule;
  case MD_BLOCK_H:
    return MarkdownBlock::heading;
  case MD_BLOCK_CODE:
    return MarkdownBlock::code;
  case MD_BLOCK_HTML:
    return MarkdownBlock::html;
  case MD_BLOCK_P:
    return MarkdownBlock::paragraph;
  case MD_BLOCK_TABLE:
    return MarkdownBlock::table;
  case MD_BLOCK_THEAD:
  case MD_BLOCK_TBODY:
  case MD_BLOCK_TR:
    return MarkdownBlock::tablePart;
  case MD_BLOCK_TH:
  case MD_BLOCK_TD:
    return MarkdownBlock::tableCell;
  }
  return MarkdownBlock::paragraph;
}

MarkdownSpan toSpan(MD_SPANTYPE type) {
  switch (type) {
  case MD_SPAN_STRONG:
    return MarkdownSpan::strong;
  case MD_SPAN_DEL:
    return MarkdownSpan::strike;
  case MD_SPAN_A:
  case MD_SPAN_WIKILINK:
    return MarkdownSpan::link;
  case MD_SPAN_IMG:
    return MarkdownSpan::image;
  case MD_SPAN_CODE:
    return MarkdownSpan::code;
  case MD_SPAN_LATEXMATH:
  case MD_SPAN_LATEXMATH_DISPLAY:
    return MarkdownSpan::formula;
  case MD_SPAN_EM:
  case MD_SPAN_U:
    return MarkdownSpan::emphasis;
  }
  return MarkdownSpan::emphasis;
}

MarkdownText toText(MD_TEXTTYPE type) {
  switch (type) {
  case MD_TEXT_NULLCHAR:
    return MarkdownText::wrongCharacter;
  case MD_TEXT_BR:
    return MarkdownText::hardBreak;
  case MD_TEXT_SOFTBR:
    return MarkdownText::softBreak;
  case MD_TEXT_ENTITY:
    return MarkdownText::reference;
  case MD_TEXT_CODE:
    return MarkdownText::code;
  case MD_TEXT_HTML:
    return MarkdownText::html;
  case MD_TEXT_LATEXMATH:
    return MarkdownText::formula;
  case MD_TEXT_NORMAL:
    return MarkdownText::plain;
  }
  return MarkdownText::plain;
}

std::string toString(const MD_ATTRIBUTE& attribute) {
  std::string text;
  for (std::size_t i = 0; attribute.size > 0 && attribute.substr_offsets[i] < attribute.size; ++i) {
    const MD_OFFSET begin = attribute.substr_offsets[i];
    const std::string_view part(attribute.text + begin, attribute.substr_offsets[i + 1] - begin);
    if (attribute.substr_types[i] == MD_TEXT_NULLCHAR)
      text += wrongCharacter;
    else if (const auto reference = readCharacterReference(part);
             attribute.substr_types[i] == MD_TEXT_ENTITY && reference)
      appendUtf8(text, reference->codePoint);
    else
      text += part;
  }
  return text;
}

class EventCollector {
 public:
  EventCollector(std::string_view source, std::size_t base) : m_source(source), m_base(base) {}

  MarkdownEvents take() { return std::move(m_result); }

  void enterBlock(MD_BLOCKTYPE type, const void* detail) {
    MarkdownEvent event;
    event.kind = MarkdownEvent::Kind::enterBlock;
    event.block = toBlock(type);
    if (type == MD_BLOCK_H) {
      event.level = static_cast<std::uint8_t>(static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level);
    } else if (type == MD_BLOCK_UL) {
      event.mark = static_cast<const MD_BLOCK_UL_DETAIL*>(detail)->mark;
    } else if (type == MD_BLOCK_OL) {
      event.mark = static_cast<const MD_BLOCK_OL_DETAIL*>(detail)->mark_delimiter;
    } else if (type == MD_BLOCK_LI) {
      event.isTask = static_cast<const MD_BLOCK_LI_DETAIL*>(detail)->is_task != 0;
    } else if (type == MD_BLOCK_CODE) {
      const auto* code = static_cast<const MD_BLOCK_CODE_DETAIL*>(detail);
      event.mark = code->fence_char;
      event.detail = keep(toString(code->info));
    }
    m_result.events.push_back(event);
  }

  void leaveBlock(MD_BLOCKTYPE type) {
    const bool isOfTable = type == MD_BLOCK_TH || type == MD_BLOCK_TD || type == MD_BLOCK_TR;
    if (isOfTable && !m_result.events.empty() &&
        m_result.events.back().kind == MarkdownEvent::Kind::enterBlock) {
      m_result.events.pop_back();
      return;
    }
    MarkdownEvent event;
    event.kind = MarkdownEvent::Kind::leaveBlock;
    event.block = toBlock(type);
    m_result.events.push_back(event);
  }

  void enterSpan(MD_SPANTYPE type, const void* detail) {
    MarkdownEvent event;
    event.kind = MarkdownEvent::Kind::enterSpan;
    event.span = toSpan(type);
    if (type == MD_SPAN_A) {
      const auto* link = static_cast<const MD_SPAN_A_DETAIL*>(detail);
      event.detail = keep(toString(link->href));
      event.isAutolink = link->is_autolink != 0;
    } else if (type == MD_SPAN_IMG) {
      event.detail = keep(toString(static_cast<const MD_SPAN_IMG_DETAIL*>(detail)->src));
    }
    m_result.events.push_back(event);
  }

  void leaveSpan(MD_SPANTYPE type) {
    MarkdownEvent event;
    event.kind = MarkdownEvent::Kind::leaveSpan;
    event.span = toSpan(type);
    m_result.events.push_back(event);
  }

  void text(MD_TEXTTYPE type, const char* text, std::size_t size) {
    MarkdownEvent event;
    event.text = toText(type);
    event.size = static_cast<std::uint32_t>(size);
    // std::less gives an order also to pointers into other buffers.
    const std::less<const char*> before;
    const char* end = m_source.data() + m_source.size();
    if (!before(text, m_source.data()) && before(text, end) &&
        size <= static_cast<std::size_t>(end - text))
      event.begin =
          static_cast<std::uint32_t>(m_base + static_cast<std::size_t>(text - m_source.data()));
    else if (const std::string_view made(text, size); made == lineEnd)
      event.detail = lineEnd; // one a line of code
    else
      event.detail = keep(std::string(made));
    m_result.events.push_back(event);
  }

 private:
  /// The same text again and again is kept once.
  std::string_view keep(std::string text) {
    if (text.empty())
      return {};
    std::deque<std::string>& details = m_result.details;
    if (details.empty() || details.back() != text)
      details.push_back(std::move(text));
    return details.back();
  }

  std::string_view m_source;
  std::size_t m_base;
  MarkdownEvents m_result;
};

EventCollector& collector(void* pointer) {
  return *static_cast<EventCollector*>(pointer);
}

/// Exceptions may not cross C: on one (memory is out) the parser is told to stop.
template <typename Action>
int guarded(const Action& action) noexcept {
  try {
    action();
    return 0;
  } catch (...) {
    return 1;
  }
}

int onEnterBlock(MD_BLOCKTYPE type, void* detail, void* pointer) {
  return guarded([&] { collector(pointer).enterBlock(type, detail); });
}
int onLeaveBlock(MD_BLOCKTYPE type, void* /*detail*/, void* pointer) {
  return guarded([&] { collector(pointer).leaveBlock(type); });
}
int onEnterSpan(MD_SPANTYPE type, void* detail, void* pointer) {
  return guarded([&] { collector(pointer).enterSpan(type, detail); });
}
int onLeaveSpan(MD_SPANTYPE type, void* /*detail*/, void* pointer) {
  return guarded([&] { collector(pointer).leaveSpan(type); });
}
int onText(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* pointer) {
  return guarded([&] { collector(pointer).text(type, text, size); });
}

} // namespace

MarkdownEvents parseMarkdown(std::string_view text, std::size_t base) {
  if (text.empty() || base + text.size() >= MarkdownEvent::none)
    return {};
  MD_PARSER parser{};
  parser.flags = MD_DIALECT_GITHUB | MD_FLAG_LATEXMATHSPANS;
  parser.enter_block = onEnterBlock;
  parser.leave_block = onLeaveBlock;
  parser.enter_span = onEnterSpan;
  parser.leave_span = onLeaveSpan;
  parser.text = onText;
  EventCollector events(text, base);
  if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &events) != 0)
    return {};
  return events.take();
}

} // namespace escolio
