"""Changing functions that run already: their code is swapped, whoever holds them."""

from __future__ import annotations

import ast
import gc
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import TypeAlias

from tests.ablation.mutants import PACKAGE

Running: TypeAlias = dict[CodeType, list[FunctionType]]


def running() -> Running:
    """Every function of the plugin that there is, by its code."""
    found: Running = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(PACKAGE)):
            found[each.__code__].append(each)
    return found


def swap(path: str, changed: ast.Module, functions: Running) -> None:
    """Have the functions of a file run the code of a changed module.

    Raises:
        ValueError: if a closure would need variables that it did not close over.
    """
    after = _codes(compile(changed, str(PACKAGE / path), "exec"))
    for key, code in written(path).items():
        if key in after and after[key] != code:
            for function in functions.get(code, ()):
                function.__code__ = after[key]


@cache
def written(path: str) -> dict[tuple[str, int, int], CodeType]:
    """The code of all functions of a file as it is."""
    return _codes(compile((PACKAGE / path).read_text(), str(PACKAGE / path), "exec"))


def _codes(module: CodeType) -> dict[tuple[str, int, int], CodeType]:
    """The code of all functions, by name, first line, and number among those on that line."""
    seen = Counter[tuple[str, int]]()
    found = {}
    for code in _inside(module):
        key = (code.co_name, code.co_firstlineno)
        seen[key] += 1
        found[(*key, seen[key])] = code
    return found


def _inside(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _inside(constant)
