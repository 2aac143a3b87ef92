"""The exchanges between ranks that sharded layers are made of.

A rank is a thread here, and a message is a reference: enough to run and to
test the layers on one machine. What matters to a layer is the interface,
which a network library can stand behind just as well.

An exchange comes in two flavours. The plain one returns the result. The one
whose name begins with ``start_`` returns a :class:`Pending` at once; the
caller computes something else and asks for the result when it needs it.
"""

import threading
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np


class Pending:
    """A result that is on its way."""

    def __init__(self, future: Future):
        self._future = future

    def wait(self) -> np.ndarray:
        """Blocks until the exchange is over. May be called more than once."""
        return self._future.result()


class Group:
    """One rank's view of the ranks that share a layer.

    Every rank must start the same exchanges in the same order: nothing in a
    message says which exchange it belongs to. A single worker thread per rank
    keeps the order in which they were started.
    """

    def __init__(self, rank: int, slots: list, barrier: threading.Barrier):
        self.rank = rank
        self.size = len(slots)
        self._slots = slots
        self._barrier = barrier
        self._worker = ThreadPoolExecutor(max_workers=1)

    @staticmethod
    def of_threads(size: int) -> list["Group"]:
        """The views of all ranks of a new group, in rank order."""
        slots = [None] * size
        barrier = threading.Barrier(size)
        return [Group(rank, slots, barrier) for rank in range(size)]

    def start_sum(self, part: np.ndarray) -> Pending:
        """Adds up the parts of all ranks (an all-reduce)."""
        return self._start(lambda parts: np.sum(parts, axis=0), part)

    def start_join(self, part: np.ndarray) -> Pending:
        """Sets the parts of all ranks side by side along the last axis."""
        return self._start(lambda parts: np.concatenate(parts, axis=-1), part)

    def sum(self, part: np.ndarray) -> np.ndarray:
        return self.start_sum(part).wait()

    def join(self, part: np.ndarray) -> np.ndarray:
        return self.start_join(part).wait()

    def own_part(self, whole: np.ndarray) -> np.ndarray:
        """This rank's part of WHOLE, cut along the last axis; no exchange."""
        width = whole.shape[-1] // self.size
        return whole[..., self.rank * width : (self.rank + 1) * width]

    def close(self) -> None:
        self._worker.shutdown()

    def _start(self, combine, part: np.ndarray) -> Pending:
        return Pending(self._worker.submit(self._exchange, combine, part))

    def _exchange(self, combine, part: np.ndarray) -> np.ndarray:
        self._slots[self.rank] = part
        self._barrier.wait()
        result = combine(list(self._slots))
        # Nobody may overwrite a slot before everybody has read it.
        self._barrier.wait()
        return result


def copy_in(x: np.ndarray, group: Group) -> np.ndarray:
    """Hands X to a sharded layer.

    Forward it does nothing, since every rank has all of X already. Backward
    each rank knows only what its own shard contributed to the gradient, so the
    contributions have to be summed: see :func:`copy_in_backward`.
    """
    return x


def copy_in_backward(grad: np.ndarray, group: Group) -> Pending:
    return group.start_sum(grad)


def sum_out(partial: np.ndarray, group: Group) -> np.ndarray:
    """Takes the result of a sharded layer out: the mirror of :func:`copy_in`.

    Forward it sums. Backward it does nothing: the derivative of a sum with
    respect to each of its terms is one.
    """
    return group.sum(partial)


def sum_out_backward(grad: np.ndarray, group: Group) -> np.ndarray:
    return grad
