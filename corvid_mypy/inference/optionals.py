"""How an annotation is read that says ``Grounded[...]``."""

from __future__ import annotations

from mypy.plugin import AnalyzeTypeContext
from mypy.types import NoneType, Type, TypeAliasType, UnionType, get_proper_type

from corvid_mypy.model.types import is_grounded


class Annotations:
    """Reads ``Grounded[T | None]`` as ``Grounded[T] | None``.

    A grounded ``None`` does not exist: at run time it is ``None`` itself, without a chain.
    """

    def __init__(self) -> None:
        self._reads_as_written = False

    def asked(self) -> bool:
        """Whether mypy asks for its user's annotation, and not for one that is being read here."""
        asked, self._reads_as_written = not self._reads_as_written, False
        return asked

    def grounded(self, ctx: AnalyzeTypeContext) -> Type:
        """The type that an annotation stands for."""
        self._reads_as_written = True  # mypy has no other way to leave an annotation to itself
        found = ctx.api.analyze_type(ctx.type)
        self._reads_as_written = False
        return _optional_outside(found)


def _opened(held: Type) -> Type:
    """What an alias stands for, once mypy knows that."""
    is_unknown = isinstance(held, TypeAliasType) and held.alias is None
    return held if is_unknown else get_proper_type(held)


def _optional_outside(found: Type) -> Type:
    """``Grounded[T | None]`` as ``Grounded[T] | None``; all else as it is."""
    held = _opened(found.args[0]) if is_grounded(found) and found.args else None
    if not isinstance(held, UnionType):
        return found
    kept = [each for each in held.items if not isinstance(get_proper_type(each), NoneType)]
    if not kept or len(kept) == len(held.items):
        return found
    assert is_grounded(found)
    grounded = found.copy_modified(args=[UnionType.make_union(kept)])
    return UnionType([grounded, NoneType()], line=found.line, column=found.column)
