"""The run-time classes behind ``Grounded[T]``, and what puts a step on top of their chains."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Final, Generic, TypeVar

from corvid_runtime import discards, showing
from corvid_runtime.cells import Cell
from corvid_runtime.content import Streaming, Traced, chain_of, chains_in, field_names, strip
from corvid_runtime.errors import GroundedForgery, GroundingError
from corvid_runtime.graph import EMPTY, Node, derive, flatten, proven, weaker
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import ProvenanceChain

__all__ = ["Grounded", "GroundedStream", "GroundedValue"]

T_co = TypeVar("T_co", covariant=True)
OWN: Final = ("sources", "confidence")
"""What every grounded value says of its chain, by names that its content may have as well."""

Ground = Callable[[Any], Any]
Entering = Callable[[], AbstractContextManager[object]]


class GroundedValue(Traced, Generic[T_co]):
    """A value that carries its provenance, usable wherever the plain value is.

    It cannot be constructed: a call of a retrieval tool returns it, and every operation on it
    returns another. A grounded built-in *is* that built-in (a carrier); anything else is wrapped
    in a transparent proxy that ``isinstance`` takes for the original.
    """

    __slots__ = ()

    def __new__(cls, *args: object, **kwargs: object) -> Any:
        """Refuse.

        Raises:
            GroundedForgery: always; a value becomes grounded by being retrieved.
        """
        raise GroundedForgery(
            "Grounded cannot be constructed: nothing retrieved the value",
            hint="return the value from a @tool(uses=retrieval)",
        )

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.__module__.startswith("corvid_runtime."):
            raise GroundedForgery(
                f"{cls.__qualname__} subclasses Grounded, so it could forge provenance",
                hint="hold a Grounded[...] value in a field instead",
            )

    def sources(self) -> ProvenanceChain:
        """Return the chain: every step once, inputs before what was made of them."""
        return ProvenanceChain.of(self._corvid_node)

    @property
    def confidence(self) -> float:
        """The minimum along the chain, 0 to 1; unknown counts as 1."""
        worth: float = self._corvid_node[1][0]
        return worth

    def unwrap_discarding_sources(self) -> T_co:
        """Return the plain value, deeply, and report to the audit what was discarded."""
        discards.report((self._corvid_node,), reason=None)
        value: T_co = strip(self)
        return value

    def __copy__(self) -> Any:
        return wrap(copy.copy(self._corvid_plain), self._corvid_node)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return wrap(copy.deepcopy(self._corvid_plain, memo), self._corvid_node)

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return _restore, (self._corvid_plain, flatten(self._corvid_node))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Show the value and its chain in IPython; in a line if it is part of something else."""
        content, chain = strip(self), ProvenanceChain.of(self._corvid_node)
        if len(getattr(printer, "stack", ())) > 1:
            printer.text(showing.as_item(content, chain))
            return
        for number, line in enumerate(showing.as_text(content, chain).split("\n")):
            if number:
                printer.break_()
            printer.text(line)

    def _repr_html_(self) -> str:
        """Show the value and its chain in a notebook."""
        return showing.as_html(strip(self), ProvenanceChain.of(self._corvid_node))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Show both in IPython, which asks for the text of the original where it meets a proxy."""
        text = showing.as_text(strip(self), ProvenanceChain.of(self._corvid_node))
        return {"text/plain": text, "text/html": self._repr_html_()}

    def __rich__(self) -> Any:
        """Show the value and its chain with rich."""
        return showing.as_rich(strip(self), ProvenanceChain.of(self._corvid_node))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Keep a pydantic field typed ``Grounded[T]`` grounded, validating its content."""
        # Not before a model asks: it loads pydantic.
        from corvid_runtime.pydantic_schema import schema_of

        return schema_of(source, handler)


Grounded = GroundedValue


class GroundedStream(Streaming, Generic[T_co]):
    """An iterator, or async iterator, of grounded items.

    The methods of a generator (``send``, ``throw``, ``close`` and their async twins) reach the
    generator behind it.
    """

    def __init__(self, source: Any, ground: Ground, entering: Entering = nullcontext) -> None:
        """Stream what an iterator yields.

        Args:
            source: an iterator, async iterator, or generator of either kind.
            ground: makes each item grounded.
            entering: a context manager to resume the source in.
        """
        self._source = source
        self._ground = ground
        self._entering = entering
        self._node: Node = EMPTY

    def sources(self) -> ProvenanceChain:
        """Return the chain of the items consumed so far."""
        return ProvenanceChain.of(self._node)

    def _consumed(self, item: Any) -> Any:
        grounded = self._ground(item)
        node = chain_of(grounded)
        if not any(node is counted for counted in (EMPTY, self._node, *self._node[2:])):
            self._node = node if self._node is EMPTY else derive("stream", self._node, node)
        return grounded


