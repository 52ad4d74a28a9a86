"""What agents and proofs declare grounded or plain, either: such a type shows nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import AssignmentStmt, Context, Expression, FuncDef
from mypy.types import CallableType, Type

from corvid_mypy.model.types import Either, eithers
from corvid_mypy.program.bodies import has_no_contract
from corvid_mypy.program.callees import Callees
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import TypeChecker, return_slot
from corvid_mypy.seam.syntax import statements


class Declared(NamedTuple):
    """Something that a body declares.

    Attributes:
        node: where it is declared.
        name: what the type is of.
        type: the type.
        place: what that is: a result, a parameter, or a variable.
        initial: what it is at first, if that is said.
    """

    node: Context
    name: str
    type: Type
    place: str
    initial: Expression | None = None


def declared_either(
    checker: TypeChecker, callees: Callees, function: FuncDef
) -> Iterator[tuple[Declared, Either]]:
    """What a body declares grounded or plain, with what its type says so by first."""
    for each in _declared_in(checker, callees, function):
        found = next(eithers(each.type), None)
        if found is not None:
            yield each, found


def _declared_in(checker: TypeChecker, callees: Callees, function: FuncDef) -> Iterator[Declared]:
    """All that a body declares; a boundary that is nested in it answers for itself."""
    yield from _signature(checker, function)
    if not callees.nests(function):
        yield from _variables(callees.declares(function))
        return
    for node in statements(function.body, into=has_no_contract):
        if isinstance(node, FuncDef):
            yield from _signature(checker, node)
        elif isinstance(node, AssignmentStmt):
            yield from _variables([node])


def _variables(assignments: list[AssignmentStmt]) -> Iterator[Declared]:
    for node in assignments:
        if node.type is not None:
            target = node.lvalues[0]
            yield Declared(target, text(target), node.type, "variable", node.rvalue)


def _signature(checker: TypeChecker, function: FuncDef) -> Iterator[Declared]:
    typ = function.type
    if not isinstance(typ, CallableType):
        return  # nothing is declared
    awaited = function.is_coroutine and not function.is_generator
    result = return_slot(checker, function) if awaited else typ.ret_type
    yield Declared(function, function.name, result, "result")
    for argument, taken in zip(function.arguments, typ.arg_types):
        name = argument.variable.name
        yield Declared(argument, name, taken, "parameter", argument.initializer)
