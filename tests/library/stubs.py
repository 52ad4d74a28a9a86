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

_BESIDE = {"starlette"}
"""Packages that no row names, and that those which rows name inherit from."""


class Parameter(NamedTuple):
    """A parameter as it is written, and the name that is left of it in mypy's cache."""

    written: str
    cached: str | None
    required: bool
    keyword: bool


class Definition(NamedTuple):
    """What a full name stands for.

    Attributes:
        fullname: its own full name, which is another one if the name is imported.
        overloads: the parameters of each overload, without the receiver.
    """

    fullname: str
    overloads: list[list[Parameter]]


def definitions(names: Iterable[str], version: tuple[int, int]) -> dict[str, Definition | None]:
    """The definitions of some names for one version of Python.

    Returns:
        By name; ``None`` if there is no such thing. A name of no installed module is left out.
    """
    options = Options()
    options.python_version = version
    options.incremental = False
    options.ignore_errors = True
    options.follow_untyped_imports = True
    options.python_executable = sys.executable
    finder = FindModuleCache(_search_paths(options), None, options)
    modules = {name: module for name in names if (module := _module(finder, name))}
    _follow(options, {module.partition(".")[0] for module in modules.values()} | _BESIDE)
    imports = "\n".join(f"import {module}" for module in sorted(set(modules.values())))
    trees = build.build([BuildSource(None, "imports", imports)], options).files
    return {name: _definition(trees[module], name) for name, module in modules.items()}


def _follow(options: Options, packages: Iterable[str]) -> None:
    """Read these packages and no other, stubs excepted: an agent's imports all its models."""
    options.follow_imports = "skip"
    for package in packages:
        options.per_module_options[f"{package}.*"] = {"follow_imports": "normal"}


def _module(finder: FindModuleCache, name: str) -> str:
    """The longest prefix of a full name that is a module; empty if none is installed."""
    while "." in name:
        name = name.rpartition(".")[0]
        if isinstance(finder.find_module(name), str):
            return name
    return ""


def _definition(tree: MypyFile, name: str) -> Definition | None:
    node: SymbolNode | None = tree
    for part in name[len(tree.fullname) + 1 :].split("."):
        if not isinstance(node, (MypyFile, TypeInfo)) or part not in node.names:
            return None
        node = node.names[part].node
        if isinstance(node, TypeAlias):
            target = get_proper_type(node.target)
            node = target.type if isinstance(target, Instance) else None
    return Definition(node.fullname, list(_signatures(node))) if node is not None else None


def _search_paths(options: Options) -> SearchPaths:
    return compute_search_paths([], options, build.default_data_dir())


def _signatures(node: SymbolNode) -> Iterator[list[Parameter]]:
    """The parameters of each overload of a function, or of a class's constructor."""
    if isinstance(node, TypeInfo):
        for name in ("__init__", "__new__"):
            symbol = node.get(name)
            made = symbol.node if symbol is not None else None
            if made is not None and made.fullname.rpartition(".")[0] != "builtins.object":
                yield from _signatures(made)
    elif isinstance(node, OverloadedFuncDef):
        for item in node.items:
            yield from _signatures(item)
    elif isinstance(node, Decorator):
        yield from _signatures(node.func)
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
