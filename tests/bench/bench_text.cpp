#include "tests/bench/bench_text.h"

#include <array>
#include <format>

namespace escolio::bench {

namespace {

/// About 55 words each.
constexpr auto claims = std::to_array<std::string_view>({
    "**Shards, not slices.** A plain slice of the full matrix would first build all of it on every "
    "rank. The layer allocates its own rows only, and asks the `init_method` for values with a "
    "seed "
    "that differs between ranks, so that no two shards come out alike, while one rank alone would "
    "draw the same numbers as before. Nothing is thrown away.",
    "**The sum is started early.** The gradient of the input is summed over the ranks while the "
    "gradient of the weight is still being computed: two kernels that need nothing of each other. "
    "The handle is waited for at the very end, when the *optimiser* wants both. On a slow link "
    "this "
    "hides most of the exchange behind arithmetic.",
    "**Fused accumulation.** Instead of making a gradient and adding it to the buffer, one kernel "
    "multiplies and adds in place. It saves a tensor as large as the weight, and a pass over "
    "memory, "
    "for each layer and each micro-batch; where the buffer is wider than the activations, it also "
    "keeps the small contributions that a narrow sum would lose.",
    "**A function with two directions.** What goes in unchanged has to be summed on its way back, "
    "and the other way round. That is a pair of rules for one place of the graph, which a module "
    "cannot say: so it is an *autograd* function of its own, with no weights, and its inverse "
    "stands "
    "right beside it under a name that tells which is which.",
    "**The bias stays whole.** Each rank holds a part of a sum, not a part of the output; a bias "
    "that "
    "every rank adds would be added as often as there are ranks. So it is added once, after the "
    "exchange, and returned apart on request, for whoever can fuse it with what comes next, such "
    "as "
    "dropout or the activation.",
});

} // namespace

std::string pythonModule(int lines) {
  constexpr auto pattern = std::to_array<std::string_view>({
      "class Layer{0}(Module):",
      "    \"\"\"A layer whose rows live on other ranks.\"\"\"",
      "",
      "    def __init__(self, width: int, *, group=None):",
      "        super().__init__()",
      "        self.width = divide(width, {0} + 1)",
      "        # every rank draws its own rows",
      "        if group is None and self.width > 1024:",
      "            raise ValueError(f\"no group for {{width}}\")",
      "        self.weight = empty_shard((self.width, {0}))",
      "",
      "    def forward(self, x):",
      "        y = matmul(copy_in(x), self.weight.t())",
      "        return y if self.width else None",
      "",
      "",
  });
  std::string text;
  for (int i = 0; i < lines; ++i) {
    const int number = i / static_cast<int>(pattern.size());
    text += std::vformat(pattern[static_cast<std::size_t>(i) % pattern.size()],
                         std::make_format_args(number));
    text += '\n';
  }
  return text;
}

std::string note(std::string_view path, int times) {
  std::string text = "# What the layer decides\n\n## Decisions\n\n";
  for (int i = 0; i < times; ++i)
    for (std::size_t claim = 0; claim < claims.size(); ++claim) {
      const int line = static_cast<int>(claim) * 40 + 10;
      text += std::format("- {} `{}:L{}-L{}` and `{}:L{}`\n\n", claims[claim], path, line,
                          line + 17, path, line + 25);
    }
  text +=
      "## Connect the dots\n\nThe grammar tutor of lab 02 is small: each exchange carries little, "
      "and still takes its latency.\n";
  return text;
}

} // namespace escolio::bench
