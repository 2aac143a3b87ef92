"""Linear layers whose weight is cut over the ranks of a group.

There are two ways to cut the weight A of ``y = x A + b``, and they fit
together like the halves of a hinge::

    ColumnShards        A = [ A_0  A_1 ]      every rank sees all of x and
                                              makes some columns of y

    RowShards           A = [ A_0 ]           every rank sees some columns of
                            [ A_1 ]           x and makes a share of all of y

The output of the first is cut exactly as the input of the second has to be.
So a block ``columns -> activation -> rows`` needs one exchange on its way
forward, the sum at its end, and one on its way back, at its beginning.

Weights are stored as (outputs, inputs), so a shard of columns is a run of
whole rows in memory. Layers keep what their backward pass needs from the
latest forward pass; they are not re-entrant.
"""

from dataclasses import dataclass
from typing import Callable, Optional

import numpy as np

from .exchange import Group, copy_in, copy_in_backward, sum_out, sum_out_backward

Init = Callable[[np.random.Generator, tuple], np.ndarray]


@dataclass(frozen=True)
class Settings:
    """What all sharded layers of a model have in common."""

    seed: int = 0
    dtype: type = np.float32
    draw_whole: bool = False
    overlap: bool = True


def divide(total: int, parts: int) -> int:
    """TOTAL / PARTS, which must come out even.

    A last shard that is shorter than its siblings would save a little padding
    and cost a special case in every exchange.
    """
    if total % parts != 0:
        raise ValueError(f"{total} cannot be cut into {parts} equal parts")
    return total // parts


def scaled_normal(random: np.random.Generator, shape: tuple) -> np.ndarray:
    """Normal values with a variance of one over the number of inputs."""
    return random.standard_normal(shape) / np.sqrt(shape[-1])


def rank_seed(seed: int, layer: int, rank: int) -> np.random.Generator:
    """A random source that no two shards of a model share."""
    return np.random.default_rng([seed, layer, rank])


def new_shard(
    whole_shape: tuple,
    axis: int,
    group: Group,
    layer: int,
    init: Init,
    settings: Settings,
) -> np.ndarray:
    """Makes this rank's shard of a weight, cut along AXIS.

    As a rule a rank only ever allocates its own shard, and draws it from a
    source of its own: with a common source all shards would come out equal,
    and the layer would have the rank of one shard.

    With ``draw_whole`` every rank draws the whole weight and keeps its part.
    That takes the memory of the whole weight for a moment, but the values no
    longer depend on the number of ranks, which makes runs comparable.
    """
    shard_shape = list(whole_shape)
    shard_shape[axis] = divide(whole_shape[axis], group.size)
    if settings.draw_whole:
        whole = init(rank_seed(settings.seed, layer, 0), whole_shape)
        part = np.split(whole, group.size, axis=axis)[group.rank]
        return np.ascontiguousarray(part, dtype=settings.dtype)

    # The scale must follow the whole number of inputs, not the shard's.
    correction = np.sqrt(shard_shape[1] / whole_shape[1])
    random = rank_seed(settings.seed, layer, group.rank)
    shard = init(random, tuple(shard_shape)) * correction
    return shard.astype(settings.dtype)


def add_product(total: np.ndarray, grad: np.ndarray, x: np.ndarray) -> None:
    """Adds the weight gradient ``grad^T x`` to TOTAL, in place.

    The product of a batch is never kept beside the running total: it is added
    a strip at a time, so the extra memory is one strip and not one weight. The
    total may be wider than the inputs (float32 for float16 layers); each strip
    is widened before it is added, and small gradients do not vanish.
    """
    strip = 256
    for first in range(0, total.shape[0], strip):
        rows = slice(first, first + strip)
        total[rows] += np.matmul(grad[:, rows].T, x, dtype=total.dtype)


