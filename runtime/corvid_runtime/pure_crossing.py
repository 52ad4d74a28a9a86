"""How a call of a proved function goes in and out: held to its promise, and no step of a chain."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar, Final

from corvid_runtime.agent_crossing import AgentCrossing
from corvid_runtime.calls import Call, current_call, entered

_CALLED: Final = nullcontext()


class PureCrossing(AgentCrossing):
    """A function marked ``@grounded_pure`` that is no agent.

    mypy proves what it returns, of what mypy sees. What `Any`, an ignored error or a caller without
    mypy let through is found here.
    """

    kind = "@grounded_pure"
    watch: ClassVar[None] = None
    is_step = False

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, data=frozenset())
        self._call = Call(self.name)

    def start(self) -> Call:
        """Return the one record for all calls: nothing is written into it."""
        return self._call

    def inside(self, call: Call) -> AbstractContextManager[object]:
        """Run the body as part of the boundary or proof that called the function, if one did."""
        return entered(call) if current_call() is None else _CALLED

    def grounds(self, call: Call) -> bool:
        """Look at results that leave, and may be promised grounded.

        What goes to a boundary or another proof leaves there, if it leaves. It may have no source
        yet, although mypy proved it: nothing stands in `join` of an empty list.
        """
        return current_call() is None and self._promises

    @functools.cached_property
    def _promises(self) -> bool:
        shape = self.declarations.shape("return")
        return shape.grounded or shape.open

    def passed(self, result: Any) -> Any:
        """Return a result that keeps the promise as it is."""
        return result
