"""The edge of a program: tools that fetch, prompts that ask a model, agents that orchestrate.

Each decorator works on functions and methods, static and class methods, ``async def``, generators
and async generators. A tool or prompt body is ordinary Python over plain values; what its caller
gets carries the chain. An agent's body receives its arguments untouched and makes nothing
grounded: it only has to keep what it promised.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import attrs

from corvid_runtime import discards
from corvid_runtime.calls import Call, current_call, now
from corvid_runtime.citing import Cited, checked
from corvid_runtime.content import chain_of, chains_in, strip
from corvid_runtime.crossings import Arguments, Crossing, brief, decorate
from corvid_runtime.digests import digest_of
from corvid_runtime.discards import plain
from corvid_runtime.effects import GROUNDED, Effect, Uses, categories, effect_row, retrieval
from corvid_runtime.errors import (
    GroundedForgery,
    GroundingError,
    InvalidProvenance,
    UngroundedReturn,
)
from corvid_runtime.location import Location
from corvid_runtime.provenance import (
    AgentHandoff,
    Node,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    check_confidence,
    derive,
    record,
)
from corvid_runtime.shapes import Form, Shape
from corvid_runtime.value import GroundedStream, GroundedValue, handed_on, wrap

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

T = TypeVar("T")


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


class _Tool(Crossing):
    kind = "tool"

    def __init__(self, function: Any, *, data: frozenset[str], confidence: float) -> None:
        super().__init__(function)
        self.retrieves = GROUNDED in data
        self.confidence = confidence

    def start(self) -> Call:
        source = f"tool:{self.function.__module__}.{self.qualname}"
        return Call(self.name, source if self.retrieves else None, self.confidence)

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        arguments = self.plain_arguments(call, args, kwargs)
        if not self.retrieves and call.inputs():
            discards.report(tuple(call.inputs()), f"handed to {self.name}, whose result is plain")
        return arguments

    def grounds(self, call: Call) -> bool:
        return self.retrieves

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        if shape.grounded:
            self.require(shape, result)
            return result
        if result is None or isinstance(result, GroundedValue):
            return result
        retrieved = wrap(result, _retrieved(call, result))
        if not isinstance(retrieved, (GroundedValue, GroundedStream)):
            raise UngroundedReturn(
                f"{self.name} retrieved {brief(result)}, which cannot carry its source",
                hint="return what was retrieved, not a class, a module or an exception",
            )
        return retrieved


class _Prompt(Crossing):
    kind = "prompt"

    def __init__(
        self, function: Any, *, model: str | None, confidence: float, cites: str | None
    ) -> None:
        super().__init__(function)
        self.model = model
        self.confidence = confidence
        self.cites = cites
        if cites is not None and cites not in self.signature.parameters:
            raise GroundingError(
                f"{self.name} cites {cites!r}, which is none of its parameters",
                hint="name the parameter that holds the document",
            )

    def start(self) -> Call:
        return Call(self.name, confidence=self.confidence)

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        values, named = self.plain_arguments(call, args, kwargs)
        if self.cites is not None:
            cited = self.signature.bind(*args, **kwargs).arguments.get(self.cites)
            call.cited = Cited(self.cites, strip(cited), ProvenanceChain.of(chain_of(cited)))
        if not self.grounds(call) and any(map(self.demands, self.signature.parameters)):
            raise UngroundedReturn(
                f"{self.name} was handed nothing that has a source",
                hint="answer with InsufficientEvidence when nothing was found",
            )
        return values, named

    def grounds(self, call: Call) -> bool:
        return call.intake.open or bool(call.inputs())

    def leave(self, call: Call, result: Any) -> Any:
        if call.cited is not None and not isinstance(result, types.CoroutineType):
            result = checked(result, call.cited)
        return super().leave(call, result)

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        if shape.grounded:
            self.require(shape, result)
        inputs = call.inputs()
        if not inputs:
            return result
        step = PromptTransform(self.title, self.model, call.tokens)
        if shape.grounded:
            return handed_on(result, lambda node: record(step, self.confidence, (*inputs, node)))
        return wrap(result, call.shared_node(step, inputs))


class _Agent(Crossing):
    kind = "agent"

    def __init__(self, function: Any, *, data: frozenset[str]) -> None:
        super().__init__(function)
        self.retrieves = GROUNDED in data

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        return args, kwargs

    def grounds(self, call: Call) -> bool:
        return True

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        if self.retrieves and not shape.grounded and result is not None:
            shape = Shape(Form.GROUNDED)
        self.require(shape, result)
        step = AgentHandoff(self.title)
        return handed_on(result, lambda node: record(step, 1.0, (node,)))


def _retrieved(call: Call, content: Any, **details: Any) -> Node:
    details = {"source": call.source, **{k: v for k, v in details.items() if v is not None}}
    step = Retrieval(timestamp=now(), digest=digest_of(strip(content)), **details)
    return record(step, call.confidence, (*call.inputs(), *chains_in(content)))


def tool(
    function: Any = None,
    /,
    *,
    uses: Uses = (),
    confidence: float | None = None,
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

    Raises:
        InvalidProvenance: an effect or a confidence that is none.
        UngroundedReturn: at a call, a result declared ``Grounded`` is not.
    """
    crossing = functools.partial(_Tool, data=effect_row(uses), confidence=_confidence(confidence))
    return _Boundary(crossing).on(function)


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
        InvalidProvenance: a confidence that is none.
        GroundingError: ``cites`` names no parameter; at a call, an argument is not grounded
            although its parameter is declared so.
        CitationViolation: at a call, the answer quotes what is not there.
        UngroundedReturn: at a call, a grounded result was promised and nothing has a source.
    """
    terms = functools.partial(_Prompt, model=model, cites=cites)
    return _Boundary(functools.partial(terms, confidence=_confidence(confidence))).on(function)


def agent(
    function: Any = None,
    /,
    *,
    uses: Uses = (),
    data: str | Iterable[str] = (),
    min_confidence: float | None = None,
) -> Any:
    """Mark a function that orchestrates boundaries: mypy checks its body, a call its promise.

    A grounded value it returns gets an `AgentHandoff` step. An agent makes nothing grounded.

    Args:
        function: the function, when used bare.
        uses: its own effects; if they are grounded, so must every result be.
        data: categories that must be among its callees' effects: checked by mypy.
        min_confidence: the least confidence of its boundary calls, 0 to 1: checked by mypy.

    Raises:
        InvalidProvenance: an effect, a category or a confidence that is none.
        UngroundedReturn: at a call, a result declared ``Grounded`` is not.
    """
    categories(data)
    _confidence(min_confidence)
    return _Boundary(functools.partial(_Agent, data=effect_row(uses))).on(function)


def grounded_pure(function: Any = None, /, *, discloses: Iterable[str] | None = None) -> Any:
    """Mark a function that mypy must prove discards no sources; at run time it is itself.

    Args:
        function: the function, when used bare.
        discloses: the kinds of disclosure the proof may make: ``condition``, ``presence``,
            ``length``, ``provenance``, ``selection``, ``refusal``, ``failure``, ``effect``; none
            where it is empty. Without it, those that the configuration of the plugin allows.

    Raises:
        InvalidProvenance: ``discloses`` holds anything else; it is a `ValueError`.
    """
    kinds = None if discloses is None else _kinds(discloses)

    def mark(marked: Any) -> Any:
        wrapped = isinstance(marked, (staticmethod, classmethod))
        target: Any = marked.__func__ if wrapped else marked
        target.__corvid_pure__ = True
        target.__corvid_discloses__ = kinds
        return marked

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


def ground(
    value: Any,
    *,
    source: str | None = None,
    location: Location | None = None,
    score: float | None = None,
    metadata: Mapping[str, object] | None = None,
) -> Any:
    """Mint a grounded value, in the body of a tool whose effects are grounded.

    Args:
        value: what was retrieved; ``None`` comes back as it is.
        source: where it came from; by default ``tool:<module>.<qualified name>``.
        location: where in the source it stands.
        score: the retriever's relevance score.
        metadata: anything else worth keeping, a JSON object.

    Raises:
        GroundedForgery: no such body is running, or the value cannot carry a source.
        InvalidProvenance: a detail of the wrong type.
    """
    call = current_call()
    if call is None or call.source is None:
        raise GroundedForgery(
            f"ground() was called with {brief(value)} " + _where_called(call),
            hint="mint in the body of a @tool whose effects are grounded",
        )
    node = _retrieved(
        call, value, source=source, location=location, score=score, metadata=_json(metadata)
    )
    minted = wrap(value, node)
    if minted is not None and not isinstance(minted, (GroundedValue, GroundedStream)):
        raise GroundedForgery(
            f"ground() cannot ground {brief(value)}, which cannot carry a source",
            hint="ground what was retrieved, not a class, a module or an exception",
        )
    return minted


def _where_called(call: Call | None) -> str:
    if call is None:
        return "outside any tool"
    return f"in {call.name}, whose effects are not grounded"


def _json(metadata: Mapping[str, object] | None) -> dict[str, Any] | None:
    if metadata is None:
        return None
    import json

    try:
        copied = json.loads(json.dumps(strip(metadata), allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidProvenance(f"metadata must be a JSON object: {error}") from error
    if not isinstance(copied, dict):
        raise InvalidProvenance(f"metadata must be a JSON object, not {brief(metadata)}")
    return copied


def sever(value: Any, reason: str) -> Any:
    """Cut a chain: the value stays usable and may no longer be returned as grounded.

    Args:
        value: a grounded value; anything else comes back as it is.
        reason: why, for the chain and the audit.

    Raises:
        InvalidProvenance: the reason is not text.
    """
    if not isinstance(value, GroundedValue):
        return value
    event = discards.report((value._corvid_node,), reason)
    step = attrs.evolve(event, inputs=())
    return wrap(value._corvid_plain, record(step, value.confidence, (value._corvid_node,)))


def each(values: Any, /) -> list[Any]:
    """Return the items of a grounded iterable, each of them grounded.

    Args:
        values: a grounded list, tuple, mapping (its keys), stream, or any other iterable.

    Raises:
        GroundingError: the iterable is not grounded.
    """
    if isinstance(values, GroundedStream) and isinstance(values, Iterator):
        return list(values)
    if not isinstance(values, GroundedValue):
        raise GroundingError(
            f"each() takes a grounded iterable, not {brief(values)}",
            hint="loop over a plain container of grounded values as it is",
        )
    if issubclass(type(values), list):
        from corvid_runtime import containers

        return containers.elements(values, "each")
    node = derive("each", values._corvid_node)
    return [wrap(item, node) for item in values._corvid_plain]


def lift(function: Any, /) -> Any:
    """Let a plain function take grounded arguments and keep the grounding.

    The function gets plain values, deeply unwrapped into fresh containers; records keep what they
    declare ``Grounded``. Its result carries one `Derived` step named after the function; with
    nothing grounded handed to it, it stays plain.
    """
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(lift(function.__func__))
    from corvid_runtime.lifting import lifted_call

    inner = function.func if isinstance(function, functools.partial) else function
    name = getattr(inner, "__name__", type(inner).__name__)

    def lifted(*args: Any, **kwargs: Any) -> Any:
        return lifted_call(function, name, args, kwargs)

    async def lifted_later(*args: Any, **kwargs: Any) -> Any:
        return await lifted(*args, **kwargs)

    later = inspect.iscoroutinefunction(function)
    return functools.wraps(function, updated=())(lifted_later if later else lifted)
