"""Transparent proxies: grounded values of every type that has no carrier, ``bool`` included.

One class is generated for each type met, with exactly the special methods the type has.
``isinstance`` takes a proxy for the original; attributes and methods are lifted.
"""

from __future__ import annotations

import contextlib
import types
from collections.abc import Callable, Generator, MutableMapping, MutableSequence
from inspect import getattr_static
from typing import Any, Final

from corvid_runtime import containers
from corvid_runtime.arrays import Calculable
from corvid_runtime.cells import MUTATION, Cell
from corvid_runtime.content import chain_of
from corvid_runtime.graph import EMPTY, Node, derive
from corvid_runtime.intake import Intake
from corvid_runtime.lifting import (
    IN_PLACE,
    RAW,
    compiled,
    has_special,
    lifted_call,
    making,
    operators,
    take,
)
from corvid_runtime.makers import MAKERS, Maker, wrap
from corvid_runtime.provenance import ProvenanceChain
from corvid_runtime.value import (
    GroundedValue,
    Shared,
    grounded_class,
    held,
    hidden,
    keep_in,
    rejoin,
    set_cell,
)

_set: Final = object.__setattr__
_MISSING: Final = object()
_METHODS: Final = (types.MethodType, types.BuiltinMethodType, types.MethodWrapperType)
_FIXED: Final = (bool, range, slice, types.FunctionType, *_METHODS)
"""Types whose values cannot change, so that their chain is never shared."""


class _Proxy(Calculable[Any]):
    """What all proxies have in common."""

    __slots__ = ()

    @property
    def __class__(self) -> type:
        return type(self._corvid_plain)

    @__class__.setter
    def __class__(self, kind: type) -> None:
        self._corvid_plain.__class__ = kind

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._corvid_plain, name)
        if _is_special(name):
            return value
        if isinstance(value, _METHODS) and value.__self__ is self._corvid_plain:
            return _bound_method(self, name, value)
        return wrap(value, derive(f"getattr:{name}", self._corvid_node))

    @property
    def sources(self) -> Callable[[], ProvenanceChain]:
        """What returns the chain of any grounded value, if nothing of the content is hidden."""
        self._corvid_unhidden("sources")
        return super().sources

    @property
    def confidence(self) -> float:
        """What every grounded value says, if nothing of the content is hidden by it."""
        self._corvid_unhidden("confidence")
        return super().confidence

    def _corvid_unhidden(self, name: str) -> None:
        # Not by `getattr`, which would run a property, or what makes up every name (a mock).
        if getattr_static(self._corvid_plain, name, _MISSING) is not _MISSING:
            raise hidden(self._corvid_plain, name)

    def __dir__(self) -> list[str]:
        return dir(self._corvid_plain)

    def __str__(self) -> str:
        return str(self._corvid_plain)

    def __repr__(self) -> str:
        return repr(self._corvid_plain)

    def __format__(self, spec: str) -> str:
        return format(self._corvid_plain, spec)


class _Sharing(_Proxy, Shared[Any]):
    """A proxy of something that may change, or hold what does."""

    __slots__ = ("__weakref__", "_corvid_cell", "_corvid_plain")

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._corvid_plain, name)
        if issubclass(type(value), containers.Changeable):
            self._corvid_cell.merge(value._corvid_cell)
            return value
        if containers.fits(type(value)) and self._stores(name, value):
            return self._adopted(name, value)
        return held(super().__getattr__(name), self._corvid_cell)

    def _stores(self, name: str, value: Any) -> bool:
        """Tell whether an attribute is kept by the object, not computed by its class."""
        kept = getattr(self._corvid_plain, "__dict__", {}).get(name) is value
        slot = getattr_static(type(self._corvid_plain), name, None)
        return kept or isinstance(slot, types.MemberDescriptorType)

    def _adopted(self, name: str, value: Any) -> Any:
        """Ground a container in its place."""
        with MUTATION:
            current = getattr(self._corvid_plain, name)
            if current is not value:
                return current
            child = containers.adopt(value, self._corvid_cell)
            with contextlib.suppress(AttributeError):  # a read-only slot of a C type
                _set(self._corvid_plain, name, child)
            return child

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._corvid_plain, name, value)
        self._corvid_cell.advance(f"setattr:{name}", chain_of(value))
        keep_in((value,), self._corvid_cell)

    def __delattr__(self, name: str) -> None:
        delattr(self._corvid_plain, name)
        self._corvid_cell.advance(f"delattr:{name}")


class _BoundMethod(_Proxy):
    """A method read from a proxy: calling it is one operation on the object it belongs to."""

    __slots__ = ("_corvid_name", "_corvid_owner", "_corvid_plain")

    _corvid_name: str
    _corvid_owner: GroundedValue[Any]

    @property
    def _corvid_node(self) -> Node:  # type: ignore[override]
        return derive(f"getattr:{self._corvid_name}", self._corvid_owner._corvid_node)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        owner, op = self._corvid_owner, f"call:{self._corvid_name}"
        method, intake = self._corvid_plain, Intake()
        result = lifted_call(method, op, args, kwargs, owner._corvid_node, intake=intake)
        if isinstance(owner, _Sharing):
            kept = intake.nodes()
            if any(node is not EMPTY for node in kept):
                owner._corvid_cell.advance(op, *kept)
        return _itself(owner, result)


