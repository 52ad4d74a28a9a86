"""How each declared type crosses as JSON: what is written is read back as the same type.

A declared type decides, never the text: JSON cannot make an object of a class that no annotation
names. Where JSON would bring back something else than was written, writing it is refused.
"""

from __future__ import annotations

import base64
import enum
import math
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date, datetime, time
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar, Union, get_args, get_origin
from uuid import UUID

import attrs
from typing_extensions import get_type_hints, is_typeddict

from corvid_runtime.chain_json import expect
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.intake import admitted
from corvid_runtime.names import guarded_imports
from corvid_runtime.sealing import Terms, from_chain, with_chain
from corvid_runtime.value import GroundedValue


class Codec(Protocol):
    """Writes the values of a type as JSON, and reads them.

    Both raise `InvalidProvenance` where they cannot.
    """

    def write(self, value: Any, terms: Terms) -> Any:
        """Return what JSON holds of a value."""
        ...

    def read(self, data: Any, terms: Terms) -> Any:
        """Return the value that JSON holds."""
        ...


@attrs.frozen
class _Grounded:
    """A value with its chain."""

    content: Codec

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(isinstance(value, GroundedValue), value, "is not grounded")
        return with_chain(self.content.write(admitted(value), terms), value)

    def read(self, data: Any, terms: Terms) -> Any:
        return from_chain(data, lambda content: self.content.read(content, terms), terms)


@attrs.frozen
class _Scalar:
    """What JSON has itself."""

    kind: type

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is self.kind, value, f"is no {self.kind.__name__}")
        finite = self.kind is not float or math.isfinite(value)
        _demand(finite, value, "is no number to JSON")
        return value

    def read(self, data: Any, terms: Terms) -> Any:
        if self.kind is float and type(data) is int:  # JavaScript writes 2.0 so
            return float(data)
        expect(type(data) is self.kind, f"a {self.kind.__name__}")
        return data


@attrs.frozen
class _Text:
    """What is written as text."""

    kind: type
    to_text: Callable[[Any], str]
    of_text: Callable[[str], Any]

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is self.kind, value, f"is no {self.kind.__name__}")
        return self.to_text(value)

    def read(self, data: Any, terms: Terms) -> Any:
        expect(isinstance(data, str), f"a {self.kind.__name__} as text")
        try:
            return self.of_text(data)
        except (ValueError, ArithmeticError):
            raise InvalidProvenance(f"{data!r} is no {self.kind.__name__}") from None


@attrs.frozen
class _Chosen:
    """One of several values: of an enumeration, or literals."""

    values: tuple[Any, ...]

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(value in self.values, value, f"is none of {self.values}")
        return value.value if isinstance(value, enum.Enum) else value

    def read(self, data: Any, terms: Terms) -> Any:
        for value in self.values:
            plain = value.value if isinstance(value, enum.Enum) else value
            if plain == data and type(plain) is type(data):
                return value
        raise InvalidProvenance(f"{data!r} is none of {self.values}")


@attrs.frozen
class _Json:
    """Whatever JSON brings back as it is."""

    def write(self, value: Any, terms: Terms) -> Any:
        if type(value) is list:
            return [self.write(item, terms) for item in value]
        if type(value) is dict:
            return {_name(key): self.write(item, terms) for key, item in value.items()}
        exact = value is None or type(value) in (str, int, float, bool)
        finite = type(value) is not float or math.isfinite(value)
        _demand(exact and finite, value, "would come back as something else")
        return value

    def read(self, data: Any, terms: Terms) -> Any:
        return data


@attrs.frozen
class _Items:
    """A container of items of one type."""

    kind: type
    item: Codec

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is self.kind, value, f"is no {self.kind.__name__}")
        return [self.item.write(item, terms) for item in value]

    def read(self, data: Any, terms: Terms) -> Any:
        expect(isinstance(data, list), f"a {self.kind.__name__} as list")
        return self.kind([self.item.read(item, terms) for item in data])


@attrs.frozen
class _Tuple:
    """A tuple of items each of its own type."""

    items: tuple[Codec, ...]

    def write(self, value: Any, terms: Terms) -> Any:
        fits = type(value) is tuple and len(value) == len(self.items)
        _demand(fits, value, f"is no tuple of {len(self.items)}")
        return [codec.write(item, terms) for codec, item in zip(self.items, value, strict=True)]

    def read(self, data: Any, terms: Terms) -> Any:
        fits = isinstance(data, list) and len(data) == len(self.items)
        expect(fits, f"a tuple of {len(self.items)} as list")
        return tuple(codec.read(item, terms) for codec, item in zip(self.items, data, strict=True))


