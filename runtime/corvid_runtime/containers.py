"""Carriers of containers that can change: ``list``, ``dict``, ``set`` and their library kin.

A grounded container stays changeable, and what changes it joins its chain. A container read out
of a grounded one is *adopted*: replaced there by its carrier, which shares the chain, so that a
nested update is neither lost nor left without its sources.
"""

from __future__ import annotations

import copy
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, ClassVar, Final

from corvid_runtime.arrays import Calculable
from corvid_runtime.cells import MUTATION, Cell
from corvid_runtime.content import ATOMS, chain_of
from corvid_runtime.graph import EMPTY, Node, derive, weaker
from corvid_runtime.lifting import (
    IN_PLACE,
    Members,
    compiled,
    has_special,
    lifted_call,
    operators,
    public_names,
    take,
)
from corvid_runtime.makers import MAKERS, Maker, wrap
from corvid_runtime.value import Shared, grounded_class, held, keep_in, set_cell

Fill = Callable[[Any, Any], object]


def _fill_ordered(twin: Any, value: Any) -> None:
    for key, item in value.items():
        OrderedDict.__setitem__(twin, key, item)


def _fill_defaultdict(twin: Any, value: Any) -> None:
    defaultdict.__init__(twin, value.default_factory)
    dict.update(twin, value)


_KINDS: Final[dict[type, Fill]] = {
    list: list.extend,
    dict: dict.update,
    set: set.update,
    OrderedDict: _fill_ordered,
    defaultdict: _fill_defaultdict,
    Counter: dict.update,
}
"""How an empty instance takes the content of a value."""

_TWINS: Final[dict[type, Callable[[Any], Any]]] = {
    list: list,
    dict: dict,
    set: set,
    OrderedDict: OrderedDict,
    defaultdict: defaultdict.__copy__,
    Counter: Counter,
}
"""How the plain twin of a carrier is made."""

_CONSUMING: Final = frozenset(
    {
        *("extend", "update", "subtract"),
        *("difference_update", "intersection_update", "symmetric_difference_update"),
    }
)
"""Methods that change the container by the items of their arguments."""

_WRITES: Final = _CONSUMING | {
    *("append", "insert", "remove", "clear", "reverse", "sort", "add", "discard", "move_to_end"),
}
"""Methods that change the container and return nothing; grounded arguments stay so, inside."""

_IN_PLACE: Final = frozenset({"keys", "index", "count", "pop", "popitem"})
"""Methods that read, or take out, without a copy of the whole."""

_ABSENT: Final = object()


class Changeable(Calculable[Any], Shared[Any]):
    """What carriers that can change have in common."""

    __slots__ = ()

    _corvid_kind: ClassVar[Any]

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = _blank(type(self)._corvid_kind)
        memo[id(self)] = twin
        twin.__setstate__(copy.deepcopy((self._corvid_plain, self._corvid_cell), memo))
        return twin

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return _blank, (type(self)._corvid_kind,), (self._corvid_plain, self._corvid_cell)

    def __setstate__(self, state: tuple[Any, Cell]) -> None:
        content, cell = state
        set_cell(self, cell)
        _KINDS[type(content)](self, content)


def fits(kind: type) -> bool:
    """Tell whether values of a type get a carrier that can change."""
    return kind in _KINDS


def maker(kind: type) -> Maker:
    """Build the carrier class of a type, and return what makes its instances."""
    carrier = _carrier_class(kind)
    fill = _KINDS[kind]
    new: Any = kind.__new__
    MAKERS[carrier] = _found

    def make(value: Any, node: Node) -> Any:
        result = new(carrier)
        set_cell(result, Cell(node))
        fill(result, value)
        return result

    return make


def adopt(child: Any, cell: Cell) -> Any:
    """Return the carrier of a container that was found inside a value, sharing its chain."""
    carrier = wrap(child, cell.node)
    set_cell(carrier, cell)
    return carrier


def _carrier_class(kind: Any) -> Any:
    members = Members(kind, public_names(kind))
    namespace, _ = compiled(kind, __name__, operators(kind))
    namespace |= {name: _method(kind, name) for name in members.methods}
    namespace |= {name: staticmethod(getattr(kind, name)) for name in members.constructors}
    namespace |= {
        name: _in_place(op, getattr(kind, name))
        for name, op in IN_PLACE.items()
        if has_special(kind, name)
    }
    if has_special(kind, "__getitem__"):
        namespace["__getitem__"] = _getitem(kind.__getitem__)
        namespace["__setitem__"] = _writing("setitem", kind.__setitem__)
        namespace["__delitem__"] = _writing("delitem", kind.__delitem__)
    body = {
        "__slots__": ("_corvid_cell",),
        "__hash__": None,
        "__repr__": lambda self: repr(self._corvid_plain),
        "_corvid_kind": kind,
        "_corvid_plain": property(_TWINS[kind]),
    }
    return grounded_class(kind, (Changeable, kind), __name__, namespace | body)


def _blank(kind: type) -> Any:
    return MAKERS[kind](kind(), EMPTY)


