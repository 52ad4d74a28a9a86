"""Exceptions as a channel: a handler that goes on learns that an operation on content failed."""

from __future__ import annotations

from mypy.nodes import (
    Block,
    BreakStmt,
    ContinueStmt,
    Expression,
    RaiseStmt,
    ReturnStmt,
    TupleExpr,
    TypeInfo,
)
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    get_proper_type,
)

from corvid_mypy.checker import call_method
from corvid_mypy.laws import Laws
from corvid_mypy.tree import walk

_TELLING = frozenset(
    f"builtins.{name}"
    for name in (
        "ValueError TypeError LookupError ArithmeticError AttributeError NameError "
        "BufferError RuntimeError StopIteration MemoryError"
    ).split()
) | {"re.error", "re.PatternError"}
"""What operations on content raise; a class above or below one of these catches it too."""


def catches_content(laws: Laws, kind: Expression | None, handler: Block) -> bool:
    """Whether a handler goes on after a failure that depends on content."""
    if handler.body and isinstance(handler.body[-1], RaiseStmt):
        return False
    if kind is None:
        return True
    parts = kind.items if isinstance(kind, TupleExpr) else [kind]
    return any(_is_telling(laws.type(part)) for part in parts)


def leaves(final: Block | None) -> bool:
    """Whether a ``finally`` leaves the statement by itself, which drops the exception."""
    return final is not None and any(
        isinstance(node, (ReturnStmt, BreakStmt, ContinueStmt)) for node in walk(final)
    )


def _is_telling(typ: Type | None) -> bool:
    proper = get_proper_type(typ)
    if isinstance(proper, CallableType) and proper.is_type_obj():
        return _is_related(proper.type_object())
    if isinstance(proper, TypeType):
        item = get_proper_type(proper.item)
        return not isinstance(item, Instance) or _is_related(item.type)
    if isinstance(proper, TupleType):
        return any(map(_is_telling, proper.items))
    return True


def _is_related(info: TypeInfo) -> bool:
    if info.fullname in ("builtins.Exception", "builtins.BaseException"):
        return True
    return any(base.fullname in _TELLING for base in info.mro)


def may_swallow(laws: Laws, manager: Expression) -> bool:
    """Whether a context manager may keep an exception from its body to itself."""
    found = laws.type(manager)
    if found is None or isinstance(get_proper_type(found), AnyType):
        return True
    with laws.checker.msg.filter_errors():
        leaving = get_proper_type(
            call_method(laws.checker, "__exit__", found, [_anything() for _ in range(3)], manager)
        )
    if isinstance(leaving, Instance) and leaving.type.fullname == "builtins.bool":
        return True
    return isinstance(leaving, LiteralType) and leaving.value is True


def _anything() -> Type:
    return AnyType(TypeOfAny.special_form)
