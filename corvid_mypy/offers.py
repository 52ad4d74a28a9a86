"""What a function offers its callers through the boundaries it calls.

Other modules see a function's type only. Its decorator therefore writes into the contract what
the body below it calls: the data categories, and the least confidence.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from mypy.constant_fold import constant_fold_expr
from mypy.nodes import CallExpr, Decorator, FuncDef, MemberExpr, NameExpr, RefExpr

from corvid_mypy.bodies import boundary, contract_above
from corvid_mypy.contracts import Contract, Kind
from corvid_mypy.tree import expressions

_UNDECLARED = "0"


def with_offers(contract: Contract, function: FuncDef) -> Contract:
    """The contract of a checked function, with what its body offers.

    A helper offers the least confidence of what it calls, ``None`` if nothing it calls limits it;
    an agent declares its own. Of an installed module mypy keeps no bodies, so nothing can be said
    for its functions.
    """
    called = list(_called(function))
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


def _called(function: FuncDef) -> Iterator[Contract]:
    for node in expressions(function.body):
        if isinstance(node, CallExpr) and isinstance(node.callee, RefExpr):
            definition = _definition(node.callee, function)
            contract = _contract(definition) if isinstance(definition, Decorator) else None
            if contract is not None:
                yield contract


def _definition(callee: RefExpr, function: FuncDef) -> object:
    """The definition a callee names; of ``self.method``, in the function's own class."""
    if callee.node is not None or not isinstance(callee, MemberExpr) or not function.info:
        return callee.node
    own = isinstance(callee.expr, NameExpr) and callee.expr.name in ("self", "cls")
    symbol = function.info.get(callee.name) if own else None
    return symbol.node if symbol is not None else None


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
