"""Class methods that make objects of the class that they are called on."""

from __future__ import annotations

from mypy.nodes import (
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    SuperExpr,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.types import FunctionLike, TypeType

from corvid_mypy.model.summaries import summary_of
from corvid_mypy.program.callees import class_of, contract_named
from corvid_mypy.proof.code.judging import Proof


def made_as_known(proof: Proof, callee: Expression, node: SymbolNode) -> bool:
    """Whether a class method makes objects of no class but those that it was derived for."""
    if not summary_of(node).builds:
        return True
    own, made = class_of_method(node), _called_on(proof, callee)
    if own.is_final or made is own:
        return True
    if made is None:
        return False
    if not proof.vouching.constructs(made):
        return contract_named(node) is not None  # which is refused where the class is
    summary, vouching = summary_of(node), proof.vouching
    asked = [vouching.is_alone] if summary.fresh else []
    asked += [vouching.makes_quietly] if summary.quiet else []
    asked += [vouching.makes_inertly] if summary.inert else []
    is_alike = not summary.fresh or vouching.lends_as(made, own)
    return is_alike and all(ask(made) >= ask(own) for ask in asked)


def _called_on(proof: Proof, callee: Expression) -> TypeInfo | None:
    """The class that a class method is called on, if its name, or a parameter, says that."""
    if isinstance(callee, SuperExpr):
        return proof.function.info if proof.function.is_class else None
    if not isinstance(callee, MemberExpr):
        return None
    found = proof.callees.definition(callee.expr)
    if isinstance(found, TypeInfo):
        return found
    # What fills a parameter is judged there.
    is_filled = isinstance(found, Var) and proof.is_parameter(found)
    is_class = is_filled and is_class_object(proof, callee.expr)
    return class_of(proof.type(callee.expr)) if is_class else None


def class_of_method(node: SymbolNode) -> TypeInfo:
    """The class that a method is of."""
    function = node.func if isinstance(node, Decorator) else node
    assert isinstance(function, FuncDef)
    return function.info


def is_class_object(proof: Proof, callee: Expression) -> bool:
    """Whether the callee is a variable that holds a class, which may be a subclass of it."""
    found = proof.type(callee)
    return isinstance(found, TypeType) or (isinstance(found, FunctionLike) and found.is_type_obj())
