"""What readers see of where a value comes from: the steps, and the chain that lists them.

The classes `Retrieval`, `PromptTransform`, `AgentHandoff`, `Severed` and `Derived` are views, made
of the nodes of the graph when a `ProvenanceChain` is iterated.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar, Final, TypeAlias, overload

import attrs

from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import (
    DERIVED,
    EMPTY,
    UNSIGNED,
    FlatNode,
    Node,
    Record,
    Standing,
    caption,
    flatten,
    unflatten,
    walk,
)
from corvid_runtime.location import Location
from corvid_runtime.printing import on_one_line

__all__ = [
    "AgentHandoff",
    "Derived",
    "PromptTransform",
    "ProvenanceChain",
    "Retrieval",
    "Severed",
    "Standing",  # where pickles look for it
    "Step",
]


def _instance_of(*kinds: type) -> Any:
    def check(step: object, field: attrs.Attribute[Any], value: object) -> None:
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            expected = " or ".join("None" if k is type(None) else k.__name__ for k in kinds)
            name = f"{type(step).__name__}.{field.name}"
            raise InvalidProvenance(f"{name} must be {expected}, not {value!r}")

    return check


def _utc(_: object, field: attrs.Attribute[Any], value: object) -> None:
    if not isinstance(value, datetime) or value.utcoffset() != timedelta(0):
        raise InvalidProvenance(f"Retrieval.timestamp must be an aware UTC time, not {value!r}")


def _finite(_: object, field: attrs.Attribute[Any], value: Any) -> None:
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if value is not None and not (number and math.isfinite(value)):
        raise InvalidProvenance(f"Retrieval.score must be a finite number, not {value!r}")


def _chains(step: object, field: attrs.Attribute[Any], value: object) -> None:
    if not isinstance(value, tuple) or not all(isinstance(i, ProvenanceChain) for i in value):
        name = f"{type(step).__name__}.{field.name}"
        raise InvalidProvenance(f"{name} must be a tuple of chains, not {type(value).__name__}")


def _inputs() -> Any:
    return attrs.field(default=(), validator=_chains, kw_only=True)


_TEXT: Final = _instance_of(str)
_OPTIONAL_TEXT: Final = _instance_of(str, type(None))


@attrs.frozen
class Retrieval(Record):
    """Something was fetched: the only step that makes a value grounded.

    Attributes:
        source: where it came from, a URI if the tool names one.
        timestamp: when, in UTC.
        metadata: what else the tool said, a JSON object.
        location: where in the source it stands.
        digest: SHA-256 of the content in hexadecimal: of bytes as they are, of text as UTF-8, of
            JSON values in canonical form; ``None`` for anything else.
        score: the retriever's relevance score.
        inputs: chains of the grounded arguments the tool was called with.
    """

    kind: ClassVar[str] = "retrieval"
    starts: ClassVar[bool] = True

    source: str = attrs.field(validator=_TEXT)
    timestamp: datetime = attrs.field(validator=_utc)
    metadata: dict[str, Any] = attrs.field(factory=dict, validator=_instance_of(dict), hash=False)
    location: Location | None = attrs.field(
        default=None, validator=_instance_of(Location, type(None))
    )
    digest: str | None = attrs.field(default=None, validator=_OPTIONAL_TEXT)
    score: float | None = attrs.field(default=None, validator=_finite)
    inputs: tuple[ProvenanceChain, ...] = _inputs()


@attrs.frozen
class PromptTransform(Record):
    """A model made something of its inputs.

    Attributes:
        prompt_name: qualified name of the prompt.
        model: the model that answered, ``None`` if the prompt does not say.
        tokens: how many tokens it took, ``None`` if the prompt does not report them.
        inputs: chains of the grounded arguments, in the order of the parameters.
    """

    kind: ClassVar[str] = "prompt"

    prompt_name: str = attrs.field(validator=_TEXT)
    model: str | None = attrs.field(default=None, validator=_OPTIONAL_TEXT)
    tokens: int | None = attrs.field(default=None, validator=_instance_of(int, type(None)))
    inputs: tuple[ProvenanceChain, ...] = _inputs()


@attrs.frozen
class AgentHandoff(Record):
    """An agent handed the value on to its caller.

    Attributes:
        agent_name: qualified name of the agent.
        inputs: the chain of the value.
    """

    kind: ClassVar[str] = "handoff"

    agent_name: str = attrs.field(validator=_TEXT)
    inputs: tuple[ProvenanceChain, ...] = _inputs()


@attrs.frozen
class Severed(Record):
    """The chain was cut on purpose: what follows may not claim to be grounded.

    Attributes:
        reason: why, in the words of whoever did it.
        where: the function, file and line that did it.
        inputs: the chains that were cut.
    """

    kind: ClassVar[str] = "severed"
    cuts: ClassVar[bool] = True

    reason: str | None = attrs.field(default=None, validator=_OPTIONAL_TEXT)
    where: str | None = attrs.field(default=None, validator=_OPTIONAL_TEXT)
    inputs: tuple[ProvenanceChain, ...] = _inputs()


@attrs.frozen
class Derived:
    """An ordinary operation made a new value.

    Attributes:
        op: the name of the operation in the `operator` module (``add``, ``iadd``, ``getitem``),
            or ``getattr:NAME``, ``call:NAME``, or the name of a lifted function.
        inputs: the operands' chains in position; an ungrounded operand has the empty chain.
    """

    kind: ClassVar[str] = DERIVED

    op: str = attrs.field(validator=_TEXT)
    inputs: tuple[ProvenanceChain, ...] = attrs.field(default=(), validator=_chains)


Step: TypeAlias = Retrieval | PromptTransform | AgentHandoff | Severed | Derived

KINDS: Final[dict[str, type[Record]]] = {
    step.kind: step for step in (Retrieval, PromptTransform, AgentHandoff, Severed)
}
"""The classes of the steps that nodes hold as they are."""


def view(node: Node) -> Step:
    """Return what a node shows to readers."""
    step = node[0]
    inputs = tuple(ProvenanceChain.of(child) for child in node[2:])
    if isinstance(step, str):
        return Derived(step, inputs)
    if isinstance(step, Retrieval):
        return attrs.evolve(step, inputs=inputs, metadata=copy.deepcopy(step.metadata))
    shown: Step = attrs.evolve(step, inputs=inputs)
    return shown


class ProvenanceChain(Sequence[Step]):
    """Every step that contributed to a value, once, inputs before what was made of them.

    Chains compare by their flat form: post-order, left to right, first visit.
    """

    __slots__ = ("_node",)

    _node: Node

    def __init__(self) -> None:
        """Make the empty chain. The others come from `GroundedValue.sources` and `from_json`."""
        self._node = EMPTY

    @classmethod
    def of(cls, node: Node) -> ProvenanceChain:
        """Return the chain that ends in a node."""
        chain = cls.__new__(cls)
        chain._node = node
        return chain

    @property
    def node(self) -> Node:
        """The node the chain ends in, as the rest of the runtime handles it."""
        return self._node

    @property
    def confidence(self) -> float:
        """The minimum along the chain, 0 to 1; unknown counts as 1."""
        worth: Standing = self._node[1]
        return worth.confidence

    @property
    def severed(self) -> bool:
        """Whether the chain was cut, so that it no longer proves anything."""
        worth: Standing = self._node[1]
        return worth.severed

    @property
    def unsigned(self) -> bool:
        """Whether any of it was read from JSON that bore no signature which was checked."""
        return any(node[0] == UNSIGNED for node in walk(self._node))

    def retrievals(self) -> tuple[Retrieval, ...]:
        """Return the `Retrieval` steps alone, in the order of the chain."""
        found = (view(node) for node in walk(self._node) if isinstance(node[0], Retrieval))
        return tuple(step for step in found if isinstance(step, Retrieval))

    def to_json(self) -> str:
        """Return the chain as JSON text; `from_json` reads it back without loss."""
        from corvid_runtime import chain_json  # not before: it loads json

        return chain_json.text_of(self._node)

    @classmethod
    def from_json(cls, text: str | bytes) -> ProvenanceChain:
        """Read what `to_json` wrote.

        Raises:
            InvalidProvenance: it is not such a text, or no run could have produced it.
        """
        from corvid_runtime import chain_json

        return cls.of(chain_json.read_text(text, KINDS))

    def summary(self) -> str:
        """Name the sources in one line."""
        names = list(dict.fromkeys(step.source for step in self.retrievals()))
        shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        marks = (" (severed)" if self.severed else "") + (" (unsigned)" if self.unsigned else "")
        return (shown or "none") + marks

    def __iter__(self) -> Iterator[Step]:
        return map(view, walk(self._node))

    def __len__(self) -> int:
        return sum(1 for _ in walk(self._node))

    def __bool__(self) -> bool:
        return self._node is not EMPTY

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, index: int | slice) -> Step | tuple[Step, ...]:
        nodes = list(walk(self._node))
        if isinstance(index, slice):
            return tuple(map(view, nodes[index]))
        return view(nodes[index])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ProvenanceChain):
            return NotImplemented
        return self._node is other._node or flatten(self._node) == flatten(other._node)

    def __hash__(self) -> int:
        return hash(tuple(flatten(self._node)))

    def __repr__(self) -> str:
        return f"<ProvenanceChain of {len(self)} steps from {self.summary()}>"

    def __str__(self) -> str:
        """Draw the chain as numbered lines, each step naming its inputs by number."""
        return "\n".join(_lines(flatten(self._node))) or "(no sources)"

    def __copy__(self) -> ProvenanceChain:
        return self

    def __deepcopy__(self, memo: object) -> ProvenanceChain:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _load_chain, (flatten(self._node),)


def _load_chain(flat: Iterable[FlatNode]) -> ProvenanceChain:
    return ProvenanceChain.of(unflatten(flat))


def _lines(flat: Sequence[FlatNode]) -> Iterator[str]:
    for number, (step, _, inputs) in enumerate(flat, start=1):
        made_of = ", ".join("plain" if place is None else f"#{place + 1}" for place in inputs)
        yield f"#{number} {on_one_line(caption(step))}" + (f" <- {made_of}" if made_of else "")
