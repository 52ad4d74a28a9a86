"""The attributes of a class that may hold something grounded, as type checkers read them.

Nothing of what methods declare is left when the program runs, so the source is asked. Where there
is none, as behind compiled files alone, nothing is known of them.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import sys
import typing
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

_Method: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"

_MARK: Final = "Grounded"
_WORD: Final = re.compile(r"[^\W\d]\w*")
_PLAIN: Final = {
    **vars(builtins),
    **{name: getattr(typing, name) for name in typing.__all__},
}
"""Types that hold nothing grounded by themselves, by name."""
_QUALIFIERS: Final = frozenset({"Final", "ClassVar"})
"""What may stand for an annotation alone: the type is inferred then."""


@lru_cache(maxsize=1024)
def declared_in_source(kind: type) -> Mapping[str, str]:
    """Return what a class itself, not its bases, may hold that is grounded: name to annotation.

    ``text: Grounded[str]`` declares an attribute in the body of the class, and ``self.text:
    Grounded[str] = ...`` in a method; and so does ``self.text = text``, the first time, where
    ``text`` is a parameter with an annotation. Of ``self.text = fetch(key)``, whose type is
    inferred, the annotation is empty. In a module that does not name ``Grounded`` there are none.
    """
    if not _names_grounded(kind.__module__):
        return {}
    import textwrap  # only here: nothing else of a program that starts needs it

    try:
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except (OSError, TypeError, ValueError, SyntaxError):  # no source, or none of one class
        return {}
    found: dict[str, str] = {}
    for part in body.body if isinstance(body, ast.ClassDef) else []:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            found[_stored_as(part.target.id, kind)] = ast.unparse(part.annotation)
        elif isinstance(part, ast.Assign) and not isinstance(part.value, ast.Constant):
            for name in _names_bound(part):
                found.setdefault(_stored_as(name, kind), "")
        elif isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and part.args.args:
            for name, annotation in _declared(part):
                found.setdefault(_stored_as(name, kind), annotation)
    scope = vars(sys.modules[kind.__module__])
    return {name: text for name, text in found.items() if not _is_plain(text, scope)}


def _names_bound(statement: ast.Assign) -> Iterator[str]:
    parts = (part for target in statement.targets for part in ast.walk(target))
    return (part.id for part in parts if isinstance(part, ast.Name))


def _stored_as(name: str, kind: type) -> str:
    """Return the name under which Python stores an attribute: a private one gets its class's."""
    is_private = name.startswith("__") and not name.endswith("__")
    owner = kind.__name__.lstrip("_")
    return f"_{owner}{name}" if is_private and owner else name


def _is_plain(annotation: str, scope: Mapping[str, Any]) -> bool:
    """Tell whether an annotation names no type but those that hold nothing grounded.

    A name of the module's own may be that of a type here, and stand for another one.
    """
    words = _WORD.findall(annotation)
    return not _QUALIFIERS.issuperset(words) and all(
        word in _PLAIN and scope.get(word, _PLAIN[word]) is _PLAIN[word] for word in words
    )


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
    known: dict[ast.expr, str] = {}
    for node in ast.walk(method):
        if isinstance(node, ast.AnnAssign):
            known[node.target] = ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            annotation = parameters.get(getattr(node.value, "id", ""), "")
            known.update(dict.fromkeys(node.targets, annotation))
    for node in ast.walk(method):
        # As a part of a tuple, or as what a loop or a `with` binds, its type is inferred.
        if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Store):
            continue
        if getattr(node.value, "id", "") == own:
            yield node.attr, known.get(node, "")


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
