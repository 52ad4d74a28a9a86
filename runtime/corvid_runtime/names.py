"""Annotations as they were written, and the names in them: also those for type checkers alone."""

from __future__ import annotations

import ast
import contextlib
import inspect
import sys
from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any


def annotations_of(owner: Any) -> Mapping[str, Any]:
    """Return what a function, or a class itself, annotates, as it was written if possible."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(owner, format=annotationlib.Format.FORWARDREF)
    return inspect.get_annotations(owner)


def evaluated(text: str, scope: dict[str, Any], local: Mapping[str, Any]) -> Any:
    """Evaluate an annotation, importing names of its module that are for type checkers alone.

    Args:
        text: the annotation.
        scope: the globals of the module it stands in.
        local: the names that come before those.

    Raises:
        Exception: whatever evaluating it raises.
    """
    try:
        return eval(text, scope, local)
    except NameError:
        guarded = guarded_imports(scope.get("__name__", ""))
        return eval(text, scope, ChainMap(dict(local), scope, dict(guarded)))


@lru_cache(maxsize=1024)
def guarded_imports(module: str) -> Mapping[str, Any]:
    """Return what a module would have imported, had it been type-checked.

    Each import is made alone: one that cannot be, such as that of a module which exists in stubs
    only, leaves its names out. The module itself is left as it is.

    Args:
        module: the name of a module that is imported already.
    """
    found = sys.modules.get(module)
    scratch = {"__name__": module, "__package__": getattr(found, "__package__", None)}
    try:
        source = inspect.getsource(found) if found else ""
    except (OSError, TypeError):  # no file behind it
        return {}
    for statement in _guarded(ast.parse(source)):
        with contextlib.suppress(Exception):
            exec(compile(ast.Module([statement], []), f"<{module}>", "exec"), scratch)
    return scratch


def _guarded(module: ast.Module) -> Iterator[ast.stmt]:
    for block in module.body:
        if isinstance(block, ast.If) and _is_type_checking(block.test):
            for part in block.body:
                if isinstance(part, (ast.Import, ast.ImportFrom)):
                    yield part


def _is_type_checking(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", None)
    return name == "TYPE_CHECKING"
