"""What a function declares ``Grounded``: annotations decide, each evaluated alone and late."""

from __future__ import annotations

import contextlib
import inspect
import re
import sys
import types
from collections import ChainMap, abc
from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from typing import (
    Annotated,
    Any,
    Final,
    ForwardRef,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
)

from corvid_runtime.content import Traced
from corvid_runtime.errors import GroundingError
from corvid_runtime.frames import outside_frame
from corvid_runtime.guarded import guarded_imports
from corvid_runtime.provenance import is_proof
from corvid_runtime.value import GroundedStream, GroundedValue


class Form(Enum):
    """How a declared type holds the types it is made of."""

    GROUNDED = auto()
    UNION = auto()
    EACH = auto()
    MAPPING = auto()
    TUPLE = auto()
    STREAM = auto()
    OPAQUE = auto()


class Shape(NamedTuple):
    """A declared type, as far as it matters where it is grounded."""

    form: Form
    parts: tuple[Shape, ...] = ()
    kind: type | None = None

    @property
    def grounded(self) -> bool:
        """Whether ``Grounded`` stands anywhere in it."""
        return self.form is Form.GROUNDED or any(part.grounded for part in self.parts)

    @property
    def item(self) -> Shape:
        """What a stream or a homogeneous container yields."""
        return self.parts[0] if self.form in (Form.STREAM, Form.EACH) and self.parts else PLAIN


PLAIN: Final = Shape(Form.OPAQUE)
"""The shape of what has no annotation."""

_STREAMS: Final = (abc.Iterator, abc.AsyncIterable)
_WORD: Final = re.compile(r"[^\W\d]\w*")
_NOBODY: Final = object()
_UNIONS: Final = (Union, types.UnionType)