def hidden(content: Any, name: str) -> GroundingError:
    """Return what reading a name raises that a grounded value has itself, and its content too.

    Which of the two is meant nobody can tell, and what is not meant would be a wrong answer.
    """
    owner = type(content).__name__
    return GroundingError(
        f"`{name}` of a grounded {owner} may be what its sources say, or what {owner} holds",
        hint=f"rename it in {owner}; or return it from a function marked @lift, and write "
        "Grounded.sources(...) for what the sources say",
    )


def hiding(name: str) -> Any:
    """Return what stands for a name that a grounded value has itself, and a kind of content too."""

    def read(self: GroundedValue[Any]) -> Any:
        raise hidden(self._corvid_plain, name)

    return property(read)


class Shared(GroundedValue[T_co]):
    """A grounded value whose chain grows in place, for whoever else holds the value."""

    __slots__ = ()

    _corvid_cell: Cell

    @property
    def _corvid_node(self) -> Node:  # type: ignore[override]
        return self._corvid_cell.node


def held(child: Any, holder: Cell) -> Any:
    """Return what was read out of a value, so that a change of the child is one of the holder."""
    if isinstance(child, Shared):
        child._corvid_cell.held_by(holder)
    return child


def keep_in(values: Iterable[Any], holder: Cell) -> None:
    """Note what was put into a value, so that a change of that is one of the holder."""
    for value in values:
        if isinstance(value, Shared):
            held(value, holder)
        elif type(value) in _HOLDING:
            keep_in(value.values() if type(value) is dict else value, holder)


_HOLDING: Final = frozenset({list, tuple, set, frozenset, dict})
"""The plain containers of which the items are put, or which are put as they are."""


def set_cell(value: Any, cell: Cell) -> None:
    """Make a value share a cell, past any ``__setattr__`` of its own."""
    object.__setattr__(value, "_corvid_cell", cell)


def grounded_class(kind: type, bases: tuple[type, ...], module: str, body: dict[str, Any]) -> Any:
    """Return the class of grounded values of a type, named as the type so that errors read alike.

    Called like the type, it makes plain values: foreign code that writes ``type(x)(...)`` makes
    something that nothing retrieved.
    """

    def __new__(cls: type, *args: Any, **kwargs: Any) -> Any:
        return kind(*args, **kwargs)

    names = {"__module__": module, "__qualname__": f"Grounded[{kind.__qualname__}]"}
    # Here again, for IPython prefers the first class with a `__repr__` of its own.
    shown = {"_repr_pretty_": GroundedValue._repr_pretty_}
    return type(kind.__name__, bases, {**body, **names, **shown, "__new__": __new__})


def rejoin(value: GroundedValue[Any], node: Node) -> Any:
    """Ground a value that is grounded already: both chains count, and nothing nests."""
    found = value._corvid_node
    return wrap(value._corvid_plain, (node[0], weaker(node[1], found[1]), *node[2:], found))


def topped(value: GroundedValue[Any], step: Callable[[Node], Node]) -> Any:
    """Return a value with a step on top of its chain: the same object if its chain is shared."""
    if isinstance(value, Shared):
        value._corvid_cell.top(step)
        return value
    return wrap(value._corvid_plain, step(value._corvid_node))


def handed_on(result: Any, step: Callable[[Node], Node], *, fields: bool = False) -> Any:
    """Put a step on top of every grounded value that a result is, or that its containers hold.

    Args:
        result: the result.
        step: what puts it there.
        fields: whether the fields of records get it as well, in a copy of the record.
    """
    if isinstance(result, GroundedValue):
        return topped(result, step)
    if next(chains_in(result), None) is None:
        return result
    if type(result) is list:
        for place, item in enumerate(result):
            result[place] = item if item is result else handed_on(item, step, fields=fields)
    elif type(result) is dict:
        held = {key: handed_on(item, step, fields=fields) for key, item in result.items()}
        result.update(held)
    elif isinstance(result, tuple):
        items = [handed_on(item, step, fields=fields) for item in result]
        return getattr(type(result), "_make", type(result))(items)
    elif fields:
        kind: type = type(result)
        result = copy.copy(result) if field_names(kind) else result
        for name in filter(partial(hasattr, result), field_names(kind)):
            object.__setattr__(result, name, handed_on(getattr(result, name), step, fields=True))
    return result


def _restore(value: Any, flat: Any) -> Any:
    return wrap(value, proven(flat))
