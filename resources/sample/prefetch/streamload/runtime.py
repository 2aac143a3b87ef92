"""Makes parameters whole just before a layer needs them, and not much earlier.

A model is a row of units. Between passes each rank holds one slice of every
unit (see :mod:`streamload.flat`). Around each unit the runtime puts four
hooks::

    before_forward      gather this unit, start on the next one
    after_forward       free it, unless it is needed again at once
    before_backward     gather it again, start on the one before it
    after_backward      sum and scatter its gradients, free it

While one unit computes, the slices of the next are on their way, so a gather
costs time only where it takes longer than the arithmetic it hides behind::

    gather   | 0 |  1  |  2  |  3  |
    compute      |  0  |  1  |  2  |  3  |
"""

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from enum import Enum, auto
from typing import Callable, Optional, Sequence

import numpy as np

from .flat import FlatArray, Wire


class Phase(Enum):
    """What a unit is in the middle of."""

    IDLE = auto()
    FORWARD = auto()
    BACKWARD = auto()


class Lane:
    """A queue of work that runs beside the computation, in order."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1)

    def start(self, work: Callable[[], None]) -> Future:
        return self._worker.submit(work)

    def close(self) -> None:
        self._worker.shutdown()


class Unit:
    """One layer's parameters, with what is known about their whereabouts.

    Two marks guard every prefetch. ``fetched`` says that a gather has been
    started and not been freed since: a second one would be wasted. ``wanted``
    says that this pass has yet to use the unit: once it has, a late prefetch
    would bring in an array that nobody is going to free.
    """

    def __init__(self, name: str, flat: FlatArray):
        self.name = name
        self.flat = flat
        self.phase = Phase.IDLE
        self.fetched = False
        self.wanted = False
        self._arrival: Optional[Future] = None

    def fetch(self, lane: Lane) -> None:
        """Starts the gather; returns at once."""
        self._arrival = lane.start(self.flat.gather)
        self.fetched = True

    def arrive(self) -> None:
        """Waits until the parameters are whole."""
        if self._arrival is not None:
            self._arrival.result()
            self._arrival = None

    def free(self) -> None:
        self.arrive()
        self.flat.free()
        self.fetched = False


class Order:
    """The order in which the units are used, as the first pass has shown it.

    Nothing in a model says which layer will run next; layers may be skipped or
    shared. So the first forward pass runs without prefetching and is recorded.
    When a later pass takes another way, a guess is wrong: memory is filled too
    early, but the results do not change, since every unit still waits for its
    own arrival.
    """

    def __init__(self) -> None:
        self._units: list[Unit] = []
        self._place: dict[str, int] = {}
        self.is_known = False

    def record(self, unit: Unit) -> None:
        if not self.is_known and unit.name not in self._place:
            self._place[unit.name] = len(self._units)
            self._units.append(unit)

    def after(self, unit: Unit, phase: Phase) -> Optional[Unit]:
        """The unit whose turn comes next, or None at the end of the pass."""
        if not self.is_known or unit.name not in self._place:
            return None
        step = 1 if phase is Phase.FORWARD else -1
        place = self._place[unit.name] + step
        return self._units[place] if 0 <= place < len(self._units) else None


class Runtime:
    """The hooks around the units of one model.

    Args:
        units: all units, in any order; the last one to run forward is found
            out in the first pass.
        ahead: how many gathered units may exist beside the one that computes.
            One hides the exchange in most models; more only helps when the
            lengths of the layers differ a lot, and each costs a whole unit of
            memory. Zero turns prefetching off.
    """

    def __init__(self, units: Sequence[Unit], *, ahead: int = 1):
        self.units = list(units)
        self.ahead = ahead
        self.order = Order()
        self.lane = Lane()
        self._early: deque[Unit] = deque()
        self._sends: list[Future] = []

    def start_pass(self) -> None:
        """To be called before the first unit of a forward pass."""
        for unit in self.units:
            unit.wanted = True

    def before_forward(self, unit: Unit) -> list[np.ndarray]:
        """Returns the unit's parameters, whole."""
        unit.phase = Phase.FORWARD
        self.order.record(unit)
        return self._make_whole(unit)

    def after_forward(self, unit: Unit) -> None:
        """Frees the unit, except the last one.

        The backward pass begins where the forward pass ends. To free the last
        unit would mean to gather it again in the very next step.
        """
        unit.phase = Phase.IDLE
        if self.order.after(unit, Phase.FORWARD) is not None or not self.order.is_known:
            unit.free()

    def end_forward(self) -> None:
        """To be called between the forward and the backward pass."""
        self.order.is_known = True
        self._drop_early()
        for unit in self.units:
            unit.wanted = True

    def before_backward(self, unit: Unit) -> list[np.ndarray]:
        unit.phase = Phase.BACKWARD
        return self._make_whole(unit)

    def after_backward(self, unit: Unit, grads: Sequence[np.ndarray]) -> None:
        """Frees the parameters first, then sends the gradients off.

        In this order the memory of the parameters is available again while the
        gradients travel. The exchange goes through the same lane as the
        gathers: all ranks must issue their exchanges in one order.
        """
        unit.free()
        unit.phase = Phase.IDLE
        self._sends.append(self.lane.start(lambda: unit.flat.reduce(grads)))

    def finish(self) -> None:
        """Waits for the gradients; afterwards an optimizer may step."""
        self._drop_early()
        for send in self._sends:
            send.result()
        self._sends.clear()

    def _make_whole(self, unit: Unit) -> list[np.ndarray]:
        if not unit.fetched:
            unit.fetch(self.lane)
        unit.wanted = False
        if unit in self._early:
            self._early.remove(unit)
        # Wait here and not in the prefetch below: the later one waits, the
        # more of the exchange is hidden.
        unit.arrive()
        self._prefetch(unit)
        return unit.flat.views

    def _prefetch(self, current: Unit) -> None:
        """Starts the gathers of the units that come after CURRENT.

        Called when CURRENT has arrived and before it computes. Any earlier,
        and memory would be taken while nothing computes yet; any later, and
        there would be nothing left to hide behind.
        """
        unit: Optional[Unit] = current
        while len(self._early) < self.ahead:
            unit = self.order.after(unit, current.phase)
            if unit is None:
                return
            if unit.wanted and not unit.fetched:
                unit.fetch(self.lane)
                self._early.append(unit)

    def _drop_early(self) -> None:
        """Frees what was gathered early and then never used."""
        while self._early:
            self._early.popleft().free()


def build(layers: dict[str, Sequence[np.ndarray]], wire: Wire, *, ahead: int = 1) -> Runtime:
    """Cuts the parameters of LAYERS and returns the runtime that serves them."""
    units = [Unit(name, FlatArray(parameters, wire)) for name, parameters in layers.items()]
    return Runtime(units, ahead=ahead)
