"""Results: what a function hands out, and what tells that it did."""

from __future__ import annotations

from mypy.nodes import CallExpr, ConditionalExpr, Context, Expression, LambdaExpr, TypeInfo, Var
from mypy.types import (
    Instance,
    NoneType,
    Type,
    UnionType,
    get_proper_type,
)

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import members
from corvid_mypy.proof.labels import Label, is_selection, is_wholly_grounded, join
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.seam.runtime_names import INSUFFICIENT


def hands_out(walker: Walker, node: Context, value: Expression, label: Label) -> None:
    """``return value``: in high code a refusal, or something wholly grounded."""
    if isinstance(walker.functions[-1], LambdaExpr):
        walker.returned = join(walker.returned, label, walker.chosen())
    elif walker.proves:
        _result(walker, node, value, label)


def _result(walker: Walker, node: Context, value: Expression, label: Label) -> None:
    if isinstance(value, ConditionalExpr) and label.level:
        _arms(walker, node, value)
    elif walker.pc is None:
        walker.leaves(CoercionKind.RETURN, value, label)
        walker.control.leave_function()
    elif _is_refusal(walker.type(value)) and refuses(walker):
        walker.leaves(CoercionKind.RETURN, value, label)
        walker.disclose(Disclosure.REFUSAL, node)
        walker.control.end()
    else:
        _in_high_code(walker, value, label)
        walker.control.leave_function()


def _arms(walker: Walker, node: Context, value: ConditionalExpr) -> None:
    """``return a if test else b`` returns one or the other."""
    grounded = walker.grounded(value.cond) or walker.label(value.cond).level
    with walker.control.under(value.cond if grounded else None):
        walker.control.branches(
            lambda: _result(walker, node, value.if_expr, walker.label(value.if_expr)),
            lambda: _result(walker, node, value.else_expr, walker.label(value.else_expr)),
        )


def _in_high_code(walker: Walker, value: Expression, label: Label) -> None:
    """What is returned as content decides has one form, whichever it is."""
    declared = walker.return_slot()
    answer = _without_refusals(declared) if declared is not None else None
    if answer is not None and is_wholly_grounded(answer):
        return
    if answer is not None and is_selection(answer):
        walker.disclose(Disclosure.SELECTION, value)
        return
    if answer is not None and _is_record(walker, value, answer):
        walker.disclose(Disclosure.SELECTION, value)
        return
    walker.leaves(CoercionKind.RETURN, value, join(label, walker.chosen()))


def refuses(walker: Walker) -> bool:
    """Whether a bare ``return`` is a refusal: of a generator, and where nothing is answered, no."""
    function, declared = walker.functions[-1], walker.return_slot()
    return not function.is_generator and declared is not None and not _is_refusal(declared)


def _is_refusal(typ: Type) -> bool:
    """Whether a value says that there is no answer: ``None``, or insufficient evidence."""
    return all(
        isinstance(member, NoneType)
        or (isinstance(member, Instance) and member.type.fullname == INSUFFICIENT)
        for member in members(typ)
    )


def _without_refusals(typ: Type) -> Type | None:
    """What a function answers if it does not refuse."""
    answers = [member for member in members(typ) if not _is_refusal(member)]
    return UnionType.make_union(answers) if answers else None


def _is_record(walker: Walker, value: Expression, answer: Type) -> bool:
    """Whether a record of exactly the declared class is made here, of grounded fields alone."""
    declared = get_proper_type(answer)
    if not isinstance(value, CallExpr) or not isinstance(declared, Instance):
        return False
    made = getattr(value.callee, "node", None)
    return made is declared.type and holds_grounded(declared.type)


def holds_grounded(info: TypeInfo) -> bool:
    """Whether every field of a generated record is wholly grounded, or a selection of such."""
    fields = [
        symbol.node.type
        for base in info.mro[:-1]
        for symbol in base.names.values()
        if isinstance(symbol.node, Var) and not symbol.plugin_generated
    ]
    is_record = "dataclass" in info.metadata or "attrs" in info.metadata
    return is_record and all(
        kind is not None and (is_wholly_grounded(kind) or is_selection(kind)) for kind in fields
    )
