"""What a declared type says about where its values are grounded: annotations decide."""

from __future__ import annotations

import contextlib
import functools
import sys
import types
from collections import abc
from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import (
    Annotated,
    Any,
    Final,
    ForwardRef,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

import attrs

from corvid_runtime.attributes import declared_in_source
from corvid_runtime.content import ATOMS, Traced, declared_grounded
from corvid_runtime.graph import is_proof
from corvid_runtime.names import annotations_of, evaluated, evaluated_as_is
from corvid_runtime.value import GroundedStream, GroundedValue


class Form(Enum):
    """How a declared type holds the types it is made of."""

    GROUNDED = auto()
    UNION = auto()
    EACH = auto()
    MAPPING = auto()
    TUPLE = auto()
    STREAM = auto()
    RECORD = auto()
    OPAQUE = auto()


@attrs.frozen
class Shape:
    """A declared type, as far as it matters where it is grounded.

    Attributes:
        form: how it holds its parts.
        parts: the types it is made of.
        kind: the class, if it names one.
        names: of a record the fields, in the order of `parts`.
        grounded: whether ``Grounded`` stands anywhere in it; what a function in a field returns,
            the record does not hold.
        demanded: whether it stands in it by name, not in a record that may hold nothing yet.
        later: whether something grounded is handed out only when it is called, or drawn from.
        open: whether a value may be of a class that promises more than the declared one does.
    """

    form: Form
    parts: tuple[Shape, ...] = ()
    kind: type | None = None
    names: tuple[str, ...] = ()
    # Each is asked of every result, and works out once.
    grounded: bool = attrs.field(init=False, eq=False, repr=False)
    demanded: bool = attrs.field(init=False, eq=False, repr=False)
    later: bool = attrs.field(init=False, eq=False, repr=False)
    open: bool = attrs.field(init=False, eq=False, repr=False)

    @grounded.default
    def _is_grounded(self) -> bool:
        if self.form is Form.RECORD:
            return any(part.grounded and part.kind is not FUNCTION for part in self.parts)
        return self.form is Form.GROUNDED or any(part.grounded for part in self.parts)

    @demanded.default
    def _is_demanded(self) -> bool:
        if self.form is Form.RECORD:
            return False
        return self.form is Form.GROUNDED or any(part.demanded for part in self.parts)

    @later.default
    def _is_later(self) -> bool:
        if self.kind is FUNCTION:
            return any(part.grounded or part.later for part in self.parts[-1:])
        by_itself = self.form is Form.STREAM or self.kind is abc.Iterable
        return (by_itself and self.grounded) or any(part.later for part in self.parts)

    @open.default
    def _is_open(self) -> bool:
        classes = (Form.OPAQUE, Form.RECORD)
        if self.form in classes and self.kind is not None and self.kind is not FUNCTION:
            return self.kind not in ATOMS
        return self.kind is not FUNCTION and any(part.open for part in self.parts)

    @property
    def item(self) -> Shape:
        """What a stream or a homogeneous container yields."""
        return self.parts[0] if self.form in (Form.STREAM, Form.EACH) and self.parts else PLAIN


FUNCTION: Final[Any] = abc.Callable
"""The kind of the shape of a function, whose last part is what the function returns."""

PLAIN: Final = Shape(Form.OPAQUE)
"""The shape of what has no annotation."""

ANYWHERE: Final = Shape(Form.GROUNDED)
"""The shape of what is grounded, whatever its type."""

_QUALIFIERS: Final = ("ClassVar", "Required", "NotRequired", "ReadOnly")
"""Told by name: ``typing_extensions`` has its own on older Pythons, and is not loaded for this."""

_STREAMS: Final = (
    abc.Iterator,
    abc.Generator,
    abc.AsyncIterable,
    abc.AsyncIterator,
    abc.AsyncGenerator,
)
"""What says no more than that items come one by one: a file or a cursor is more."""

_NOBODY: Final = object()
"""Stands where there is no value."""

_UNIONS: Final = (Union, types.UnionType)


class Reader:
    """Reads annotations as shapes.

    Args:
        evaluate: evaluates an annotation that is text, or a reference to a name.
        variable: what a type variable stands for.
        known: the records met, by class and arguments: one that is being read is plain.
    """

    def __init__(
        self,
        evaluate: Callable[[str | ForwardRef], Any],
        variable: Callable[[Any], Shape] = lambda _: PLAIN,
        known: dict[object, Shape] | None = None,
    ) -> None:
        self._evaluate = evaluate
        self._variable = variable
        self._known: dict[object, Shape] = {} if known is None else known

    def read(self, annotation: Any) -> Shape:
        """Return the shape of an annotation.

        Raises:
            Exception: whatever evaluating it raises.
        """
        if isinstance(annotation, (str, ForwardRef)):
            return self.read(self._evaluate(annotation))
        if isinstance(annotation, list):
            return Shape(Form.OPAQUE, tuple(map(self.read, annotation)))
        origin = get_origin(annotation) or annotation
        arguments = get_args(annotation)
        if isinstance(annotation, TypeVar):
            return self._variable(annotation)
        if origin is Annotated or getattr(origin, "_name", None) in _QUALIFIERS:
            return self.read(arguments[0])
        if origin is Literal or origin is type:
            return PLAIN
        if hasattr(origin, "__value__"):
            aliased = origin.__value__
            return self.read(aliased[arguments] if arguments else aliased)
        return self._composed(origin, arguments)

    def _composed(self, origin: Any, arguments: tuple[Any, ...]) -> Shape:
        kind = origin if isinstance(origin, type) and origin is not Any else None
        if kind is not None and issubclass(kind, abc.Awaitable) and arguments:
            return self.read(arguments[-1])
        if kind is not None and issubclass(kind, GroundedValue):
            grounded = Shape(Form.GROUNDED, kind=kind)
            # There is no grounded ``None``: the plugin reads the annotation so, too.
            return Shape(Form.UNION, (grounded, _NONE)) if _may_be_none(arguments) else grounded
        if origin is tuple and len(arguments) == 2 and arguments[1] is ...:
            return Shape(Form.EACH, (self.read(arguments[0]),), kind)
        if kind is not None and issubclass(kind, GroundedStream):
            return Shape(Form.STREAM, (Shape(Form.GROUNDED),), kind)
        parts = tuple(self.read(argument) for argument in arguments if argument is not ...)
        form = _form(origin, kind, len(parts))
        fields = self._record(kind, parts) if kind is not None and form is Form.OPAQUE else PLAIN
        return fields if fields.grounded or fields.later else Shape(form, parts, kind)

    def _record(self, kind: type, arguments: tuple[Shape, ...]) -> Shape:
        key = kind, arguments
        if key not in self._known:
            self._known[key] = PLAIN
            self._known[key] = self._fields(kind, arguments)
        return self._known[key]

    def _fields(self, kind: type, arguments: tuple[Shape, ...]) -> Shape:
        bound = dict(zip(getattr(kind, "__parameters__", ()), arguments, strict=False))

        def variable(parameter: Any) -> Shape:
            return bound[parameter] if parameter in bound else self._variable(parameter)

        shapes = {
            name: Reader(functools.partial(_in_class, owner), variable, self._known).field(declared)
            for owner, name, declared in _declared_fields(kind)
        }
        held = dict if issubclass(kind, dict) and hasattr(kind, "__total__") else kind
        return Shape(Form.RECORD, tuple(shapes.values()), held, tuple(shapes))

    def field(self, annotation: Any) -> Shape:
        """Return the shape of a field; of one that cannot be evaluated, what its text tells."""
        try:
            return self.read(annotation)
        except Exception:
            return Shape(Form.OPAQUE, (ANYWHERE,)) if _names_grounded(annotation) else PLAIN


_NONE: Final = Shape(Form.OPAQUE, kind=types.NoneType)


def _may_be_none(arguments: tuple[Any, ...]) -> bool:
    """Whether the argument of ``Grounded[T | None]`` is a union with ``None``."""
    held = arguments[0] if arguments else None
    return get_origin(held) in _UNIONS and types.NoneType in get_args(held)


def _form(origin: Any, kind: type | None, arity: int) -> Form:
    if origin in _UNIONS:
        return Form.UNION
    if kind is tuple:
        return Form.TUPLE
    if kind is None:
        return Form.OPAQUE
    if kind in _STREAMS:
        return Form.STREAM
    if issubclass(kind, abc.Mapping) and arity == 2:
        return Form.MAPPING
    return Form.EACH if issubclass(kind, abc.Iterable) and arity == 1 else Form.OPAQUE


def _declared_fields(kind: type) -> Iterator[tuple[type, str, Any]]:
    """Yield what a class declares of its instances: who declares it, its name, its type."""
    validated = getattr(kind, "__pydantic_fields__", None)
    if isinstance(validated, abc.Mapping):
        yield from ((kind, name, field.annotation) for name, field in validated.items())
        return
    for base in reversed(kind.__mro__):
        with contextlib.suppress(Exception):
            yield from ((base, name, declared) for name, declared in annotations_of(base).items())


def _in_class(owner: type, text: str | ForwardRef) -> Any:
    scope = getattr(sys.modules.get(owner.__module__), "__dict__", {})
    if _names_grounded(text):
        return evaluated(text, scope, dict(vars(owner)))
    return evaluated_as_is(text, scope, dict(vars(owner)))  # a stranger's class


def _names_grounded(annotation: Any) -> bool:
    return "Grounded" in str(annotation)


@functools.lru_cache(maxsize=1024)
def grounded_fields(kind: type) -> frozenset[str]:
    """Return the fields that a record declares grounded, or of a type that its user chooses."""
    shape = Reader(functools.partial(_in_class, kind), lambda _: ANYWHERE)._fields(kind, ())
    return frozenset(
        name
        for name, part in zip(shape.names, shape.parts, strict=True)
        if part.grounded and part.kind is not FUNCTION
    )


@functools.lru_cache(maxsize=1024)
def _shape_of_class(kind: type) -> Shape:
    """Return the shape of a record by its class, whatever was declared where it stands."""
    reader = Reader(functools.partial(_in_class, kind))
    shape = reader._fields(kind, ()) if declared_grounded(kind) else PLAIN
    hidden = {
        name: Reader(functools.partial(_in_class, base)).field(annotation)
        for base in reversed(kind.__mro__)
        for name, annotation in declared_in_source(base).items()
        if name not in shape.names and _names_grounded(annotation)
    }
    if not hidden:
        return shape
    return Shape(Form.RECORD, (*shape.parts, *hidden.values()), kind, (*shape.names, *hidden))


def own_shape(value: Any, declared: Shape) -> Shape:
    """Return what the class of a value promises where another one, or none, is declared."""
    if declared.form not in (Form.OPAQUE, Form.RECORD, Form.UNION):
        return PLAIN
    kind: Any = type(value)
    own = _shape_of_class(kind)
    if declared.form is Form.RECORD and (own.kind, own.names) == (declared.kind, declared.names):
        return PLAIN
    return own


def offenders(shape: Shape, value: Any) -> Iterator[Any]:
    """Yield each part of a value that stands where ``Grounded`` is declared and is not grounded.

    An instance of a class that derives from the declared one has to keep what its own class
    declares, too. Values may hold themselves, and be as deep as they like.
    """
    seen: dict[tuple[int, int], _Pair] = {}
    waiting = [iter([(shape, value)])]
    while waiting:
        pair = next(waiting[-1], None)
        if pair is None:
            waiting.pop()
            continue
        shape, value = pair
        if isinstance(value, GroundedStream) or not (shape.grounded or shape.open):
            continue
        if shape.form in (Form.RECORD, Form.OPAQUE):
            key = id(shape), id(value)
            if key in seen:
                continue
            seen[key] = pair  # and so their ids stay theirs
        if shape.grounded and _offends(shape, value):
            yield value
        elif not isinstance(value, Traced):
            waiting.append(_within(shape, value))


_Pair = tuple[Shape, Any]


def _within(shape: Shape, value: Any) -> Iterator[_Pair]:
    """Yield what a value holds, and the value itself as what its own class promises."""
    chosen = _members(shape, value)
    if len(chosen) == 1:
        yield chosen[0], value
        return
    own = own_shape(value, shape) if shape.open else PLAIN
    if own.grounded:
        yield own, value
    for _, part, item in held(shape, value):
        yield part, item


def _offends(shape: Shape, value: Any) -> bool:
    """Tell whether a value by itself is not what is declared, whatever it holds."""
    if shape.form is Form.UNION:
        chosen = _members(shape, value)
        if len(chosen) == 1 and not isinstance(value, Traced):
            return False  # it is looked into as that
        return not any(_fits(part, value) for part in chosen)
    if isinstance(value, Traced):
        return not is_proof(value._corvid_node)
    if shape.form is Form.RECORD:
        return not is_a(value, shape.kind)
    return shape.form is Form.GROUNDED


def _members(shape: Shape, value: Any) -> list[Shape]:
    """Return the parts of a union that a value may be of, by its class alone."""
    if shape.form is not Form.UNION:
        return []
    may_be_plain = not isinstance(value, Traced)
    return [
        part for part in shape.parts if (part.grounded or may_be_plain) and is_a(value, part.kind)
    ]


def _fits(part: Shape, value: Any) -> bool:
    return not part.grounded or next(offenders(part, value), _NOBODY) is _NOBODY


def is_a(value: Any, kind: type | None) -> bool:
    """Tell whether a value may be of a class; of a protocol that cannot be checked it may."""
    try:
        return kind is None or isinstance(value, kind)
    except TypeError:
        return True


KEY: Final = object()
"""The place of what is a key itself, and so has none."""


def held(shape: Shape, value: Any) -> Iterator[tuple[Any, Shape, Any]]:
    """Yield what a value holds by its shape: its place, what is declared there, and the part."""
    if shape.form is Form.EACH and isinstance(value, abc.Collection):
        yield from ((at, shape.parts[0], item) for at, item in enumerate(value))
    elif shape.form is Form.TUPLE and isinstance(value, tuple):
        yield from ((at, *pair) for at, pair in enumerate(zip(shape.parts, value, strict=False)))
    elif shape.form is Form.RECORD and is_a(value, shape.kind):
        get = value.get if shape.kind is dict else functools.partial(getattr, value)
        for name, part in zip(shape.names, shape.parts, strict=True):
            item = get(name, _NOBODY)
            if item is not _NOBODY:
                yield name, part, item
    elif shape.form is Form.MAPPING and isinstance(value, abc.Mapping):
        keys, items = shape.parts
        for key, item in value.items():
            yield KEY, keys, key
            yield key, items, item