class ColumnShards:
    """Linear layer whose outputs are spread over the ranks.

    Args:
        inputs: width of x, the same on every rank.
        outputs: width of y over all ranks together.
        join: give every rank all of y. Off by default, as the next layer
            mostly wants exactly the shard that its rank has made, and a join
            now would only be cut up again.
        bias: each rank keeps the entries that belong to its own outputs.
    """

    def __init__(
        self,
        inputs: int,
        outputs: int,
        group: Group,
        *,
        layer: int,
        settings: Settings,
        join: bool = False,
        bias: bool = True,
        init: Init = scaled_normal,
    ):
        self.group = group
        self.join = join
        self.overlap = settings.overlap and group.size > 1
        self.weight = new_shard((outputs, inputs), 0, group, layer, init, settings)
        self.weight_grad = np.zeros(self.weight.shape, dtype=np.float32)
        self.bias: Optional[np.ndarray] = None
        self.bias_grad: Optional[np.ndarray] = None
        if bias:
            self.bias = np.zeros(self.weight.shape[0], dtype=settings.dtype)
            self.bias_grad = np.zeros_like(self.bias, dtype=np.float32)
        self._x: Optional[np.ndarray] = None

    def forward(self, x: np.ndarray) -> np.ndarray:
        self._x = copy_in(x, self.group)
        y = self._x @ self.weight.T
        if self.bias is not None:
            y += self.bias
        return self.group.join(y) if self.join else y

    def backward(self, grad: np.ndarray) -> np.ndarray:
        """Adds to the gradients of this layer; returns that of x.

        The gradient of x comes first, because other ranks wait for it. Its
        sum then travels while this rank works on the gradient of its weight,
        which nobody else needs.
        """
        if self.join:
            grad = self.group.own_part(grad)
        pending = copy_in_backward(grad @ self.weight, self.group)
        if not self.overlap:
            pending.wait()
        add_product(self.weight_grad, grad, self._x)
        if self.bias_grad is not None:
            self.bias_grad += grad.sum(axis=0)
        self._x = None
        return pending.wait()


class RowShards:
    """Linear layer whose inputs are spread over the ranks.

    Args:
        inputs: width of x over all ranks together; each rank brings its shard.
        outputs: width of y, the same on every rank.
        bias: kept whole on every rank, as every rank has all of y. It is added
            after the sum: before it, y would get the bias once for each rank.
        hand_bias_on: leave the bias to the caller, who may have something to
            fuse it with, such as dropout and the residual.
    """

    def __init__(
        self,
        inputs: int,
        outputs: int,
        group: Group,
        *,
        layer: int,
        settings: Settings,
        bias: bool = True,
        hand_bias_on: bool = False,
        init: Init = scaled_normal,
    ):
        self.group = group
        self.hand_bias_on = hand_bias_on
        self.weight = new_shard((outputs, inputs), 1, group, layer, init, settings)
        self.weight_grad = np.zeros(self.weight.shape, dtype=np.float32)
        self.bias: Optional[np.ndarray] = None
        self.bias_grad: Optional[np.ndarray] = None
        if bias:
            self.bias = np.zeros(outputs, dtype=settings.dtype)
            self.bias_grad = np.zeros_like(self.bias, dtype=np.float32)
        self._x: Optional[np.ndarray] = None

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, Optional[np.ndarray]]:
        """Returns y, and the bias if the caller is to add it."""
        self._x = x
        y = sum_out(x @ self.weight.T, self.group)
        if self.bias is None:
            return y, None
        if self.hand_bias_on:
            return y, self.bias
        return y + self.bias, None

    def backward(self, grad: np.ndarray) -> np.ndarray:
        """Adds to the gradients of this layer; returns that of x's shard."""
        grad = sum_out_backward(grad, self.group)
        add_product(self.weight_grad, grad, self._x)
        if self.bias_grad is not None:
            # All ranks see the same gradient, so their biases stay equal
            # without an exchange.
            self.bias_grad += grad.sum(axis=0)
        self._x = None
        return grad @ self.weight


class FeedForward:
    """The block that the two cuts are made for: one sum each way."""

    def __init__(self, width: int, inner: int, group: Group, layer: int, settings: Settings):
        self.up = ColumnShards(width, inner, group, layer=layer, settings=settings)
        self.down = RowShards(inner, width, group, layer=layer + 1, settings=settings)
        self._open: Optional[np.ndarray] = None

    def forward(self, x: np.ndarray) -> np.ndarray:
        y = self.up.forward(x)
        # The activation looks at one value at a time: a shard suffices.
        self._open = y > 0
        y, _ = self.down.forward(y * self._open)
        return y

    def backward(self, grad: np.ndarray) -> np.ndarray:
        return self.up.backward(self.down.backward(grad) * self._open)
