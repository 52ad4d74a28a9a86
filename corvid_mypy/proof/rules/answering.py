"""Callbacks that are asked about content: what they answer plainly is content for whoever asks.

So a function that carries no proof of its own answer, such as a predicate, may be passed to them.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, NameExpr, SymbolNode
from mypy.types import CallableType, ProperType, get_proper_type, has_type_vars

from corvid_mypy.model.types import carries
from corvid_mypy.program.callees import signature
from corvid_mypy.proof.rules.arguments import filled
from corvid_mypy.proof.walker import Walker


def answers_about_content(walker: Walker, function: Expression) -> bool:
    """Whether a parameter that is a function is asked about what is grounded, and answers plainly.

    Whoever fills it may have it look at that.
    """
    if walker.proof is None or not isinstance(function, NameExpr):
        return False
    proof, variable, found = walker.proof, function.node, walker.proper(function)
    is_passed = proof.is_parameter(variable) or proof.is_in_parameter(variable)
    if not is_passed or not isinstance(found, CallableType):
        return False
    if found.is_type_obj():
        return False  # its constructor is judged where it is handed on
    return any(map(carries, found.arg_types)) and not carries(found.ret_type)


def asked_about_content(
    walker: Walker, node: CallExpr, called: SymbolNode | None
) -> list[Expression]:
    """The functions that a call passes to parameters whose answers count as content there."""
    declared = get_proper_type(signature(called))
    if not isinstance(declared, CallableType) or declared.is_type_obj():
        return []
    return [
        node.args[argument]
        for argument, formal, _ in filled(walker, node, declared)
        if _is_asked(get_proper_type(declared.arg_types[formal]))
    ]


def _is_asked(slot: ProperType) -> bool:
    if not isinstance(slot, CallableType) or carries(slot.ret_type) or has_type_vars(slot.ret_type):
        return False
    return any(carries(taken) or has_type_vars(taken) for taken in slot.arg_types)
