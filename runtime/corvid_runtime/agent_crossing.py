"""How a call of an agent goes in and out: as it is, but held to its promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from corvid_runtime.calls import Call
from corvid_runtime.crossings import Arguments, Crossing
from corvid_runtime.effects import GROUNDED
from corvid_runtime.graph import record
from corvid_runtime.promises import kept
from corvid_runtime.provenance import AgentHandoff
from corvid_runtime.shapes import Form, Shape
from corvid_runtime.value import handed_on


class AgentCrossing(Crossing):
    """A function that orchestrates boundaries."""

    kind = "agent"

    def __init__(self, function: Callable[..., Any], *, data: frozenset[str]) -> None:
        super().__init__(function)
        self.retrieves = GROUNDED in data
        self._step = AgentHandoff(self.title)

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        """Pass the arguments on as they are."""
        return args, kwargs

    def grounds(self, call: Call) -> bool:
        """Look at every result: it may be promised grounded."""
        return True

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        """See that the promise is kept, and record the hand-off."""
        if self.retrieves and not shape.grounded and result is not None:
            shape = Shape(Form.GROUNDED)
        return self._kept(shape, result)

    def _kept(self, shape: Shape, result: Any) -> Any:
        self.require(shape, result)
        passed = self.passed(result)
        return kept(shape, passed, self._kept) if shape.later or shape.open else passed

    def passed(self, result: Any) -> Any:
        """Return a result that keeps the promise as the caller gets it: with the hand-off."""
        return handed_on(result, lambda node: record(self._step, 1.0, (node,)))
