"""Classes: whether Python makes of a definition the class that mypy shows."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import SymbolNode, TypeInfo

_MAKING = ("__call__", "__init__", "__new__", "__prepare__", "__getattribute__", "mro")
"""By what a metaclass may give a class, or one of its objects, other attributes than it defines."""

_CHOOSING = "__class_getitem__"
"""By what a class may have another one in its place where it is subscripted."""


def spelled_inside(info: TypeInfo, name: str) -> str | None:
    """How Python spells a private name inside of a class; ``None`` for any other name."""
    is_private = name.startswith("__") and not name.endswith("__")
    return f"_{info.name.lstrip('_')}{name}" if is_private else None


def concealed(
    info: TypeInfo, name: str | None, is_library: Callable[[SymbolNode], bool]
) -> str | None:
    """What may give objects of a class another attribute than mypy shows, in words.

    Args:
        info: the class.
        name: the name of the attribute; ``None`` for any.
        is_library: whether a definition is a library's: these are as their stubs say.

    Returns:
        ``None`` if nothing may.
    """
    own = [base for base in info.mro if not is_library(base)]
    if not own or own[0] is not info:
        return None
    meta = info.metaclass_type
    if any(base.meta_fallback_to_any for base in own):
        return "its metaclass is of type `Any`"
    if meta is not None and not is_library(meta.type):
        if name in meta.type.names:
            return f"its metaclass `{meta.type.name}` has that, too"
        for method in _MAKING:
            symbol = meta.type.get(method)
            if symbol is not None and symbol.node is not None and not is_library(symbol.node):
                return f"`{method}` of its metaclass `{meta.type.name}` may change it"
    for base in own:
        if _CHOOSING in base.names:
            return f"`{_CHOOSING}` of `{base.name}` may give another class in its place"
    for base in own:
        if name is not None and name in base.names:
            return None  # it is found before any of those that are not known
        if base.fallback_to_any and not any(each.fallback_to_any for each in base.mro[1:]):
            return f"a base class of `{base.name}` is of type `Any`"
    return None
