"""What a function offers its callers through the boundaries it calls.

Other modules see a function's type only. Its decorator therefore writes into the contract what
the body below it calls: the data categories, and the least confidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, Instance, Type, get_proper_type

from corvid_mypy.inference.decorator_arguments import as_number
from corvid_mypy.model.contracts import Contract, Kind
from corvid_mypy.program.bodies import boundary, contract_above
from corvid_mypy.program.callees import is_settled
from corvid_mypy.program.exposed_self import shows_receiver
from corvid_mypy.seam.checker import remembered
from corvid_mypy.seam.syntax import expressions

_UNDECLARED = "0"


def with_offers(
    contract: Contract, function: FuncDef, tree: MypyFile, modules: dict[str, MypyFile]
) -> Contract:
    """The contract of a checked function, with what its body offers and shows.

    A helper offers the least confidence of what it calls, ``None`` if nothing it calls limits it;
    an agent declares its own. Of an installed module mypy keeps no bodies, so nothing can be said
    for its functions.
    """
    methods = _methods_in_sight(tree, modules)
    called = list(_called(function, methods))
    confidence = contract.confidence
    if contract.kind is Kind.FUNCTION:
        limits = [offer for each in called if (offer := _offer(each)) is not None]
        if not function.body.body:
            limits.append(_UNDECLARED)
        confidence = min(limits, key=float, default=None)
    return contract._replace(
        confidence=confidence,
        offers=frozenset().union(*(each.uses | each.requires | each.offers for each in called)),
        shows_receiver=shows_receiver(function),
    )


def _offer(contract: Contract) -> str | None:
    if contract.confidence is not None:
        return contract.confidence
    return _UNDECLARED if contract.kind in (Kind.PROMPT, Kind.AGENT) else None


def _called(function: FuncDef, methods: Mapping[str, list[Decorator]]) -> Iterator[Contract]:
    for node in expressions(function.body):
        if not isinstance(node, RefExpr):
            continue
        named: Sequence[SymbolNode | None] = ()
        if node.node is not None:
            named = (node.node,)
        elif isinstance(node, MemberExpr) and node.name in methods:
            named = _attributes(node, function, methods)
        for definition in named:
            contract = _contract(definition) if type(definition) is Decorator else None
            if contract is not None:
                yield contract


def _attributes(
    node: MemberExpr, function: FuncDef, methods: Mapping[str, list[Decorator]]
) -> Sequence[SymbolNode | None]:
    """What an attribute stands for; of something undeclared, it may be any class's in sight."""
    owner = _declared_class(node.expr, function)
    if owner is None:
        return methods[node.name]
    symbol = owner.get(node.name)
    return [symbol.node] if symbol is not None else []


_in_sight: dict[MypyFile, dict[str, list[Decorator]]] = remembered()


def _methods_in_sight(
    tree: MypyFile, modules: dict[str, MypyFile]
) -> Mapping[str, list[Decorator]]:
    """The decorated methods of the classes that a module names, worked out once a module.

    Those of libraries are left out: they have no contracts.
    """
    if tree not in _in_sight:
        found = _in_sight[tree] = {}
        named = [each.node for each in tree.names.values() if isinstance(each.node, TypeInfo)]
        for base in {base for info in named for base in info.mro}:
            if not is_settled(modules, base.module_name):
                for name, symbol in base.names.items():
                    if isinstance(symbol.node, Decorator):
                        found.setdefault(name, []).append(symbol.node)
    return _in_sight[tree]


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
                if name in ("confidence", "min_confidence"):
                    confidence = as_number(constant_fold_expr(arg, ""))
                    return Contract(contract.kind, contract.pure, confidence=confidence)
    return contract
