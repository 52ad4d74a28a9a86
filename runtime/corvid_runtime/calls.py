"""The boundary call that is running: what it was handed, and whether it may mint.

It is kept in a context variable that is set while a body runs, each time it resumes, and nowhere
else: it follows the call through ``await`` and into the tasks it starts, and not to its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime, timezone
from typing import Final

from corvid_runtime.citing import Cited
from corvid_runtime.errors import GroundingError
from corvid_runtime.graph import EMPTY, Node, Record, record
from corvid_runtime.intake import Intake

Clock = Callable[[], datetime]


class Call:
    """One call of a boundary.

    Attributes:
        name: the boundary as messages name it, such as ``tool fetch()``.
        source: the default source of what it retrieves; ``None`` if it may not retrieve.
        confidence: what the boundary declares, 0 to 1.
        intake: the arguments' chains.
        around: the call in whose body this one was made, if there is one.
        is_prompt: whether a model answers, from whatever is retrieved meanwhile as well.
        is_later: whether the body runs on while others do, who may change what was passed.
        tokens: what the body reported.
        cited: the document that the answer must cite.
    """

    # Written out, since attrs takes longer to make a class than to import most modules.
    __slots__ = (
        "_inputs",
        "_shared",
        "around",
        "cited",
        "confidence",
        "intake",
        "is_later",
        "is_prompt",
        "name",
        "source",
        "tokens",
    )

    def __init__(self, name: str, source: str | None = None, confidence: float = 1.0) -> None:
        self.name = name
        self.source = source
        self.confidence = confidence
        self.intake = Intake()
        self.around = _current.get()
        self.is_prompt = False
        self.is_later = False
        self.tokens: int | None = None
        self.cited: Cited | None = None
        self._inputs: list[Node] | None = None
        self._shared: tuple[object, Node] | None = None

    def inputs(self) -> list[Node]:
        """Return the chains of the grounded arguments, in the order of the parameters.

        To be asked once all arguments are in. Behind them stands what was brought in by then.
        """
        if self._inputs is not None and not self.is_later:
            return self._inputs
        nodes = self.intake.nodes(later=self.is_later)
        inputs = [node for node in nodes if node is not EMPTY]
        if not self.intake.open:  # no iterator can bring more in
            self._inputs = inputs
        return inputs

    def bring(self, node: Node) -> None:
        """Count what was retrieved in the body among what the answer rests on."""
        self.intake.bring(node)
        self._inputs = None

    def prompts_around(self) -> Iterator[Call]:
        """Yield the calls of prompts in whose bodies this one was made."""
        around = self.around
        while around is not None:
            if around.is_prompt:
                yield around
            around = around.around

    def shared_node(self, step: Record, inputs: list[Node]) -> Node:
        """Return the node of a step, one and the same while neither it nor its inputs change."""
        key = (step, *map(id, inputs))
        if self._shared is None or self._shared[0] != key:
            self._shared = (key, record(step, self.confidence, inputs))
        return self._shared[1]


_current: Final[ContextVar[Call | None]] = ContextVar("corvid_call", default=None)
_clock: Final[ContextVar[Clock]] = ContextVar("corvid_clock")


def current_call() -> Call | None:
    """Return the innermost boundary call whose body is running."""
    return _current.get()


class entered:  # reads as a statement: with entered(call)
    """Run a body, or one resumption of it, as part of a call."""

    __slots__ = ("_before", "_call")

    def __init__(self, call: Call) -> None:
        self._call = call

    def __enter__(self) -> None:
        self._before = _current.get()
        _current.set(self._call)

    def __exit__(self, *error: object) -> None:
        _current.set(self._before)


def report_tokens(count: int) -> None:
    """Say, in the body of a prompt, how many tokens the model took in total.

    Raises:
        GroundingError: no boundary call is running.
    """
    call = current_call()
    if call is None:
        raise GroundingError("report_tokens() was called outside the body of a prompt")
    call.tokens = count


def now() -> datetime:
    """Return the time of the clock in use, in UTC."""
    return _clock.get(_system_clock)().astimezone(timezone.utc)


@contextmanager
def use_clock(clock: Clock) -> Iterator[None]:
    """Take the timestamps of retrievals from another clock, which returns aware times."""
    token = _clock.set(clock)
    try:
        yield
    finally:
        _clock.reset(token)


def _system_clock() -> datetime:
    return datetime.now(timezone.utc)