@attrs.frozen
class _Mapping:
    """A dictionary with text as keys."""

    item: Codec

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is dict, value, "is no dict")
        return {_name(key): self.item.write(item, terms) for key, item in value.items()}

    def read(self, data: Any, terms: Terms) -> Any:
        expect(isinstance(data, dict), "a dict")
        return {key: self.item.read(item, terms) for key, item in data.items()}


@attrs.frozen
class _Union:
    """One of several types: the first that fits."""

    arms: tuple[Codec, ...]

    def write(self, value: Any, terms: Terms) -> Any:
        data = self._first("write", value, terms)
        # An arm that stands before may take the JSON for its own.
        back = self._first("read", data, Terms(trust="unsigned"))
        same = type(back) is type(value) and bool(admitted(back) == admitted(value))
        _demand(same, value, "would come back as another type of its union")
        return data

    def read(self, data: Any, terms: Terms) -> Any:
        return self._first("read", data, terms)

    def _first(self, way: str, value: Any, terms: Terms) -> Any:
        reasons = []
        for arm in self.arms:
            try:
                return getattr(arm, way)(value, terms)
            except InvalidProvenance as error:
                reasons.append(error.message)
        raise InvalidProvenance("; ".join(reasons))


@attrs.frozen
class _Record:
    """An object of named fields, made by its constructor.

    Attributes:
        kind: the class.
        fields: by name what the constructor calls each, and how it crosses.
        is_dict: whether a typed dictionary is meant.
        required: the fields that must be there.
    """

    kind: Any
    fields: Mapping[str, tuple[str, Codec]]
    is_dict: bool = False
    required: frozenset[str] = frozenset()

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is (dict if self.is_dict else self.kind), value, self._is_none())
        held = value if self.is_dict else {name: getattr(value, name) for name in self.fields}
        _demand(self.required <= held.keys() <= self.fields.keys(), value, self._is_none())
        written = {}
        for name, item in held.items():
            with _inside(name):
                written[name] = self.fields[name][1].write(item, terms)
        return written

    def read(self, data: Any, terms: Terms) -> Any:
        expect(isinstance(data, dict), f"a {self.kind.__name__} as object")
        fits = self.required <= data.keys() <= self.fields.keys()
        expect(fits, f"the fields of {self.kind.__name__}: {', '.join(self.fields)}")
        found = {}
        for name, item in data.items():
            parameter, codec = self.fields[name]
            with _inside(name):
                found[parameter] = codec.read(item, terms)
        return self.kind(**found)

    def _is_none(self) -> str:
        return f"is no {self.kind.__name__}"


@attrs.frozen
class _Validated:
    """A pydantic model, which has its own ways: each grounded field is an envelope."""

    kind: Any

    def write(self, value: Any, terms: Terms) -> Any:
        _demand(type(value) is self.kind, value, f"is no {self.kind.__name__}")
        context = {"provenance": attrs.evolve(terms, whole=True)}
        return value.model_dump(mode="json", by_alias=True, context=context)

    def read(self, data: Any, terms: Terms) -> Any:
        context = {"provenance": attrs.evolve(terms, whole=True)}
        try:
            return self.kind.model_validate(data, context=context)
        except ValueError as error:
            raise InvalidProvenance(str(error)) from error


_JSON: Final = _Json()

_TEXTS: Final[dict[Any, Codec]] = {
    **{kind: _Text(kind, kind.isoformat, kind.fromisoformat) for kind in (datetime, date, time)},
    **{kind: _Text(kind, str, kind) for kind in (Decimal, UUID)},
    bytes: _Text(bytes, lambda value: base64.b64encode(value).decode(), base64.b64decode),
}
_SCALARS: Final[dict[Any, Codec]] = {
    kind: _Scalar(kind) for kind in (str, int, float, bool, type(None))
}
_ITEMS: Final = (list, set, frozenset, tuple)
_QUALIFIERS: Final = ("Required", "NotRequired", "ReadOnly", "Final")


def codec_of(kind: Any) -> Codec:
    """Return how the values of a declared type cross.

    Raises:
        InvalidProvenance: JSON cannot hold them.
    """
    try:
        return _codec_of(kind)
    except TypeError:  # an annotation that cannot be hashed
        raise InvalidProvenance(f"JSON cannot hold what is declared {kind!r}") from None


@lru_cache(maxsize=1024)
def _codec_of(kind: Any) -> Codec:
    origin, arguments = get_origin(kind) or kind, get_args(kind)
    if origin is Annotated or getattr(origin, "_name", None) in _QUALIFIERS:
        return codec_of(arguments[0])
    if origin in (Union, types.UnionType):
        return _Union(tuple(codec_of(argument) for argument in arguments))
    if origin is Literal:
        return _Chosen(arguments)
    if isinstance(origin, type) and issubclass(origin, GroundedValue):
        return _Grounded(codec_of(arguments[0]) if arguments else _JSON)
    if kind is Any or kind is object:
        return _JSON
    if kind is None:
        return _SCALARS[type(None)]
    found = _SCALARS.get(origin) or _TEXTS.get(origin) or _container(origin, arguments)
    return found or _named(origin, arguments)


