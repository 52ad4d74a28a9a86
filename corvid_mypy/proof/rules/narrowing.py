"""What mypy narrowed: whether a test, or an assignment, still says what a place holds."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    GDEF,
    Decorator,
    Expression,
    FuncDef,
    IndexExpr,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    SymbolNode,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    NoneType,
    ProperType,
    Type,
    TypeVarType,
    UninhabitedType,
    get_proper_type,
    has_type_vars,
)

from corvid_mypy.model.types import always_carries, carries, is_refusal, members
from corvid_mypy.program.callees import class_of, is_property, signature
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import index, member, silently


def narrowed_name(walker: Walker, node: NameExpr, declared: Type) -> None:
    """A variable that is read; functions may assign one of the module at any time."""
    _tested(walker, node, declared)
    is_shared = node.kind == GDEF or node.node in walker.captured  # nested code assigns it, too
    if is_shared and isinstance(node.node, Var) and not node.node.is_final:
        _refilled(walker, node, declared)


def narrowed_member(walker: Walker, node: MemberExpr) -> None:
    """An attribute that is read, which whoever has the object may assign at any time."""
    if isinstance(node.node, Var) and node.node.type is not None:
        _tested(walker, node, node.node.type)
    for declared in _declared(walker, node):
        _refilled(walker, node, declared)


def narrowed_item(walker: Walker, node: IndexExpr) -> None:
    """An item that is read by its place or key, where anything may have been put since."""
    if not walker.proves or walker.carrying(node):
        return
    if not (isinstance(walker.proper(node), NoneType) or walker.carrying(node.base)):
        return  # as of most: it is what a container of plain values holds
    with silently(walker.checker):
        declared = index(walker.checker, walker.type(node.base), node)
    _refilled(walker, node, declared)


def _tested(walker: Walker, node: Expression, declared: Type) -> None:
    """Whatever a value is tested for, it holds what each member of its declared type holds."""
    if walker.is_known_as(node, declared):
        return
    # What a variable stands for may be grounded, and of the class that was asked for.
    is_variable = isinstance(declared, TypeVarType)
    if not always_carries(walker.opened(declared) if is_variable else declared):
        return
    found = walker.proper(node)
    if isinstance(declared, TypeVarType) and found == get_proper_type(declared.upper_bound):
        return  # where it is called, or asked for an attribute, mypy keeps its bound
    if not isinstance(found, UninhabitedType) and not carries(found):
        walker.add(Site(CoercionKind.CAST, node, declared, found))


def _refilled(walker: Walker, node: Expression, declared: Type) -> None:
    """Since it was tested, the place may hold anything again that it is declared to hold."""
    if not walker.proves or carries(found := walker.proper(node)):
        return
    if isinstance(found, NoneType) and not isinstance(get_proper_type(declared), NoneType):
        walker.widen(node, declared)  # what was asked for may be there by now
    elif not carries(declared):
        return
    elif is_refusal(found):
        walker.widen(node, declared)  # to be handed on as what it may be
    elif not isinstance(found, (NoneType, UninhabitedType, AnyType)):
        walker.add(Site(CoercionKind.CAST, node, declared, found))


def _declared(walker: Walker, node: MemberExpr) -> Iterator[Type]:
    """What an attribute is declared as, in each class of its owner, if it can be assigned."""
    if not walker.proves or walker.carrying(node):
        return
    # That nothing is there yet, it says of what is plain as well.
    is_empty = isinstance(walker.proper(node), NoneType)
    owners = members(walker.type(node.expr)) if is_empty else [*_telling(walker, node)]
    for owner in owners:
        with silently(walker.checker):
            yield member(walker.checker, node.name, owner, node)


def _telling(walker: Walker, node: MemberExpr) -> Iterator[ProperType]:
    """The forms of its owner in which an attribute may be declared as something grounded."""
    for owner in members(walker.type(node.expr)):
        info = class_of(owner)
        named = (info.get(name) for name in (node.name, "__getattr__")) if info else ()
        symbol = next(filter(None, named), None)
        shown = _shown(symbol.node) if symbol is not None else None
        if shown is not None and (carries(shown) or has_type_vars(shown)):
            yield owner


def _shown(node: SymbolNode | None) -> Type | None:
    """What reading an attribute gives; nothing of one that nobody assigns a second time."""
    if isinstance(node, Var):
        is_fixed = node.is_final or (node.is_property and not node.is_settable_property)
        return None if is_fixed else node.type
    if isinstance(node, FuncDef):
        answers = node.name == "__getattr__" and isinstance(node.type, CallableType)
        return node.type.ret_type if answers and isinstance(node.type, CallableType) else None
    getter = node.items[0] if isinstance(node, OverloadedFuncDef) and node.items else node
    read = signature(getter) if is_property(node) and isinstance(getter, Decorator) else None
    return read.ret_type if isinstance(read, CallableType) else None