def _itself(owner: Any, result: Any) -> Any:
    """Return the owner if an operation answered with the very object, else its result."""
    same = isinstance(result, _Sharing) and result._corvid_plain is owner._corvid_plain
    return owner if same else result


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _bound_method(owner: GroundedValue[Any], name: str, method: Any) -> _BoundMethod:
    bound: _BoundMethod = object.__new__(_BoundMethod)
    bound._corvid_name, bound._corvid_owner, bound._corvid_plain = name, owner, method
    return bound


class _FixedBase(_Proxy):
    """A proxy of something that cannot change."""

    __slots__ = ("_corvid_node", "_corvid_plain")

    def _ipython_display_(self) -> None:
        """Show it in IPython, which has printers of its own for these types and asks no object."""
        from IPython import display

        publish: Any = display.publish_display_data  # has no annotations
        publish(self._repr_mimebundle_())


def maker(kind: type) -> Maker:
    """Build the proxy class of a type, and return what makes its instances."""
    fixed = issubclass(kind, _FIXED)
    proxy = _proxy_class(kind, _FixedBase if fixed else _Sharing)
    MAKERS[proxy] = rejoin
    return _fixed_maker(proxy) if fixed else _sharing_maker(proxy)


def _fixed_maker(proxy: type) -> Maker:
    made, _ = compiled(proxy, __name__, making("new(Carrier)"), Carrier=proxy, new=object.__new__)
    make: Maker = made["make"]
    return make


def _sharing_maker(proxy: type) -> Maker:
    def make(value: Any, node: Node) -> Any:
        result: Any = object.__new__(proxy)
        _set(result, "_corvid_plain", value)
        set_cell(result, Cell(node))
        return result

    return make


def _proxy_class(kind: type, base: type) -> Any:
    namespace, _ = compiled(kind, __name__, operators(kind))
    specials: list[tuple[str, Callable[[type, str], Any]]] = [
        *((name, _raw) for name in RAW),
        *((name, _in_place) for name in IN_PLACE),
        *_SPECIAL.items(),
    ]
    namespace |= {
        name: make(kind, name)
        for name, make in specials
        if has_special(kind, name) and name not in vars(_Proxy)
    }
    if kind.__hash__ is None:
        namespace["__hash__"] = None
    if issubclass(kind, (MutableMapping, MutableSequence)):
        namespace["__getitem__"] = _adopting
    fields = getattr(kind, "__dataclass_fields__", None)
    if fields is not None:
        namespace["__dataclass_fields__"] = fields
    if kind is bool:
        namespace["__pydantic_serializer__"] = property(_as_bool)
    namespace |= {
        "__slots__": (),
        "__doc__": property(lambda self: self._corvid_plain.__doc__),
    }
    proxy = grounded_class(kind, (base,), __name__, namespace)
    del proxy.__slots__  # orjson reads it off dataclass instances
    return proxy


def _as_bool(_: object) -> Any:
    """Return what pydantic writes a grounded `bool` with, which no subclass can be."""
    # Not before pydantic asks: it is what it loads.
    from corvid_runtime.pydantic_schema import plainly

    return plainly()


def _raw(kind: type, name: str) -> Any:
    special = getattr(kind, name)

    def forward(self: Any, *args: Any) -> Any:
        return special(self._corvid_plain, *args)

    return forward


def _in_place(kind: type, name: str) -> Any:
    function = getattr(kind, name)

    def change(self: Any, other: Any) -> Any:
        value, node = take(other)
        result = function(self._corvid_plain, value)
        if result is not self._corvid_plain:
            return wrap(result, derive(IN_PLACE[name], self._corvid_node, node))
        self._corvid_cell.advance(IN_PLACE[name], node)
        return self

    return change


def _adopting(self: Any, key: Any) -> Any:
    value, node = take(key)
    item = self._corvid_plain[value]
    if containers.fits(type(item)) and not isinstance(value, slice):
        child = containers.adopt(item, self._corvid_cell)
        self._corvid_plain[value] = child
        return child
    return held(wrap(item, derive("getitem", self._corvid_node, node)), self._corvid_cell)


def _changing(op: str) -> Callable[[type, str], Any]:
    def make(kind: type, name: str) -> Any:
        special = getattr(kind, name)

        def change(self: Any, *args: Any) -> None:
            special(self._corvid_plain, *args)
            self._corvid_cell.advance(op, *map(chain_of, args))
            keep_in(args, self._corvid_cell)

        return change

    return make


def _calling(kind: type, name: str) -> Any:
    def __call__(self: Any, *args: Any, **kwargs: Any) -> Any:
        return lifted_call(self._corvid_plain, "call", args, kwargs, self._corvid_node)

    return __call__


def _awaiting(kind: type, name: str) -> Any:
    def __await__(self: Any) -> Generator[Any, Any, Any]:
        result = yield from self._corvid_plain.__await__()
        return wrap(result, derive("await", self._corvid_node))

    return __await__


def _entering(kind: type, name: str) -> Any:
    def __enter__(self: Any) -> Any:
        entered = wrap(self._corvid_plain.__enter__(), derive("enter", self._corvid_node))
        return _itself(self, entered)

    return __enter__


def _entering_later(kind: type, name: str) -> Any:
    async def __aenter__(self: Any) -> Any:
        entered = await self._corvid_plain.__aenter__()
        return _itself(self, wrap(entered, derive("enter", self._corvid_node)))

    return __aenter__


_SPECIAL: Final[dict[str, Callable[[type, str], Any]]] = {
    "__setitem__": _changing("setitem"),
    "__delitem__": _changing("delitem"),
    "__call__": _calling,
    "__await__": _awaiting,
    "__enter__": _entering,
    "__aenter__": _entering_later,
}
