"""Mappings that make what is missing where it is looked up, and keep it, as a ``defaultdict`` does.

Looking up a key changes such a mapping. Whoever knows it as any mapping, or as a ``dict``, does not
expect that.
"""

from __future__ import annotations

from mypy.nodes import AwaitExpr, CallExpr, Expression, LambdaExpr, RefExpr, TypeInfo
from mypy.types import Instance, ProperType, Type

from corvid_mypy.library import row
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import is_anything, members
from corvid_mypy.program.callees import Callees, class_of, is_partial
from corvid_mypy.seam.syntax import expressions

_LOOKING_UP = "__getitem__"


def fills_in(info: TypeInfo | None) -> bool:
    """Whether looking up a missing key in an object adds it there."""
    symbol = info.get("__missing__") if info is not None else None
    answers = row(symbol.fullname) if symbol is not None and symbol.fullname else None
    return symbol is not None and (answers is None or not answers.quiet)


def may_fill_in(callees: Callees, node: Expression) -> bool:
    """Whether looking up a missing key adds it, be it declared as a mapping that does not."""
    made = callees.resolve(node)
    if any(fills_in(class_of(callees.type(each))) for each in {node, made}):
        return True
    call = made.expr if isinstance(made, AwaitExpr) else made
    called = callees.definition(call.callee) if isinstance(call, CallExpr) else None
    return called is not None and summary_of(called).gives_filling


def makes_what_fills(callees: Callees, factory: Expression) -> bool:
    """Whether what this is called for fills itself."""
    if isinstance(factory, LambdaExpr):
        return any(may_fill_in(callees, each) for each in expressions(factory.body))
    named = factory.args[0] if is_partial(factory) else factory
    made = callees.definition(named) if isinstance(named, RefExpr) else None
    return fills_in(made) if isinstance(made, TypeInfo) else summary_of(made).gives_filling


def is_taken_plainly(typ: Type) -> bool:
    """Whether something is taken for a mapping that does not fill itself, or for anything."""
    return any(map(_is_plain_mapping, members(typ)))


def _is_plain_mapping(taken: ProperType) -> bool:
    if is_anything(taken):
        return True
    base = taken.type if isinstance(taken, Instance) else None
    return base is not None and base.get(_LOOKING_UP) is not None and not fills_in(base)
