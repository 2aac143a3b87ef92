"""Many parameters in one flat array, of which each rank keeps a slice.

A layer has parameters of all shapes: weights, biases, scales. Gathering each
of them by itself would mean an exchange for every one, most of them tiny, and
a tiny exchange costs nearly as much time as a middling one. So the parameters
of a unit are laid end to end in one array, the array is cut evenly, and one
exchange brings all of them back.
"""

from dataclasses import dataclass
from typing import Protocol, Sequence

import numpy as np


class Wire(Protocol):
    """What a unit needs from the network."""

    rank: int
    size: int

    def gather(self, part: np.ndarray, out: np.ndarray) -> None:
        """Fills OUT with the parts of all ranks, in rank order."""

    def scatter_sum(self, whole: np.ndarray, out: np.ndarray) -> None:
        """Fills OUT with this rank's slice of the sum over all ranks."""


@dataclass(frozen=True)
class Slot:
    """Where one parameter lies in the flat array."""

    first: int
    shape: tuple

    @property
    def end(self) -> int:
        return self.first + int(np.prod(self.shape))


class FlatArray:
    """The parameters of one unit: a slice that stays, a whole that comes and goes.

    ``views`` are the original parameters, as windows onto the whole array. They
    exist only while the whole does; nobody can read stale values through them.
    """

    def __init__(self, parameters: Sequence[np.ndarray], wire: Wire):
        self._wire = wire
        self._slots = []
        first = 0
        for parameter in parameters:
            self._slots.append(Slot(first, parameter.shape))
            first = self._slots[-1].end

        # The tail is padding, so that all slices have the same length.
        self._length = -(-first // wire.size) * wire.size
        whole = np.zeros(self._length, dtype=parameters[0].dtype)
        for slot, parameter in zip(self._slots, parameters):
            whole[slot.first : slot.end] = parameter.ravel()
        width = self._length // wire.size
        self._own = slice(wire.rank * width, (wire.rank + 1) * width)
        self.part = whole[self._own].copy()
        self.part_grad = np.zeros_like(self.part)
        self.views: list[np.ndarray] = []

    @property
    def is_whole(self) -> bool:
        return bool(self.views)

    def gather(self) -> None:
        """Brings in the slices of the other ranks."""
        whole = np.empty(self._length, dtype=self.part.dtype)
        self._wire.gather(self.part, whole)
        self.views = [whole[s.first : s.end].reshape(s.shape) for s in self._slots]

    def free(self) -> None:
        """Lets go of the whole array. The slice stays."""
        self.views = []

    def reduce(self, grads: Sequence[np.ndarray]) -> None:
        """Adds this rank's slice of the summed gradients to ``part_grad``.

        A rank updates its own slice only. To sum the whole gradient on every
        rank would send twice as much, and all but a slice would be discarded.
        """
        whole = np.zeros(self._length, dtype=self.part.dtype)
        for slot, grad in zip(self._slots, grads):
            whole[slot.first : slot.end] = grad.ravel()
        own = np.empty_like(self.part)
        self._wire.scatter_sum(whole, own)
        self.part_grad += own
