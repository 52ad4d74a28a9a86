"""Forgery: grounded values made anywhere but in the body of a grounded tool."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    CallExpr,
    CastExpr,
    ClassDef,
    Decorator,
    DictExpr,
    Expression,
    FuncDef,
    MemberExpr,
    NameExpr,
    NewTypeExpr,
    Node,
    OverloadedFuncDef,
    RefExpr,
    StrExpr,
    SymbolNode,
    TypeInfo,
)
from mypy.types import CallableType, FunctionLike, Type, get_proper_type
from mypy.typevars import fill_typevars

from corvid_mypy.library import Use, member
from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.types import carries, class_made
from corvid_mypy.program.bodies import contract_above, has_no_contract
from corvid_mypy.program.callees import Callees, class_of, referred
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import TypeChecker, type_of
from corvid_mypy.seam.runtime_names import GROUND, GROUNDED
from corvid_mypy.seam.syntax import Nodes, walk

_FUNCTIONS = frozenset({FuncDef, Decorator, OverloadedFuncDef})
_MAKING = ("__new__", "__init__", "__setstate__")


def problems(checker: TypeChecker, callees: Callees, nodes: Nodes) -> Iterator[Finding]:
    """Every forgery among the nodes of a module."""
    aliases = set(callees.aliases_of(GROUND))
    mints = [
        node
        for node in nodes.of(NameExpr, MemberExpr)
        if (node.fullname == GROUND or (aliases and node.node in aliases))
        and type_of(checker, node) is not None
    ]
    minting = set(_minting(nodes)) if mints else set()
    for mint in mints:
        if mint not in minting:
            yield Finding(codes.FORGERY, mint, messages.forged("`ground(...)`"))
    for call in nodes.of(CallExpr):
        if _is_constructor(call, checker, callees):
            yield Finding(codes.FORGERY, call, messages.forged("Constructing `Grounded` by hand"))
        callee = call.callee
        if type(callee) is MemberExpr and _bypasses(callee, call, checker, callees):
            how = f"Filling grounded fields by `{callee.name}(...)`"
            yield Finding(codes.FORGERY, call, messages.forged(how))
    for cast in nodes.of(CastExpr):
        actual = type_of(checker, cast.expr)
        if carries(cast.type) and actual is not None and not carries(actual):
            yield Finding(codes.FORGERY, cast, messages.forged("A cast to `Grounded`"))
    for definition in nodes.of(ClassDef):
        if any(base.fullname == GROUNDED for base in definition.info.mro[1:]):
            yield Finding(codes.FORGERY, definition, messages.forged("A subclass of `Grounded`"))
    for made in nodes.of(NewTypeExpr):
        if made.info is not None and made.info.has_base(GROUNDED):
            yield Finding(codes.FORGERY, made, messages.forged_new_type(made.name))
    for function in nodes.of(FuncDef):
        guard = _guards(function.type)
        if guard is not None and carries(guard):
            yield Finding(codes.FORGERY, function, messages.forged("A type guard for `Grounded`"))


def _minting(nodes: Nodes) -> Iterator[Node]:
    """The nodes inside the bodies of grounded tools, not of boundaries nested in them."""
    for decorator in nodes.of(Decorator):
        contract = contract_of(decorator.var.type)
        is_hidden = contract is None and contract_above(decorator) is not None
        if is_hidden or (
            contract is not None and contract.kind is Kind.TOOL and contract.retrieves
        ):
            yield from walk(decorator.func.body, into=has_no_contract)


def _is_constructor(node: CallExpr, checker: TypeChecker, callees: Callees) -> bool:
    named = referred(node.callee) if isinstance(node.callee, RefExpr) else None
    if named is not None:
        if type(named) in _FUNCTIONS and named.name not in _MAKING:
            return False
        if isinstance(named, TypeInfo):
            return _is_grounded_class(named)
    target = callees.resolve(node.callee)
    kind = get_proper_type(type_of(checker, target))
    if not isinstance(kind, FunctionLike):
        return _is_grounded_class(callees.definition(target))
    info = class_made(kind) if kind.is_type_obj() else None
    if info is not None:
        return _is_grounded_class(info)
    if not isinstance(target, MemberExpr) or target.name not in _MAKING:
        return False
    parts = [*node.args, target.expr]
    return any(isinstance(part, RefExpr) and _is_grounded_class(referred(part)) for part in parts)


def _is_grounded_class(node: SymbolNode | None) -> bool:
    return isinstance(node, TypeInfo) and node.fullname == GROUNDED


def _bypasses(callee: MemberExpr, node: CallExpr, checker: TypeChecker, callees: Callees) -> bool:
    """Whether a record with grounded fields is filled with values whose types nobody compares."""
    info = class_of(callees.type(callee.expr)) if node.args else None
    called = member(info, callee.name)
    if called is None or not called.fills:
        return False
    if info is None or info.fullname == GROUNDED or not carries(fill_typevars(info)):
        return False
    if called.fills == "**":
        return any(_forges_field(info, name, arg, checker) for name, arg in _named(node))
    if Use.ITERATE in called.takes:
        return True
    updates = [arg for name, arg in _named(node) if name == called.fills]
    return any(
        not isinstance(update, DictExpr)
        or any(
            not isinstance(key, StrExpr) or _forges_field(info, key.value, value, checker)
            for key, value in update.items
        )
        for update in updates
    )


def _named(node: CallExpr) -> Iterator[tuple[str | None, Expression]]:
    return zip(node.arg_names, node.args)


def _forges_field(
    info: TypeInfo, name: str | None, value: Expression, checker: TypeChecker
) -> bool:
    """Whether a value for a field declared grounded is not; a spread one may be anything."""
    symbol = info.get(name) if name is not None else None
    if name is not None and (symbol is None or symbol.type is None or not carries(symbol.type)):
        return False
    actual = type_of(checker, value)
    return actual is None or not carries(actual)


def _guards(typ: Type | None) -> Type | None:
    return typ.type_guard or typ.type_is if isinstance(typ, CallableType) else None