class Declarations:
    """The annotations of one function.

    A function defined inside another may name what is local there: those names are looked up
    when it is decorated, the annotations later.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._local_names = _locals_named(function)
        self._shapes: dict[str, Shape] = {}

    def shape(self, name: str) -> Shape:
        """Return what is declared for a parameter, or for ``"return"``.

        Raises:
            GroundingError: the annotation cannot be evaluated.
        """
        if name not in self._shapes:
            annotation = _annotations(self._function).get(name)
            try:
                self._shapes[name] = self._read(annotation)
            except Exception as error:
                raise GroundingError(
                    f"the annotation of {name!r} of {self._function!r} cannot be "
                    f"evaluated, so nobody knows whether it is Grounded: {error}",
                    hint="name only what can be imported when the program runs",
                ) from error
        return self._shapes[name]

    def _evaluated(self, text: str) -> Any:
        scope = getattr(self._function, "__globals__", {})
        local = {**self._local_names, **_enclosed(self._function)}
        try:
            return eval(text, scope, local)
        except NameError:
            guarded = guarded_imports(scope.get("__name__", ""))
            return eval(text, scope, ChainMap(local, scope, dict(guarded)))

    def _read(self, annotation: Any) -> Shape:
        if isinstance(annotation, ForwardRef):
            annotation = annotation.__forward_arg__
        if isinstance(annotation, str):
            return self._read(self._evaluated(annotation))
        if isinstance(annotation, list):
            return Shape(Form.OPAQUE, tuple(map(self._read, annotation)))
        origin = get_origin(annotation) or annotation
        arguments = get_args(annotation)
        if origin is Annotated:
            return self._read(arguments[0])
        if origin is Literal:
            return PLAIN
        if hasattr(origin, "__value__"):
            aliased = origin.__value__
            return self._read(aliased[arguments] if arguments else aliased)
        return self._composed(origin, arguments)

    def _composed(self, origin: Any, arguments: tuple[Any, ...]) -> Shape:
        kind = origin if isinstance(origin, type) and origin is not Any else None
        if kind is not None and issubclass(kind, abc.Awaitable) and arguments:
            return self._read(arguments[-1])
        if kind is not None and issubclass(kind, GroundedValue):
            return Shape(Form.GROUNDED, kind=kind)
        if origin is tuple and len(arguments) == 2 and arguments[1] is ...:
            return Shape(Form.EACH, (self._read(arguments[0]),), kind)
        if kind is not None and issubclass(kind, GroundedStream):
            return Shape(Form.STREAM, (Shape(Form.GROUNDED),), kind)
        parts = tuple(self._read(argument) for argument in arguments if argument is not ...)
        return Shape(_form(origin, kind, len(parts)), parts, kind)


def _form(origin: Any, kind: type | None, arity: int) -> Form:
    if origin in _UNIONS:
        return Form.UNION
    if kind is tuple:
        return Form.TUPLE
    if kind is None:
        return Form.OPAQUE
    if issubclass(kind, _STREAMS):
        return Form.STREAM
    if issubclass(kind, abc.Mapping) and arity == 2:
        return Form.MAPPING
    return Form.EACH if issubclass(kind, abc.Iterable) and arity == 1 else Form.OPAQUE


def _annotations(function: Callable[..., Any]) -> Mapping[str, Any]:
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(function, format=annotationlib.Format.FORWARDREF)
    return getattr(function, "__annotations__", {})


def _locals_named(function: Callable[..., Any]) -> dict[str, Any]:
    if sys.version_info >= (3, 14) or "<locals>" not in getattr(function, "__qualname__", ""):
        return {}
    texts = [text for text in _annotations(function).values() if isinstance(text, str)]
    frame = outside_frame()
    outer = frame.f_back.f_locals if frame.f_back is not None else {}
    seen = {**outer, **frame.f_locals}
    return {name: seen[name] for name in set(_WORD.findall(" ".join(texts))) & seen.keys()}


def _enclosed(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the names a function sees beside its module's: closure, type parameters."""
    unwrapped = inspect.unwrap(function)
    names = {p.__name__: p for p in getattr(unwrapped, "__type_params__", ())}
    code = getattr(unwrapped, "__code__", None)
    for name, cell in zip(
        getattr(code, "co_freevars", ()),
        getattr(unwrapped, "__closure__", None) or (),
        strict=False,
    ):
        with contextlib.suppress(ValueError):  # not assigned yet
            names[name] = cell.cell_contents
    return names


def offenders(shape: Shape, value: Any) -> Iterator[Any]:
    """Yield each part of a value that stands where ``Grounded`` is declared and is not grounded."""
    if not shape.grounded or isinstance(value, GroundedStream):
        return
    if shape.form is Form.GROUNDED:
        if not (isinstance(value, Traced) and is_proof(value._corvid_node)):
            yield value
    elif shape.form is Form.UNION:
        if not any(_fits(part, value) for part in shape.parts):
            yield value
    elif isinstance(value, Traced):
        if not is_proof(value._corvid_node):
            yield value
    else:
        for part, item in _paired(shape, value):
            yield from offenders(part, item)


def _fits(part: Shape, value: Any) -> bool:
    if part.grounded:
        return _is_a(value, part.kind) and next(offenders(part, value), _NOBODY) is _NOBODY
    return not isinstance(value, Traced) and _is_a(value, part.kind)


def _is_a(value: Any, kind: type | None) -> bool:
    try:
        return kind is None or isinstance(value, kind)
    except TypeError:  # a protocol that cannot be checked at run time
        return True


def _paired(shape: Shape, value: Any) -> Iterator[tuple[Shape, Any]]:
    if shape.form is Form.EACH and isinstance(value, abc.Collection):
        yield from ((shape.parts[0], item) for item in value)
    elif shape.form is Form.TUPLE and isinstance(value, tuple):
        yield from zip(shape.parts, value, strict=False)
    elif shape.form is Form.MAPPING and isinstance(value, abc.Mapping):
        for pair in value.items():
            yield from zip(shape.parts, pair, strict=True)
