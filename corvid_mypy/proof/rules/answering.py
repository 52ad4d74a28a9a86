"""Callbacks that are asked about content: what they answer plainly is content for whoever asks.

So a function that carries no proof of its own answer, such as a predicate, may be passed to them.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, FuncDef, NameExpr
from mypy.types import CallableType, Instance, Type, get_proper_type, has_type_vars

from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import carries
from corvid_mypy.proof.rules.arguments import declared_slots
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.checker import has_subclass


def is_told(function: Type) -> bool:
    """Whether this is a tool that brings nothing in, and is handed something grounded."""
    found = get_proper_type(function)
    contract = contract_of(found)
    if contract is None or contract.kind is not Kind.TOOL or contract.retrieves:
        return False
    return isinstance(found, CallableType) and any(map(carries, found.arg_types))


def orders_plainly(walker: Walker, typ: Type, *methods: str) -> bool:
    """Whether objects of a class are compared by its own methods, which tell nothing of content.

    Args:
        walker: the walk.
        typ: the type of all that is compared.
        methods: the methods that may be asked; one that the class does not have is not.
    """
    found = get_proper_type(typ)
    if walker.proof is None or not isinstance(found, Instance) or has_subclass(found.type):
        return False  # what a subclass has in its place is not known
    symbols = [*filter(None, map(found.type.get, methods))]
    return bool(symbols) and all(
        isinstance(each.node, FuncDef)
        and not (each.plugin_generated or walker.of_library(each.node))
        and summary_of(each.node).proved
        and not summary_of(each.node).tells
        for each in symbols
    )


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