def _container(origin: Any, arguments: tuple[Any, ...]) -> Codec | None:
    if origin is dict:
        key, item = arguments or (str, Any)
        return _Mapping(codec_of(item)) if key is str else None
    if origin is tuple and arguments[1:] != (...,) and arguments:
        return _Tuple(tuple(codec_of(argument) for argument in arguments))
    if origin in _ITEMS:
        return _Items(origin, codec_of(arguments[0]) if arguments else _JSON)
    return None


def _named(kind: Any, arguments: tuple[Any, ...]) -> Codec:
    """Return how the objects of a class cross that has named fields, or named values.

    Args:
        kind: the class.
        arguments: what its type variables stand for; the rest is whatever JSON holds.
    """
    if isinstance(kind, enum.EnumMeta):
        return _Chosen(tuple(kind))
    if hasattr(kind, "__pydantic_fields__") and hasattr(kind, "model_validate"):
        return _Validated(kind)
    parameters = _parameters(kind)
    if parameters is None:
        raise InvalidProvenance(
            f"JSON cannot hold a {getattr(kind, '__name__', kind)}",
            hint="make it a dataclass, an attrs class, a typed dictionary or a msgspec struct",
        )
    stand_for = dict(zip(getattr(kind, "__parameters__", ()), arguments))
    hints = {name: _bound(hint, stand_for) for name, hint in _hints(kind).items()}
    fields = {name: (alias, _Late(hints.get(name, Any))) for name, alias in parameters.items()}
    is_dict = is_typeddict(kind)
    required = _required(kind, hints) if is_dict else frozenset(fields)
    return _Record(kind, fields, is_dict, required)


def _bound(hint: Any, stand_for: Mapping[Any, Any]) -> Any:
    """Return an annotation with its type variables replaced."""
    if isinstance(hint, TypeVar):
        return stand_for.get(hint, Any)
    free = () if isinstance(hint, type) else getattr(hint, "__parameters__", ())
    return hint[tuple(stand_for.get(variable, Any) for variable in free)] if free else hint


def _required(kind: Any, hints: Mapping[str, Any]) -> frozenset[str]:
    """Return the keys that must be there; the class did not know if its annotations are text."""
    said = {name: getattr(get_origin(hint), "_name", None) for name, hint in hints.items()}
    declared = {name for name in kind.__required_keys__ if said[name] != "NotRequired"}
    return frozenset(declared | {name for name in said if said[name] == "Required"})


@attrs.frozen
class _Late:
    """The type of a field, read when it is first needed: a record may hold its own kind."""

    kind: Any

    def write(self, value: Any, terms: Terms) -> Any:
        return codec_of(self.kind).write(value, terms)

    def read(self, data: Any, terms: Terms) -> Any:
        return codec_of(self.kind).read(data, terms)


def _parameters(kind: Any) -> dict[str, str] | None:
    """Return what the constructor of a record calls each of its fields; nothing of other classes.

    What a constructor works out itself does not cross.
    """
    if not isinstance(kind, type):
        return None
    if attrs.has(kind):
        return {field.name: field.alias or "" for field in attrs.fields(kind) if field.init}
    declared: Any = kind
    if hasattr(kind, "__dataclass_fields__"):
        fields = declared.__dataclass_fields__.values()
        return {f.name: f.name for f in fields if f.init and f._field_type.name == "_FIELD"}
    if is_typeddict(kind):
        return {name: name for name in (*declared.__required_keys__, *declared.__optional_keys__)}
    names = getattr(kind, "__struct_fields__", None) or getattr(kind, "_fields", None)
    return None if names is None else {name: name for name in names}


def _hints(kind: type) -> dict[str, Any]:
    try:
        try:
            return get_type_hints(kind, include_extras=True)
        except NameError:
            local = dict(guarded_imports(kind.__module__))
            return get_type_hints(kind, localns=local, include_extras=True)
    except Exception as error:
        raise InvalidProvenance(
            f"the annotations of {kind.__qualname__} cannot be evaluated: {error}"
        ) from error


def _demand(holds: bool, value: Any, why: str) -> None:
    """Demand something of a value that is to be written.

    Raises:
        InvalidProvenance: it does not hold.
    """
    if not holds:
        raise InvalidProvenance(f"JSON cannot hold the {type(value).__name__}, which {why}")


def _name(key: Any) -> str:
    _demand(type(key) is str, key, "is a key and no text")
    name: str = key
    return name


@contextmanager
def _inside(name: str) -> Iterator[None]:
    """Name the field in which something went wrong."""
    try:
        yield
    except InvalidProvenance as error:
        raise InvalidProvenance(f"{name}: {error.message}", hint=error.hint) from error
