"""Callbacks that are asked about content: what they answer plainly is content for whoever asks.

So a function that carries no proof of its own answer, such as a predicate, may be passed to them.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, NameExpr
from mypy.types import CallableType, Type, get_proper_type, has_type_vars

from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.types import carries
from corvid_mypy.proof.rules.arguments import declared_slots
from corvid_mypy.proof.walker import Walker


def is_told(function: Type) -> bool:
    """Whether this is a tool that brings nothing in, and is handed something grounded."""
    found = get_proper_type(function)
    contract = contract_of(found)
    if contract is None or contract.kind is not Kind.TOOL or contract.retrieves:
        return False
    return isinstance(found, CallableType) and any(map(carries, found.arg_types))


def answers_about_content(walker: Walker, function: Expression) -> bool:
    """Whether a parameter that is a function is asked about what is grounded, and answers plainly.

    Whoever fills it may have it look at that.
    """
    if walker.proof is None or not isinstance(function, NameExpr):
        return False
    found = walker.proper(function)
    if not walker.proof.is_passed(function.node) or not isinstance(found, CallableType):
        return False
    if found.is_type_obj():
        return False  # its constructor is judged where it is handed on
    return any(map(carries, found.arg_types)) and not carries(found.ret_type)


def asked_about_content(walker: Walker, node: CallExpr) -> list[Expression]:
    """The functions that a call passes to parameters whose answers count as content there."""
    found = walker.proper(node.callee)
    taken = found.arg_types if isinstance(found, CallableType) else ()
    if not any(isinstance(get_proper_type(each), CallableType) for each in taken):
        return []  # most functions take none
    return [arg for arg, slot in declared_slots(walker, node) if _is_asked(slot)]


def _is_asked(typ: Type) -> bool:
    slot = get_proper_type(typ)
    if not isinstance(slot, CallableType) or carries(slot.ret_type) or has_type_vars(slot.ret_type):
        return False
    return any(carries(taken) or has_type_vars(taken) for taken in slot.arg_types)
