"""How a call of a tool goes in and out: what a retrieving one brings in gets a source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from corvid_runtime import discards
from corvid_runtime.calls import Call
from corvid_runtime.content import chain_of
from corvid_runtime.crossings import Arguments, Crossing, brief
from corvid_runtime.effects import GROUNDED
from corvid_runtime.errors import UngroundedReturn
from corvid_runtime.makers import wrap
from corvid_runtime.minting import retrieved
from corvid_runtime.placing import CONTAINERS, Placing
from corvid_runtime.shapes import Shape
from corvid_runtime.value import GroundedStream, GroundedValue


class ToolCrossing(Crossing):
    """A function that fetches, writes or asks."""

    kind = "tool"

    def __init__(
        self,
        function: Callable[..., Any],
        *,
        data: frozenset[str],
        confidence: float,
        placing: Placing,
    ) -> None:
        super().__init__(function)
        self.placing = placing
        self.retrieves = GROUNDED in data
        self.confidence = confidence
        source = f"tool:{self.function.__module__}.{self.qualname}"
        self._source = source if self.retrieves else None

    def start(self) -> Call:
        """Name the source of what a retrieving call brings in."""
        return Call(self.name, self._source, self.confidence)

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        """Take the arguments in, plain; report sources that a plain result cannot keep."""
        arguments = self.plain_arguments(call, args, kwargs)
        if not self.retrieves and call.inputs():
            discards.report(tuple(call.inputs()), f"handed to {self.name}, whose result is plain")
        return arguments

    def grounds(self, call: Call) -> bool:
        """Tell whether the tool retrieves."""
        return self.retrieves

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        """Ground what was retrieved, or see that the body did."""
        brought = self._brought(call, shape, result)
        for prompt in call.prompts_around():
            prompt.bring(chain_of(brought))
        return brought

    def _brought(self, call: Call, shape: Shape, result: Any) -> Any:
        if shape.grounded:
            self.require(shape, result)
            return _own(result)
        if not self.placing or type(result) not in CONTAINERS:
            return self._grounded(call, result)
        kind: Any = type(result)
        return kind([self._grounded(call, item) for item in result])

    def _grounded(self, call: Call, result: Any) -> Any:
        if result is None or isinstance(result, GroundedValue):
            return result
        grounded = wrap(result, retrieved(call, result, **self.placing.of(result)))
        if not isinstance(grounded, (GroundedValue, GroundedStream)):
            raise UngroundedReturn(
                f"{self.name} retrieved {brief(result)}, which cannot carry its source",
                hint="return what was retrieved, not a class, a module or an exception",
            )
        return grounded


def _own(result: Any) -> Any:
    """Return a container that the caller alone has: proofs may change it as content says.

    The body may hold what it returned, to return it again.
    """
    kind: Any = type(result)
    return kind(result) if kind in _COPIED else result


_COPIED = frozenset({list, set, dict})
