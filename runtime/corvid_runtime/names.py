"""Annotations as they were written, and the names in them: also those for type checkers alone."""

from __future__ import annotations

import ast
import contextlib
import inspect
import sys
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, ForwardRef, get_args


def annotations_of(owner: Any) -> Mapping[str, Any]:
    """Return what a function, or a class itself, annotates, as it was written if possible."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(owner, format=annotationlib.Format.FORWARDREF)
    return inspect.get_annotations(owner)


def texts_of(function: Any) -> list[str]:
    """Return what stands as text in the annotations of a function."""
    if sys.version_info >= (3, 14):
        import annotationlib

        written = annotationlib.get_annotations(function, format=annotationlib.Format.STRING)
        # Those are as the function was defined: what was assigned to one later is not in them.
        return [*written.values(), *_texts(annotations_of(function).values())]
    return [*_texts(inspect.get_annotations(function).values())]


def _texts(annotations: Iterable[Any]) -> Iterator[str]:
    for annotation in annotations:
        if isinstance(annotation, str):
            yield annotation
        elif isinstance(annotation, ForwardRef):
            yield annotation.__forward_arg__
        else:
            yield from _texts(get_args(annotation))


def evaluated(text: str | ForwardRef, scope: dict[str, Any], local: Mapping[str, Any]) -> Any:
    """Evaluate an annotation, importing names of its module that are for type checkers alone.

    Args:
        text: the annotation, or what stands for a part of it that could not be evaluated yet.
        scope: the globals of the module it stands in.
        local: the names that come before those.

    Raises:
        Exception: whatever evaluating it raises.
    """
    try:
        return evaluated_as_is(text, scope, local)
    except NameError:
        guarded = guarded_imports(scope.get("__name__", ""))
        return evaluated_as_is(text, scope, ChainMap(dict(local), scope, dict(guarded)))


def evaluated_as_is(text: str | ForwardRef, scope: dict[str, Any], local: Mapping[str, Any]) -> Any:
    """Evaluate an annotation, importing nothing for it.

    Raises:
        Exception: whatever evaluating it raises.
    """
    if isinstance(text, str):
        return eval(text, scope, local)
    if sys.version_info >= (3, 14):
        # Its text alone would not do: it names what was evaluated of it already.
        return text.evaluate(globals=scope, locals=local)
    return eval(text.__forward_arg__, scope, local)


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
