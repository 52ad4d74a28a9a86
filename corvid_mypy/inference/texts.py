"""Text that is put together of plain and grounded parts."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import Expression, ListExpr, OpExpr, TupleExpr
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
    """The type of ``join(separator, items)``: grounded if an item that is written out is.

    So it is if one of several lists is that are written one behind the other.
    """
    checker, result = current_checker(), ctx.default_return_type
    items = ctx.args[1][0] if len(ctx.args) > 1 and ctx.args[1] else None
    if checker is None or items is None:
        return result
    written = [*_written_out(items)]
    if written == [items] or not any(map(surely_grounds, infer(checker, *written))):
        return result
    return Wrapper(modules_of(checker)).grounded(string(checker))


def _written_out(items: Expression) -> Iterator[Expression]:
    """The items that are written out, and the lists that are written beside them."""
    if isinstance(items, (ListExpr, TupleExpr)):
        yield from items.items
    elif isinstance(items, OpExpr) and items.op == "+":
        yield from _written_out(items.left)
        yield from _written_out(items.right)
    else:
        yield items
