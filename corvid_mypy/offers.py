"""What a function offers its callers through the boundaries it calls.

Other modules see a function's type only. Its decorator therefore writes into the contract what
the body below it calls: the data categories, and the least confidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from mypy.constant_fold import constant_fold_expr
from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    MypyFile,
    NameExpr,
    RefExpr,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, Instance, Type, get_proper_type

from corvid_mypy.bodies import boundary, contract_above
from corvid_mypy.contracts import Contract, Kind
from corvid_mypy.tree import expressions

_UNDECLARED = "0"


def with_offers(contract: Contract, function: FuncDef, module: MypyFile) -> Contract:
    """The contract of a checked function, with what its body offers.

    A helper offers the least confidence of what it calls, ``None`` if nothing it calls limits it;
    an agent declares its own. Of an installed module mypy keeps no bodies, so nothing can be said
    for its functions.
    """
    called = list(_called(function, module))
    data = frozenset[str]().union(*(each.uses | each.requires | each.offers for each in called))
    if contract.kind is not Kind.FUNCTION:
        return contract._replace(offers=data)
    limits = [offer for each in called if (offer := _offer(each)) is not None]
    if not function.body.body:
        limits.append(_UNDECLARED)
    return contract._replace(offers=data, confidence=min(limits, key=Fraction, default=None))


def _offer(contract: Contract) -> str | None:
    if contract.confidence is not None:
        return contract.confidence
    return _UNDECLARED if contract.kind in (Kind.PROMPT, Kind.AGENT) else None


def _called(function: FuncDef, module: MypyFile) -> Iterator[Contract]:
    in_sight = [each.node for each in module.names.values() if isinstance(each.node, TypeInfo)]
    for node in expressions(function.body):
        named: Iterable[object] = ()
        if isinstance(node, MemberExpr) and node.node is None:
            named = _attributes(node, function, in_sight)
        elif isinstance(node, RefExpr):
            named = (node.node,)
        for definition in named:
            contract = _contract(definition) if isinstance(definition, Decorator) else None
            if contract is not None:
                yield contract


def _attributes(node: MemberExpr, function: FuncDef, in_sight: list[TypeInfo]) -> Iterator[object]:
    """What an attribute stands for; of something undeclared, it may be any class's in sight."""
    owner = _declared_class(node.expr, function)
    for info in in_sight if owner is None else (owner,):
        symbol = info.get(node.name)
        if symbol is not None:
            yield symbol.node


def _declared_class(owner: Expression, function: FuncDef) -> TypeInfo | None:
    """The class of a parameter or an attribute, as declared: the body has no types yet."""
    if isinstance(owner, MemberExpr):
        info = _declared_class(owner.expr, function)
        symbol = info.get(owner.name) if info is not None else None
        return _class_of(symbol.type) if symbol is not None else None
    if not isinstance(owner, NameExpr) or not isinstance(owner.node, Var):
        return None
    if function.info and (owner.node.is_self or owner.node.is_cls):
        return function.info
    signature = get_proper_type(function.type)
    if isinstance(signature, CallableType) and owner.name in signature.arg_names:
        return _class_of(signature.arg_types[signature.arg_names.index(owner.name)])
    return _class_of(owner.node.type)


def _class_of(typ: Type | None) -> TypeInfo | None:
    proper = get_proper_type(typ)
    return proper.type if isinstance(proper, Instance) else None


def _contract(decorator: Decorator) -> Contract | None:
    """The contract above a function; before mypy knows its type, what is written of it."""
    contract = contract_above(decorator)
    if contract is None or decorator.var.type is not None:
        return contract
    for expr in decorator.original_decorators:
        if isinstance(expr, CallExpr) and boundary(expr) is not None:
            for name, arg in zip(expr.arg_names, expr.args):
                value = constant_fold_expr(arg, "")
                if name in ("confidence", "min_confidence") and isinstance(value, (int, float)):
                    return Contract(contract.kind, contract.pure, confidence=repr(value))
    return contract