def _found(value: Any, node: Node) -> Any:
    """Ground a container that is a carrier already: it stays the same object."""
    if not any(below is value._corvid_node for below in node[2:]):
        value._corvid_cell.absorb(node)
    return value


def _held(self: Any, key: Any, item: Any, op: str, key_node: Node) -> Any:
    """Ground an item that stays in the container: adopt what can change."""
    kind = type(item)
    if kind in ATOMS:
        node = self._corvid_node
        return MAKERS[kind](item, (op, weaker(node[1], key_node[1]), node, key_node))
    if issubclass(kind, Changeable):
        self._corvid_cell.merge(item._corvid_cell)
        return item
    if not fits(kind):
        return held(wrap(item, derive(op, self._corvid_node, key_node)), self._corvid_cell)
    base: Any = self._corvid_kind
    with MUTATION:
        current = base.__getitem__(self, key)
        if current is not item:
            return current
        child = adopt(item, self._corvid_cell)
        base.__setitem__(self, key, child)
        return child


def _getitem(base: Callable[..., Any]) -> Callable[..., Any]:
    def __getitem__(self: Any, key: Any) -> Any:
        value, node = take(key)
        item = base(self, value)
        if isinstance(value, slice):
            return wrap(item, derive("getitem", self._corvid_node, node))
        return _held(self, value, item, "getitem", node)

    return __getitem__


def _writing(op: str, base: Callable[..., Any], consumes: bool = False) -> Callable[..., Any]:
    def write(self: Any, *args: Any, **kwargs: Any) -> None:
        if consumes or (args and isinstance(args[0], slice)):
            args = tuple(list(arg) if isinstance(arg, Iterator) else arg for arg in args)
        base(self, *args, **kwargs)
        self._corvid_cell.advance(op, *map(chain_of, (*args, *kwargs.values())))
        keep_in((*args, *kwargs.values()), self._corvid_cell)

    return write


def _in_place(op: str, base: Callable[..., Any]) -> Callable[..., Any]:
    write = _writing(op, base, consumes=True)

    def change(self: Any, other: Any) -> Any:
        write(self, other)
        return self

    return change


def _reading(name: str, base: Callable[..., Any]) -> Callable[..., Any]:
    op = f"call:{name}"

    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        return lifted_call(partial(base, self), op, args, kwargs, self._corvid_node)

    return read


def _viewing(name: str, base: Callable[..., Any]) -> Callable[..., Any]:
    read = _reading(name, base)

    def view(self: Any) -> Any:
        for key, item in list(dict.items(self)):
            if fits(type(item)):
                _held(self, key, item, "getitem", EMPTY)
        return read(self)

    return view


def _copying(name: str) -> Callable[..., Any]:
    op = f"call:{name}"

    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        return lifted_call(getattr(self._corvid_plain, name), op, args, kwargs, self._corvid_node)

    return read


def _get(base: Callable[..., Any]) -> Callable[..., Any]:
    def get(self: Any, key: Any, default: Any = None) -> Any:
        value, node = take(key)
        item = base(self, value, _ABSENT)
        return default if item is _ABSENT else _held(self, value, item, "call:get", node)

    return get


def _setdefault(base: Callable[..., Any]) -> Callable[..., Any]:
    def setdefault(self: Any, key: Any, default: Any = None) -> Any:
        value, node = take(key)
        if value not in self:
            base(self, value, default)
            self._corvid_cell.advance("call:setdefault", node, chain_of(default))
            keep_in((default,), self._corvid_cell)
        item = self._corvid_kind.__getitem__(self, value)
        return _held(self, value, item, "call:setdefault", node)

    return setdefault


def _pop_key(base: Callable[..., Any]) -> Callable[..., Any]:
    def pop(self: Any, key: Any, default: Any = _ABSENT) -> Any:
        value, node = take(key)
        item = base(self, value) if default is _ABSENT else base(self, value, _ABSENT)
        if item is _ABSENT:
            return default
        return wrap(item, derive("call:pop", self._corvid_node, node))

    return pop


def _method(kind: type, name: str) -> Callable[..., Any]:
    base = getattr(kind, name)
    if issubclass(kind, dict) and name in _KEYED:
        return _KEYED[name](base)
    if issubclass(kind, dict) and name in _VIEWS:
        return _viewing(name, base)
    if name in _WRITES:
        return _writing(f"call:{name}", base, consumes=name in _CONSUMING)
    return _reading(name, base) if name in _IN_PLACE else _copying(name)


_KEYED: Final = {"get": _get, "setdefault": _setdefault, "pop": _pop_key}
"""Methods of mappings that answer with the caller's own default."""

_VIEWS: Final = frozenset({"values", "items"})
"""Methods of mappings that show every item, so that what can change is adopted first."""


def elements(carrier: Any, op: str) -> list[Any]:
    """Return the items of a grounded list, each grounded, those that can change adopted."""
    return [
        _held(carrier, place, item, op, EMPTY) for place, item in enumerate(list.__iter__(carrier))
    ]
