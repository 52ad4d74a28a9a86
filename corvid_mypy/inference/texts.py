"""Text that is put together of plain and grounded parts."""

from __future__ import annotations

from mypy.nodes import ListExpr, TupleExpr
from mypy.plugin import FunctionContext
from mypy.types import Type, UnionType

from corvid_mypy.model.types import Wrapper, carries, surely_grounds
from corvid_mypy.seam.checker import current_checker, infer, modules_of, string


def interpolated(ctx: FunctionContext) -> Type:
    """The type of ``interpolate(template, ...)``: grounded if anything that fills it in is."""
    checker, plain = current_checker(), ctx.default_return_type
    given = [typ for types in ctx.arg_types for typ in types]
    if checker is None or carries(plain) or not any(map(carries, given)):
        return plain
    grounded = Wrapper(modules_of(checker)).grounded(plain)
    if any(map(surely_grounds, given)):
        return grounded
    return UnionType([plain, grounded])


def joined(ctx: FunctionContext) -> Type:
    """The type of ``join(separator, items)``: grounded if an item that is written out is."""
    checker, result = current_checker(), ctx.default_return_type
    items = ctx.args[1][0] if len(ctx.args) > 1 and ctx.args[1] else None
    if checker is None or not isinstance(items, (ListExpr, TupleExpr)):
        return result
    if not any(map(surely_grounds, infer(checker, *items.items))):
        return result
    return Wrapper(modules_of(checker)).grounded(string(checker))
