"""``source=`` and ``location=`` of a tool: what says where each item stands that it retrieves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy.nodes import CallExpr, Context, Decorator, Expression
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    get_proper_type,
)

from corvid_mypy.model.contracts import COMPUTED, Contract, Kind
from corvid_mypy.model.types import Wrapper, accepts, carries, retrieved_items
from corvid_mypy.program.bodies import boundary
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding, FindingType
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import TypeChecker, attribute, modules_of, shown, string, type_of
from corvid_mypy.seam.runtime_names import LOCATION, TOOL

_OF_DOCUMENTS: Final = ("document_id", "doc_id")
_NAMES: Final = (
    *("source", "source_uri", "source_id", "uri", "url", "href", "path", "file", "filename"),
    *_OF_DOCUMENTS,
)
"""What attributes are called that say where something comes from."""

_OWN: Final = "id"
"""What names one passage beside the document that it is from."""


def problems(
    checker: TypeChecker, contract: Contract, function: CallableType, place: Context
) -> Iterator[Finding]:
    """What a tool says of its items that they do not have, or leaves unsaid though they do.

    Args:
        contract: as the decorator says it.
        function: the function below it.
        place: the decorator's, or the call of it.
    """
    if contract.kind is not Kind.TOOL or not contract.retrieves or carries(function.ret_type):
        return
    items = [get_proper_type(item) for item in retrieved_items(function.ret_type)]
    anchor = place.func if isinstance(place, Decorator) else place
    reader = _Reader(checker, place)
    for detail, name in (("source", contract.source), ("location", contract.location)):
        for item in items if name is not None else ():
            message = reader.problem(detail, name or "", item)
            if message is not None:
                yield Finding(codes.DECLARATION, anchor, message)
    if not contract.itemises and items != [get_proper_type(function.ret_type)]:
        for item in items:
            name = next((name for name in _NAMES if reader.is_text(item, name)), None)
            if name in _OF_DOCUMENTS and reader.is_text(item, _OWN):
                name = _OWN
            if name is not None:
                message = messages.single_source(function, shown(checker, item), name)
                yield Finding(codes.DECLARATION, anchor, message, FindingType.HINT, severity="note")


class _Reader:
    """Reads details off the types of items."""

    def __init__(self, checker: TypeChecker, place: Context) -> None:
        self._checker = checker
        self._place = place

    def problem(self, detail: str, name: str, item: ProperType) -> Message | None:
        """Why a detail cannot be read off an item, if so."""
        if isinstance(item, AnyType):
            return None
        if name == COMPUTED:
            return self._of_function(detail, item)
        found = self._read(item, name)
        if found is None:
            return messages.unplaced(detail, name, self._shown(item))
        expected = self._expected(detail)
        if accepts(expected, found) or _is_none_or(expected, found):
            return None
        return messages.misplaced(detail, name, self._shown(found), self._shown(expected))

    def is_text(self, item: ProperType, name: str) -> bool:
        """Whether an item has text by that name."""
        found = get_proper_type(self._read(item, name))
        return isinstance(found, Instance) and found.type is string(self._checker).type

    def _of_function(self, detail: str, item: ProperType) -> Message | None:
        passed = _argument(self._place, detail)
        typ = get_proper_type(type_of(self._checker, passed)) if passed is not None else None
        if not isinstance(typ, CallableType) or not typ.arg_types:
            return None
        taken = typ.arg_types[0]
        if accepts(taken, item):
            return None
        return messages.places_others(detail, self._shown(taken), self._shown(item))

    def _read(self, item: ProperType, name: str) -> Type | None:
        if isinstance(item, TypedDictType):
            return item.items.get(name)
        if isinstance(item, (Instance, TupleType)):
            return attribute(self._checker, name, item, self._place)
        return None

    def _expected(self, detail: str) -> Type:
        if detail == "source":
            return string(self._checker)
        return Wrapper(modules_of(self._checker)).instance(LOCATION)

    def _shown(self, typ: Type) -> str:
        return shown(self._checker, typ)


def _is_none_or(expected: Type, found: Type) -> bool:
    """Whether a detail may be left ``None``."""
    proper = get_proper_type(found)
    return isinstance(proper, UnionType) and all(
        isinstance(get_proper_type(member), NoneType) or accepts(expected, member)
        for member in proper.items
    )


def _argument(place: Context, name: str) -> Expression | None:
    """What a tool's decorator is passed by a name, where it stands above the function."""
    above = place.original_decorators if isinstance(place, Decorator) else []
    for expr in above:
        if isinstance(expr, CallExpr) and boundary(expr) == TOOL:
            return dict(zip(expr.arg_names, expr.args)).get(name)
    return None
