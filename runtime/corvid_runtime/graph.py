"""The graph that provenance forms: its nodes, what they are worth, and the ways over them.

A node is a plain tuple ``(step, standing, *inputs)``: one operation costs one node, whatever came
before it. The step of a derived node is just the name of the operation; every other node holds a
`Record`.

Nodes are never hashed, compared or printed: a graph may be a million operations deep. Whatever
looks at a whole graph first asks `flatten` for its flat form, without recursion.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import attrs

from corvid_runtime.errors import InvalidProvenance

Node: TypeAlias = tuple[Any, ...]

DERIVED: Final = "derived"
"""The kind of the steps that are just the name of an operation."""


UNSIGNED: Final = "read:unsigned"
"""The operation on top of the chain of what was read and bore no signature that was checked."""


class Record:
    """A step that a node holds as it is, because it says more than the name of an operation.

    Attributes:
        kind: its name in texts and documents.
        starts: whether a chain starts afresh here, so that it is not cut though its inputs are.
        cuts: whether the chain is cut here.
    """

    __slots__ = ()

    kind: ClassVar[str]
    starts: ClassVar[bool] = False
    cuts: ClassVar[bool] = False


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
    worth = standing(min(confidence, below.confidence), _is_cut(step, below))
    return (step, worth, *inputs)


def _is_cut(step: Record | str, below: Standing) -> bool:
    if isinstance(step, Record):
        return step.cuts or (below.severed and not step.starts)
    return below.severed


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


class Rebuilding:
    """A graph that is rebuilt step by step from its flat form, and checked on the way.

    The places of inputs are kept in arrays: a list of lists would take more than the graph.
    """

    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._places = array("q")
        self._ends = array("q", [0])

    @property
    def root(self) -> Node:
        """The node of the last step; the empty chain, if there is none."""
        return self._nodes[-1] if self._nodes else EMPTY

    def add(self, step: Any, confidence: Any, places: Sequence[int | None]) -> None:
        """Add a step, whose inputs are places of earlier ones.

        Raises:
            InvalidProvenance: no run could have produced it.
            TypeError: the places are none.
        """
        nodes, count = self._nodes, len(self._nodes)
        below = []
        for place in places:
            if place is None:
                self._places.append(-1)
                below.append(EMPTY)
            elif type(place) is int and 0 <= place < count:
                self._places.append(place)
                below.append(nodes[place])
            else:
                raise InvalidProvenance(
                    f"step {count} cannot be made of step {place!r}: inputs come first"
                )
        self._ends.append(len(self._places))
        if len(below) == 1 and type(step) is str and confidence == below[0][1][0] == 1.0:
            node = below[0]
            if node[1] is SURE and node is not EMPTY and type(confidence) is float:
                nodes.append((step, SURE, node))  # what nearly all steps of long chains are
                return
        nodes.append(_rebuilt(step, confidence, below))

    def is_in_order(self) -> bool:
        """Tell whether the steps came as `flatten` lists them, each of them used."""
        places, ends = self._places, self._ends
        entered = bytearray(len(self._nodes))
        path = [len(self._nodes) - 1] if self._nodes else []
        left = 0
        while path:
            at = path[-1]
            if not entered[at]:
                entered[at] = 1
                start, end = ends[at], ends[at + 1]
                while end > start:
                    end -= 1
                    place = places[end]
                    if place >= 0 and not entered[place]:
                        path.append(place)
                if path[-1] != at:
                    continue
            path.pop()
            if at == left:
                left += 1
            elif at > left:
                return False
        return left == len(self._nodes)


def unflatten(flat: Iterable[tuple[Any, tuple[float, bool], Sequence[int | None]]]) -> Node:
    """Rebuild the graph of a flat form, and return its root.

    Raises:
        InvalidProvenance: no run could have produced it.
    """
    graph = Rebuilding()
    try:
        for step, (confidence, _), places in flat:
            graph.add(step, confidence, places)
    except InvalidProvenance:
        raise
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"a chain is steps, standings and inputs: {error}") from None
    return graph.root


def proven(flat: Any) -> Node:
    """Rebuild the graph of a grounded value.

    Raises:
        InvalidProvenance: it holds no source, or see `unflatten`.
    """
    node = unflatten(flat)
    if node is EMPTY:
        raise InvalidProvenance("a grounded value was serialised without a source")
    return node


def _rebuilt(step: Any, confidence: float, below: Sequence[Node]) -> Node:
    if not isinstance(step, (str, Record)):
        raise InvalidProvenance(f"a step is one of the step classes, not {step!r}")
    starts = isinstance(step, Record) and step.starts
    if not starts and all(node is EMPTY for node in below):
        raise InvalidProvenance(f"{caption(step)} was made of nothing that was retrieved")
    node = record(step, check_confidence(confidence), below)
    if node[1].confidence != confidence:
        raise InvalidProvenance(f"{caption(step)} claims more confidence than its inputs have")
    return node


def caption(step: Record | str) -> str:
    """Describe a step in a line."""
    if isinstance(step, str):
        return step
    shown: Any = step
    fields = attrs.asdict(shown, recurse=False, filter=lambda a, v: v not in (None, (), {}))
    return f"{step.kind} " + ", ".join(f"{name}={value}" for name, value in fields.items())
