"""Where a mapping that fills itself, as `program.self_filling` says, would be known as another."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    DictExpr,
    Expression,
    FuncDef,
    FuncItem,
    LambdaExpr,
    ListExpr,
    NameExpr,
    RefExpr,
    ReturnStmt,
    Var,
)
from mypy.types import Instance, Type

from corvid_mypy.library import row
from corvid_mypy.model.types import carries, fillings, members
from corvid_mypy.program.callees import class_of
from corvid_mypy.program.self_filling import fills_in, is_taken_plainly, may_fill_in
from corvid_mypy.proof.code.callbacks import parts
from corvid_mypy.proof.code.judging import ENTERING, Proof
from corvid_mypy.proof.code.vouching import fields_reached, inside_of
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text


def is_seen_through(proof: Proof, name: NameExpr) -> bool:
    """Whether a local is bound once: whoever reads it knows what it was bound to."""
    return "." not in (name.fullname or "") and proof.callees.resolve(name) is not name


def gives_what_fills(proof: Proof, function: FuncItem, value: Expression) -> bool:
    """Whether a function returns what fills itself, so that each call of it by name shows that."""
    is_called = isinstance(function, FuncDef) and function is proof.function
    if not is_called or function.is_coroutine or function.is_generator or function.is_property:
        return False
    return may_fill_in(proof.callees, value)


def ask_what_fills(proof: Proof, node: Expression, slot: Type) -> None:
    """What fills itself may not be taken for a mapping that does not, where somebody keeps it.

    What only reads it once is asked where it is called; a local that is bound once is seen through,
    and so is what a function gives.
    """
    found = proof.type(node)
    if not isinstance(found, Instance) or len(found.args) != _OF_MAPPING or proof.asks_library:
        return  # as of most values
    if node in proof.read_once or node in proof.seen_through:
        return
    if is_taken_plainly(slot) and may_fill_in(proof.callees, node):
        proof.refuse(node, messages.filling(text(node)))


def enters(proof: Proof, node: Expression, actual: Type, slot: Type) -> None:
    """The same of what a value holds, or is passed to, by its type."""
    if proof.asks_library or node in proof.read_once:
        return
    ask_what_fills(proof, node, slot)
    seen = members(actual) if node in proof.seen_through else ()
    for given, taken in fillings(actual, slot):
        info = given.type if isinstance(given, Instance) else None
        is_seen = any(given is each for each in seen)  # and not what it holds
        if fills_in(info) and is_taken_plainly(taken) and not is_seen:
            proof.refuse(node, messages.filling(text(node)))
            return


ENTERING.append(enters)


def captured(proof: Proof, subject: Expression, name: NameExpr) -> None:
    """A pattern binds a name to something that fills itself, or that a subject holds."""
    variable = name.node
    declared = variable.type if isinstance(variable, Var) else None
    if declared is None or not is_taken_plainly(declared):
        return
    found = proof.type(subject)
    held = (*inside_of(found), *(each for _, each in fields_reached(found)))
    if may_fill_in(proof.callees, subject) or any(fills_in(class_of(each)) for each in held):
        proof.refuse(name, messages.filling(name.name))


_OF_MAPPING = 2
"""A mapping has keys, and what they stand for."""


def hands_out_missing(proof: Proof, passed: Expression) -> Expression | None:
    """A mapping among what a boundary is passed that may make something grounded there."""
    for part in parts(passed):
        for held in inside_of(proof.type(part)):
            info = held.type if isinstance(held, Instance) else None
            if fills_in(info) and carries(held) and not _is_filled_with_new(proof, part):
                return part
    return None


def _is_filled_with_new(proof: Proof, mapping: Expression) -> bool:
    """Whether it is a mapping of the library, made here, and what it makes is new and empty."""
    made = proof.callees.resolve(mapping)
    if not isinstance(made, CallExpr) or not isinstance(made.callee, RefExpr):
        return False
    is_library = row(made.callee.fullname) is not None
    return is_library and bool(made.args) and makes_new(made.args[0])


def makes_new(factory: Expression) -> bool:
    """Whether this makes containers: what it is called for is new, and nothing else has it."""
    if isinstance(factory, LambdaExpr):
        [given] = factory.body.body
        return isinstance(given, ReturnStmt) and _is_new(given.expr)
    called = row(factory.fullname) if isinstance(factory, RefExpr) else None
    return called is not None and (called.makes_container or called.lift)


def _is_new(value: Expression | None) -> bool:
    """Whether an expression is a new container, made of nothing but what makes others."""
    if isinstance(value, CallExpr):
        return makes_new(value.callee) and all(map(makes_new, value.args))
    return isinstance(value, (ListExpr, DictExpr)) and not value.items
