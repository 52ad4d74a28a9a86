"""The library as mypy knows it: definitions and their parameters, from typeshed's trees."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mypy import build
from mypy.modulefinder import BuildSource, FindModuleCache, SearchPaths, compute_search_paths
from mypy.nodes import (
    ARG_STAR,
    ARG_STAR2,
    ArgKind,
    Decorator,
    FuncDef,
    MypyFile,
    OverloadedFuncDef,
    SymbolNode,
    TypeAlias,
    TypeInfo,
    Var,
)
from mypy.options import Options
from mypy.types import FunctionLike, Instance, get_proper_type


class Parameter(NamedTuple):
    """A parameter as it is written, and the name that is left of it in mypy's cache."""

    written: str
    cached: str | None
    required: bool
    keyword: bool


class Library:
    """The modules that define some names, analyzed for one version of Python."""

    def __init__(self, names: Iterable[str], version: tuple[int, int]) -> None:
        options = Options()
        options.python_version = version
        options.incremental = False
        options.ignore_errors = True
        options.follow_untyped_imports = True
        options.python_executable = sys.executable
        self._finder = FindModuleCache(_search_paths(options), None, options)
        self._is_module: dict[str, bool] = {}
        modules = sorted({self._module(name) for name in names} - {""})
        imports = "\n".join(f"import {module}" for module in modules)
        built = build.build([BuildSource(None, "imports", imports)], options)
        self._trees = built.files

    def _module(self, name: str) -> str:
        """The longest prefix of a full name that is a module."""
        while name:
            name = name.rpartition(".")[0]
            if name not in self._is_module:
                self._is_module[name] = isinstance(self._finder.find_module(name), str)
            if self._is_module[name]:
                return name
        return ""

    def installs(self, name: str) -> bool:
        """Whether the package that should define a name is there."""
        return self._module(name) != ""

    def definition(self, name: str) -> SymbolNode | None:
        """What a full name stands for."""
        module = self._module(name)
        node: SymbolNode | None = self._trees.get(module)
        for part in name[len(module) + 1 :].split("."):
            if not isinstance(node, (MypyFile, TypeInfo)) or part not in node.names:
                return None
            node = node.names[part].node
            if isinstance(node, TypeAlias):
                target = get_proper_type(node.target)
                node = target.type if isinstance(target, Instance) else None
        return node


def _search_paths(options: Options) -> SearchPaths:
    return compute_search_paths([], options, build.default_data_dir())


def signatures(node: SymbolNode) -> Iterator[list[Parameter]]:
    """The parameters of each overload of a function, or of a class's constructor."""
    if isinstance(node, TypeInfo):
        for name in ("__init__", "__new__"):
            symbol = node.get(name)
            made = symbol.node if symbol is not None else None
            if made is not None and made.fullname.rpartition(".")[0] != "builtins.object":
                yield from signatures(made)
    elif isinstance(node, OverloadedFuncDef):
        for item in node.items:
            yield from signatures(item)
    elif isinstance(node, Decorator):
        yield from signatures(node.func)
    elif isinstance(node, FuncDef):
        takes_receiver = bool(node.info) and (not node.is_static or node.name == "__new__")
        yield [
            _parameter(each.variable.name, None if each.pos_only else each.variable.name, each.kind)
            for each in node.arguments[takes_receiver:]
        ]
    elif isinstance(node, Var):
        found = get_proper_type(node.type)
        for each in found.items if isinstance(found, FunctionLike) else ():
            yield list(map(_parameter, each.arg_names, each.arg_names, each.arg_kinds))


def _parameter(written: str | None, cached: str | None, kind: ArgKind) -> Parameter:
    if kind is ARG_STAR:
        return Parameter("*", "*", False, False)
    if kind is ARG_STAR2:
        return Parameter("**", "**", False, True)
    return Parameter(written or "", cached, kind.is_required(), kind.is_named())
