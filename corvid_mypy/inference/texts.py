"""Text that is put together of plain and grounded parts."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import Type, UnionType

from corvid_mypy.model.types import Wrapper, carries, surely_grounds
from corvid_mypy.seam.checker import current_checker, modules_of


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
