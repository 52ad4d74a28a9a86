"""The attributes that the methods of a class declare grounded, as type checkers read them.

Nothing of such a declaration is left when the program runs, so the source is asked. Where there is
none, as behind compiled files alone, nothing is known of them.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

_Method: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"

_MARK: Final = "Grounded"


@lru_cache(maxsize=1024)
def declared_in_methods(kind: type) -> Mapping[str, str]:
    """Return what the methods of a class itself, not of its bases, declare grounded: name to type.

    ``self.text: Grounded[str] = ...`` declares an attribute; and so does ``self.text = text``, the
    first time, where ``text`` is a parameter with an annotation.
    """
    if not _names_grounded(kind.__module__):
        return {}
    try:
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except (OSError, TypeError, ValueError, SyntaxError):  # no source, or none of one class
        return {}
    found: dict[str, str] = {}
    for method in body.body if isinstance(body, ast.ClassDef) else []:
        if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef)) and method.args.args:
            for name, annotation in _declared(method):
                found.setdefault(name, annotation)
    return {name: annotation for name, annotation in found.items() if _MARK in annotation}


@lru_cache(maxsize=1024)
def _names_grounded(module: str) -> bool:
    """Tell whether a module may declare anything grounded; most cost no look at their source."""
    found = sys.modules.get(module)
    names = vars(found) if found is not None else {}
    if "TYPE_CHECKING" not in names and not any(map(_is_ours, names.values())):
        return False
    try:
        return _MARK in inspect.getsource(found)  # type: ignore[arg-type]
    except (OSError, TypeError):
        return False


def _is_ours(value: Any) -> bool:
    name = getattr(value, "__module__", None) or getattr(value, "__name__", None)
    return isinstance(name, str) and name.partition(".")[0] == "corvid_runtime"


def _declared(method: _Method) -> Iterator[tuple[str, str]]:
    """Yield the attributes that a method assigns, and what that declares of them."""
    own = method.args.args[0].arg
    parameters = _annotated(method)
    for node in ast.walk(method):
        targets: list[ast.expr]
        if isinstance(node, ast.AnnAssign):
            targets, annotation = [node.target], ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            targets = node.targets
            annotation = parameters.get(getattr(node.value, "id", ""), "")
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == own:
                yield target.attr, annotation


def _annotated(method: _Method) -> dict[str, str]:
    """Return the annotations of the parameters that a method binds to nothing else."""
    listed = (*method.args.posonlyargs, *method.args.args, *method.args.kwonlyargs)
    bound = {
        node.id
        for node in ast.walk(method)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    }
    return {
        each.arg: ast.unparse(each.annotation)
        for each in listed
        if each.annotation is not None and each.arg not in bound
    }
