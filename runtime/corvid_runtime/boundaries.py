"""The edge of a program: tools that fetch, prompts that ask a model, agents that orchestrate.

Each decorator works on functions and methods, static and class methods, ``async def``, generators
and async generators. A tool or prompt body is ordinary Python over plain values; what its caller
gets carries the chain. An agent's body receives its arguments untouched and makes nothing
grounded: it only has to keep what it promised.

Type checkers find here, too, what programs do with boundaries and grounded values by name.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Iterable
from typing import Any, Final

from corvid_runtime.agent_crossing import AgentCrossing
from corvid_runtime.crossings import Crossing, crossing_below, decorate
from corvid_runtime.discards import plain
from corvid_runtime.effects import Effect, Uses, categories, effect_row, retrieval
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import check_confidence
from corvid_runtime.minting import ground
from corvid_runtime.operations import each, lift, sever
from corvid_runtime.placing import Detail, Placing
from corvid_runtime.prompt_crossing import PromptCrossing
from corvid_runtime.pure_crossing import PureCrossing
from corvid_runtime.tool_crossing import ToolCrossing
from corvid_runtime.value import GroundedStream

__all__ = [
    "Effect",
    "GroundedStream",
    "agent",
    "each",
    "ground",
    "grounded_pure",
    "lift",
    "plain",
    "prompt",
    "retrieval",
    "sever",
    "tool",
]


class _Boundary:
    """What a decorator was told: decorates functions of one kind on the same terms."""

    def __init__(self, crossing_of: Callable[[Callable[..., Any]], Crossing]) -> None:
        self._crossing_of = crossing_of

    def __call__(self, function: Any, /) -> Any:
        return decorate(function, self._crossing_of)

    def on(self, function: Any) -> Any:
        """Decorate at once when used bare, ``@tool``; otherwise wait, ``@tool(...)``."""
        return self if function is None else self(function)


def _confidence(declared: float | None) -> float:
    return 1.0 if declared is None else check_confidence(declared)


def tool(
    function: Any = None,
    /,
    *,
    uses: Uses = (),
    confidence: float | None = None,
    source: Detail = None,
    location: Detail = None,
) -> Any:
    """Mark a function as a boundary to the world outside: it fetches, writes, or asks.

    With ``"grounded"`` among the data of its effects, a call returns its result grounded, with a
    `Retrieval` step; ``None`` stays ``None``. What the body returns from `ground` is grounded
    already. Arguments reach the body plain, except where a parameter, or a field of a record, is
    annotated ``Grounded``.

    Args:
        function: the function, when used bare.
        uses: an effect or several.
        confidence: how far to trust what it brings in, 0 to 1; unknown is 1.
        source: where each item came from: the name of an attribute or key of it, or a function of
            it. A list, tuple or set is returned plain then, and each item of it grounded by itself.
        location: where in its source each item stands, a `Location`, in the same way.

    Raises:
        InvalidProvenance: an invalid effect or confidence; at a call, an item that has no such
            attribute or key, or an invalid source or location.
        UngroundedReturn: at a call, a result declared ``Grounded`` is not.
    """
    placing = Placing(source, location)
    terms = functools.partial(ToolCrossing, data=effect_row(uses), placing=placing)
    return _Boundary(functools.partial(terms, confidence=_confidence(confidence))).on(function)


def prompt(
    function: Any = None,
    /,
    *,
    model: str | None = None,
    confidence: float | None = None,
    cites: str | None = None,
) -> Any:
    """Mark a function that asks a model: it transforms what it is given and is never a source.

    A call with a grounded argument, at any depth, returns a grounded result: the arguments'
    chains, and a `PromptTransform`. A call with none returns what the body returned.

    Args:
        function: the function, when used bare.
        model: the model that answers.
        confidence: how far to trust its answers, 0 to 1; unknown is 1.
        cites: the parameter whose text every quotation in the answer must stand in.

    Raises:
        InvalidProvenance: an invalid confidence.
        GroundingError: ``cites`` names no parameter; at a call, an argument is not grounded
            although its parameter is declared so.
        CitationViolation: at a call, the answer quotes what is not there.
        UngroundedReturn: at a call, a grounded result was promised and nothing has a source.
    """
    terms = functools.partial(PromptCrossing, model=model, cites=cites)
    return _Boundary(functools.partial(terms, confidence=_confidence(confidence))).on(function)


def agent(
    function: Any = None,
    /,
    *,
    uses: Uses = (),
    data: str | Iterable[str] = (),
    min_confidence: float | None = None,
) -> Any:
    """Mark a function that orchestrates boundaries: mypy checks its body, the runtime its result.

    A grounded value it returns gets an `AgentHandoff` step. An agent makes nothing grounded.

    Args:
        function: the function, when used bare.
        uses: its own effects; if they are grounded, so must every result be.
        data: categories that must be among its callees' effects: checked by mypy.
        min_confidence: the least confidence of its boundary calls, 0 to 1: checked by mypy.

    Raises:
        InvalidProvenance: an invalid effect, category or confidence.
        UngroundedReturn: at a call, a result declared ``Grounded`` is not.
    """
    categories(data)
    _confidence(min_confidence)
    return _Boundary(functools.partial(AgentCrossing, data=effect_row(uses))).on(function)


def grounded_pure(function: Any = None, /, *, discloses: Iterable[str] | None = None) -> Any:
    """Mark a function that mypy must prove discards no sources; the runtime checks its result.

    A call adds no step to the chain, and a result that is not declared grounded is returned as it
    is.

    Args:
        function: the function, when used bare.
        discloses: the kinds of disclosure the proof may make: ``condition``, ``presence``,
            ``length``, ``provenance``, ``selection``, ``refusal``, ``failure``, ``effect``; none
            where it is empty. Without it, those that the configuration of the plugin allows.

    Raises:
        InvalidProvenance: ``discloses`` holds anything else; it is a `ValueError`.
        UngroundedReturn: at a call, a result declared ``Grounded`` is not.
    """
    kinds = None if discloses is None else _kinds(discloses)

    def mark(marked: Any) -> Any:
        wrapped = isinstance(marked, (staticmethod, classmethod))
        target: Any = marked.__func__ if wrapped else marked
        target.__corvid_pure__ = True
        target.__corvid_discloses__ = kinds
        is_held = crossing_below(target) is not None or not isinstance(target, types.FunctionType)
        return marked if is_held else decorate(marked, PureCrossing)

    return mark if function is None else mark(function)


_DISCLOSURES: Final = (
    *("condition", "presence", "length", "provenance"),
    *("selection", "refusal", "failure", "effect"),
)


def _kinds(discloses: Iterable[str]) -> frozenset[str]:
    try:
        # A lone string would be taken for its letters.
        kinds = frozenset([""] if isinstance(discloses, str) else discloses)
    except TypeError:
        kinds = frozenset({""})
    if not kinds.issubset(_DISCLOSURES):
        known = ", ".join(_DISCLOSURES)
        raise InvalidProvenance(f"discloses is a set of the kinds {known}, not {discloses!r}")
    return kinds
