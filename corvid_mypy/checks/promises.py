"""Which modules of a program define what ordinary code is held to, so that others are asked."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import MypyFile

from corvid_mypy.program.callees import is_library
from corvid_mypy.seam.runtime_imports import imports_of_runtime


class Promises:
    """Remembers the answer of each module.

    Args:
        makes: whether a module of the program defines such a thing.
    """

    def __init__(self, makes: Callable[[MypyFile], bool]) -> None:
        self._makes = makes
        self._known: dict[str, bool] = {}

    def forget(self, name: str) -> None:
        """The interface of a module was settled anew."""
        self._known.pop(name, None)

    def are_made(self, modules: dict[str, MypyFile]) -> bool:
        """Whether any of these modules defines one."""
        return any(self._is_made(name, module) for name, module in modules.items())

    def _is_made(self, name: str, module: MypyFile) -> bool:
        if name not in self._known:
            can = not (module.is_stub or is_library(module)) and bool(imports_of_runtime(module))
            self._known[name] = can and self._makes(module)
        return self._known[name]
