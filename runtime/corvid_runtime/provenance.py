"""Where a value comes from: steps, the graph they form, and the chain that shows them.

A node is a plain tuple ``(step, standing, *inputs)``: one operation costs one node, whatever came
before it. The step of a derived node is just the name of the operation; every other node holds a
record. The classes `Retrieval`, `PromptTransform`, `AgentHandoff`, `Severed` and `Derived` are what
readers see: views made when a `ProvenanceChain` is iterated.

Nodes are never hashed, compared or printed: a graph may be a million operations deep. Whatever
looks at a whole graph first asks `flatten` for its flat form, without recursion.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, overload

import attrs

from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.location import Location

__all__ = [
    "AgentHandoff",
    "Derived",
    "PromptTransform",
    "ProvenanceChain",
    "Retrieval",
    "Severed",
    "Step",
]

Node: TypeAlias = tuple[Any, ...]


class Standing(NamedTuple):
    """What a node is worth: its confidence (0 to 1), and whether its chain was cut."""

    confidence: float
    severed: bool


@lru_cache(maxsize=4096)
def standing(confidence: float, severed: bool) -> Standing:
    """Return the shared `Standing`, so that nodes compare theirs by identity first."""
    return Standing(confidence, severed)


SURE: Final = standing(1.0, False)

EMPTY: Final[Node] = (None, SURE)
"""The chain of an operand that comes from nowhere."""


def weaker(left: Standing, right: Standing) -> Standing:
    """Return the standing of what is made of two inputs: the lower confidence, cut if one is."""
    if left is right or right is SURE:
        return left
    if left is SURE:
        return right
    return standing(min(left[0], right[0]), left[1] or right[1])


def weakest(inputs: Sequence[Node], start: Standing = SURE) -> Standing:
    """Return the standing of what is made of any number of inputs."""
    for node in inputs:
        if node[1] is not start:
            start = weaker(start, node[1])
    return start


def derive(op: str, *inputs: Node) -> Node:
    """Return the node of an operation on inputs, in the order they stand in the source code."""
    return (op, weakest(inputs), *inputs)


def record(step: Record | str, confidence: float, inputs: Sequence[Node] = ()) -> Node:
    """Return the node of a recorded step. A retrieval starts afresh: it is never severed."""
    below = weakest(inputs)
    severed = isinstance(step, Severed) or (below.severed and not isinstance(step, Retrieval))
    return (step, standing(min(confidence, below.confidence), severed), *inputs)


def is_proof(node: Node) -> bool:
    """Tell whether a chain proves anything: it was not cut, and it is not empty."""
    worth: Standing = node[1]
    return node is not EMPTY and not worth.severed


def join(*nodes: Node) -> Node:
    """Return one node for what several chains flowed into, itself if there is only one."""
    distinct = list({id(node): node for node in nodes if node is not EMPTY}.values())
    if len(distinct) > 1:
        return derive("join", *distinct)
    return distinct[0] if distinct else EMPTY


def check_confidence(confidence: object) -> float:
    """Return a confidence as a float.

    Raises:
        InvalidProvenance: it is not a number from 0 to 1.
    """
    if isinstance(confidence, (int, float)) and not isinstance(confidence, bool):
        number = float(confidence)
        if 0.0 <= number <= 1.0:
            return number
    raise InvalidProvenance(f"a confidence is a number from 0 to 1, not {confidence!r}")


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
class Retrieval:
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
class PromptTransform:
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
class AgentHandoff:
    """An agent handed the value on to its caller.

    Attributes:
        agent_name: qualified name of the agent.
        inputs: the chain of the value.
    """

    kind: ClassVar[str] = "handoff"

    agent_name: str = attrs.field(validator=_TEXT)
    inputs: tuple[ProvenanceChain, ...] = _inputs()


@attrs.frozen
class Severed:
    """The chain was cut on purpose: what follows may not claim to be grounded.

    Attributes:
        reason: why, in the words of whoever did it.
        where: the function, file and line that did it.
        inputs: the chains that were cut.
    """

    kind: ClassVar[str] = "severed"

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

    kind: ClassVar[str] = "derived"

    op: str = attrs.field(validator=_TEXT)
    inputs: tuple[ProvenanceChain, ...] = attrs.field(default=(), validator=_chains)


Record: TypeAlias = Retrieval | PromptTransform | AgentHandoff | Severed
Step: TypeAlias = Record | Derived


_RECORDS: Final = (Retrieval, PromptTransform, AgentHandoff, Severed)


FlatNode: TypeAlias = tuple[Any, Standing, tuple["int | None", ...]]
"""A node of the flat form: its inputs are places in the list, ``None`` the empty chain."""


def walk(root: Node) -> Iterator[Node]:
    """Yield every node once: inputs before what was made of them, left to right."""
    entered = {id(EMPTY)}
    left = {id(EMPTY)}
    path = [root]
    while path:
        node = path[-1]
        key = id(node)
        if key not in entered:
            entered.add(key)
            path.extend([child for child in node[:1:-1] if id(child) not in entered])
            continue
        path.pop()
        if key not in left:
            left.add(key)
            yield node


def flatten(root: Node) -> list[FlatNode]:
    """Return the flat form: post-order, left to right, each node at its first visit."""
    places: dict[int, int | None] = {id(EMPTY): None}
    flat: list[FlatNode] = []
    for node in walk(root):
        places[id(node)] = len(flat)
        flat.append((node[0], node[1], tuple([places[id(child)] for child in node[2:]])))
    return flat


def unflatten(flat: Iterable[tuple[Any, tuple[float, bool], Sequence[int | None]]]) -> Node:
    """Rebuild the graph of a flat form, and return its root.

    Raises:
        InvalidProvenance: no run could have produced it.
    """
    nodes: list[Node] = []
    try:
        for step, (confidence, _), places in flat:
            below = [EMPTY if place is None else _earlier(nodes, place) for place in places]
            nodes.append(_rebuilt(step, confidence, below))
    except InvalidProvenance:
        raise
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"a chain is steps, standings and inputs: {error}") from None
    return nodes[-1] if nodes else EMPTY


def proven(flat: Any) -> Node:
    """Rebuild the graph of a grounded value.

    Raises:
        InvalidProvenance: it holds no source, or see `unflatten`.
    """
    node = unflatten(flat)
    if node is EMPTY:
        raise InvalidProvenance("a grounded value was serialised without a source")
    return node


def _earlier(nodes: Sequence[Node], place: int) -> Node:
    if type(place) is not int or not 0 <= place < len(nodes):
        raise InvalidProvenance(
            f"step {len(nodes)} cannot be made of step {place!r}: inputs come first"
        )
    return nodes[place]


def _rebuilt(step: Any, confidence: float, below: Sequence[Node]) -> Node:
    if not isinstance(step, (str, *_RECORDS)):
        raise InvalidProvenance(f"a step is one of the step classes, not {step!r}")
    if not isinstance(step, Retrieval) and all(node is EMPTY for node in below):
        raise InvalidProvenance(f"{_caption(step)} was made of nothing that was retrieved")
    node = record(step, check_confidence(confidence), below)
    if node[1].confidence != confidence:
        raise InvalidProvenance(f"{_caption(step)} claims more confidence than its inputs have")
    return node


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

    def retrievals(self) -> tuple[Retrieval, ...]:
        """Return the `Retrieval` steps alone, in the order of the chain."""
        found = (view(node) for node in walk(self._node) if isinstance(node[0], Retrieval))
        return tuple(step for step in found if isinstance(step, Retrieval))

    def to_json(self) -> str:
        """Return the chain as JSON text; `from_json` reads it back without loss."""
        from corvid_runtime.interchange import chain_to_json

        return chain_to_json(self)

    @classmethod
    def from_json(cls, text: str | bytes) -> ProvenanceChain:
        """Read what `to_json` wrote.

        Raises:
            InvalidProvenance: it is not such a text, or no run could have produced it.
        """
        from corvid_runtime.interchange import chain_from_json

        return chain_from_json(text)

    def summary(self) -> str:
        """Name the sources in one line."""
        names = list(dict.fromkeys(step.source for step in self.retrievals()))
        shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        return (shown or "none") + (" (severed)" if self.severed else "")

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
        yield f"#{number} {_caption(step)}" + (f" <- {made_of}" if made_of else "")


def _caption(step: Any) -> str:
    if isinstance(step, str):
        return step
    fields = attrs.asdict(step, recurse=False, filter=lambda a, v: v not in (None, (), {}))
    return f"{step.kind} " + ", ".join(f"{name}={value}" for name, value in fields.items())
