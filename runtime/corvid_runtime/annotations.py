"""The annotations of functions, each evaluated alone and late."""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import Callable
from typing import Any, Final, ForwardRef

from corvid_runtime.errors import GroundingError
from corvid_runtime.frames import outside_frame
from corvid_runtime.names import annotations_of, evaluated, texts_of
from corvid_runtime.shapes import Reader, Shape

_WORD: Final = re.compile(r"[^\W\d]\w*")


class Declarations:
    """The annotations of one function.

    A function defined inside another may name what is local there: those names are looked up
    when it is decorated, the annotations later.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._local_names = _locals_named(function)
        self._shapes: dict[str, Shape] = {}

    def shape(self, name: str) -> Shape:
        """Return what is declared for a parameter, or for ``"return"``.

        Raises:
            GroundingError: the annotation cannot be evaluated.
        """
        if name not in self._shapes:
            annotation = annotations_of(self._function).get(name)
            try:
                self._shapes[name] = Reader(self._evaluated).read(annotation)
            except Exception as error:
                raise GroundingError(
                    f"the annotation of {name!r} of {self._function!r} cannot be "
                    f"evaluated, so nobody knows whether it is Grounded: {error}",
                    hint="name only what can be imported when the program runs",
                ) from error
        return self._shapes[name]

    def _evaluated(self, text: str | ForwardRef) -> Any:
        # What a decorator from another module made has that module's names.
        scope = getattr(inspect.unwrap(self._function), "__globals__", {})
        return evaluated(text, scope, {**self._local_names, **_enclosed(self._function)})


def _locals_named(function: Callable[..., Any]) -> dict[str, Any]:
    texts = texts_of(function) if "<locals>" in getattr(function, "__qualname__", "") else []
    if not texts:
        return {}
    frame = outside_frame()
    outer = frame.f_back.f_locals if frame.f_back is not None else {}
    seen = {**outer, **frame.f_locals}
    return {name: seen[name] for name in set(_WORD.findall(" ".join(texts))) & seen.keys()}


def _enclosed(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the names a function sees beside its module's: closure, type parameters."""
    unwrapped = inspect.unwrap(function)
    names = {p.__name__: p for p in getattr(unwrapped, "__type_params__", ())}
    code = getattr(unwrapped, "__code__", None)
    for name, cell in zip(
        getattr(code, "co_freevars", ()),
        getattr(unwrapped, "__closure__", None) or (),
        strict=False,
    ):
        with contextlib.suppress(ValueError):  # not assigned yet
            names[name] = cell.cell_contents
    return names
