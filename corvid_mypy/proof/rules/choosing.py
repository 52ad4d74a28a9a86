"""Choices: a function that gives, or puts elsewhere, one of several things as content says.

Which of several lists it is shows as soon as one is changed. What a type variable stands for is
taken for grounded where the function is proved; where it stands for something plain, content
decides that, and the callers are told.
"""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    SymbolNode,
)
from mypy.types import CallableType, Type, TypeVarType, get_proper_type

from corvid_mypy.model.types import carries
from corvid_mypy.program.bodies import is_abstract
from corvid_mypy.program.callees import signature
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    holds_values,
    is_selection,
    is_value,
    join,
    limited,
)
from corvid_mypy.proof.rules.arguments import declared_slots, operands
from corvid_mypy.proof.rules.known import known_of_written
from corvid_mypy.proof.rules.owning import is_one_of, nobody_has
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.seam.substitution import has_open_variables


def gives_one_of(walker: Walker, value: Expression) -> None:
    """Which of several objects is given shows as soon as that is changed: callers are told."""
    found = walker.type(value)
    if not carries(found) or is_value(found):
        return
    # What content selected, or had changed, may hold one of several objects, too.
    may_hold = bool(walker.label(value).level) and not holds_values(found)
    is_shared = value not in walker.own_results and not nobody_has(walker, value)
    is_chosen = is_shared and (walker.pc is not None or may_hold)
    walker.ledger.chooses |= is_chosen or is_one_of(walker, value)


def given_back(walker: Walker, node: CallExpr, labels: list[Label]) -> Label:
    """What a function gives may be the very object that it was passed, whichever that is."""
    if not is_selection(walker.type(node)):
        return KEPT
    return join(*(label for label in labels if label.level is Level.SELECTED))


def holds_one_of(walker: Walker, node: CallExpr, picked: list[Expression]) -> Label:
    """What a call gives may hold the objects that content picked: changing those shows which."""
    found = walker.type(node)
    if not picked or is_value(found):
        return KEPT
    label = join(*map(walker.label, picked))
    # What is plain shows by itself which one it is, where the object is read.
    most = Level.SELECTED if all(map(walker.carrying, picked)) else Level.CONTENT
    return limited(label._replace(level=most), found)


def passes_plainly(walker: Walker, node: CallExpr) -> bool:
    """Whether nothing grounded can be reached from what a call passes, functions included."""
    assert walker.proof is not None
    for part in operands(node):
        if walker.carrying(part):
            return False
        if holds_callable(walker.type(part)):
            known = known_of_written(walker, walker.proof.callees.resolve(part))
            if not known.inert:
                return False
    return True


def hands_over(walker: Walker, node: CallExpr, called: SymbolNode | None) -> None:
    """What may be any object is passed to a function that asks it as its caller may.

    That is one with a type variable there, or a method that Python or a library calls by itself.
    """
    proof, function = walker.proof, called.func if isinstance(called, Decorator) else called
    if proof is None:
        return
    is_asked = isinstance(function, FuncDef) and proof.vouching.is_called_unseen(function)
    for arg, slot in declared_slots(walker, node):
        found = proof.vouching.unknown(walker.type(arg), None, inside=True)
        if found is None or not (is_asked or is_variable(slot)):
            continue
        if not walker.changes(arg, f"calling {found}", messages.declare_class(found.owner.name)):
            proof.noisy.append(arg)


def asks_items(walker: Walker, node: CallExpr, called: SymbolNode | None) -> None:
    """A library hands items that may be any objects to a function with a type variable there."""
    proof, declared = walker.proof, get_proper_type(signature(called))
    if proof is None or not isinstance(declared, CallableType):
        return
    for arg in node.args if any(map(is_variable, declared.arg_types)) else ():
        found = proof.vouching.unknown(walker.type(arg), None, inside=True)
        if found is not None:
            walker.changes(arg, f"calling {found}", messages.declare_class(found.owner.name))


def is_variable(typ: Type) -> bool:
    """Whether a parameter is declared as a type variable."""
    return isinstance(get_proper_type(typ), TypeVarType)


def puts_plainly(walker: Walker, node: CallExpr, called: SymbolNode | None) -> None:
    """A function that chooses, and changes things, is passed plain values for type variables."""
    proof, declared = walker.proof, get_proper_type(signature(called))
    assert proof is not None
    if isinstance(declared, CallableType):
        slots = declared_slots(walker, node)
        passed = [arg for arg, slot in slots if has_open_variables(slot)]
        if isinstance(node.callee, MemberExpr) and has_open_variables(declared):
            passed.append(node.callee.expr)  # whose class may be the generic one
        if all(map(walker.carrying, passed)):
            return
    if not any(map(proof.is_refused, node.args)):
        function = called.func if isinstance(called, Decorator) else called
        is_open = isinstance(function, FuncDef) and is_abstract(function)
        proof.refuse(node, messages.chosen_plainly(walker.written(node.callee), is_open=is_open))
