"""Every public callable of the modules, as typeshed has it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import Decorator, FuncBase, MypyFile, SymbolNode, TypeInfo, Var
from mypy.options import Options
from mypy.typeops import bind_self, type_object_type
from mypy.types import CallableType, FunctionLike, Type, get_proper_type

from tests.library.campaign.modules import MODULES
from tests.library.campaign.standins import STANDINS, shapes

HEADER = f"""\
from __future__ import annotations
import {", ".join([*MODULES, "world"])}
from collections.abc import (
    Awaitable, Callable, Coroutine, Generator, ItemsView, Iterable, Iterator, KeysView, Mapping,
    MutableMapping, MutableSequence, MutableSet, Sequence, ValuesView,
)
from typing import IO, AbstractSet, Any, TextIO
from corvid_runtime import Grounded, agent, grounded_pure
"""
"""What each generated program begins with."""

WORLD = Path(__file__).with_name("world.py")


class Member(NamedTuple):
    """A callable.

    Attributes:
        fullname: where it is defined.
        module: the module of the campaign that has it first.
        written: how a program names it; a method by its name alone.
        signatures: its overloads, a method's with the receiver.
        owner: the class of which it is a method, if it is called on an object.
        definer: the class that defines it.
    """

    fullname: str
    module: str
    written: str
    signatures: list[CallableType]
    owner: TypeInfo | None = None
    definer: TypeInfo | None = None


class Library(NamedTuple):
    """What mypy knows: the callables by module, and the types of all that is passed."""

    members: dict[str, list[Member]]
    types: dict[str, Type]


@cache
def library() -> Library:
    """Read typeshed, once."""
    options = Options()
    options.python_version = (3, 12)
    options.incremental = False
    options.ignore_errors = True
    options.python_executable = sys.executable
    annotations = _annotations()
    named = "".join(f"v{number}: {text}\n" for number, text in enumerate(annotations))
    sources = [BuildSource(str(WORLD), "world"), BuildSource(None, "passed", HEADER + named)]
    trees = build.build(sources, options).files
    passed = trees["passed"].names
    types = {
        text: node.type
        for number, text in enumerate(annotations)
        if isinstance(node := passed[f"v{number}"].node, Var) and node.type is not None
    }
    return Library(_members(trees), types)


def _annotations() -> list[str]:
    plain = [each.annotation for each in STANDINS] + [shape.plain for shape in shapes()]
    return [*dict.fromkeys(plain)]


def _members(trees: dict[str, MypyFile]) -> dict[str, list[Member]]:
    """Each callable once: where it is defined, and else where it is inherited or imported."""
    everywhere = {
        module: list(_of_module(trees["posixpath" if module == "os.path" else module], module))
        for module in MODULES
    }
    first: dict[str, Member] = {}
    for is_own in (True, False):
        for member in (member for members in everywhere.values() for member in members):
            if (member.owner is member.definer) is is_own:
                first.setdefault(member.fullname, member)
    return {
        module: [member for member in members if first[member.fullname] is member]
        for module, members in everywhere.items()
    }


def _of_module(tree: MypyFile, module: str) -> Iterator[Member]:
    for name, symbol in tree.names.items():
        if name.startswith("_") or not symbol.module_public or symbol.node is None:
            continue
        written = name if module == "builtins" else f"{module}.{name}"
        if isinstance(symbol.node, TypeInfo):
            yield from _of_class(symbol.node, module, written)
        elif signatures := _signatures(symbol.node):
            yield Member(symbol.node.fullname, module, written, signatures)


def _of_class(info: TypeInfo, module: str, written: str) -> Iterator[Member]:
    if not info.is_protocol and not info.is_abstract:
        made = get_proper_type(type_object_type(info))
        if isinstance(made, FunctionLike):
            yield Member(info.fullname, module, written, list(made.items))
    for definer in info.mro[:-1]:
        for name, symbol in definer.names.items():
            if not name.startswith("_") and isinstance(symbol.node, (FuncBase, Decorator)):
                yield from _method(symbol.node, info, definer, Member("", module, written, []))


def _method(
    node: FuncBase | Decorator, info: TypeInfo, definer: TypeInfo, of: Member
) -> Iterator[Member]:
    function = node.func if isinstance(node, Decorator) else node
    signatures = _signatures(node)
    if not signatures or function.is_property:
        return
    of = of._replace(fullname=node.fullname, definer=definer)
    on_class = f"{of.written}.{node.name}"
    if function.is_static:
        yield of._replace(written=on_class, signatures=signatures, definer=None)
    elif function.is_class:
        bound = [bind_self(item, is_classmethod=True) for item in signatures]
        yield of._replace(written=on_class, signatures=bound, definer=None)
    else:
        yield of._replace(written=node.name, signatures=signatures, owner=info)


def _signatures(node: SymbolNode | FuncBase) -> list[CallableType]:
    """The overloads of a function; of anything else, none."""
    if not isinstance(node, (FuncBase, Decorator, Var)) or node.type is None:
        return []
    found = get_proper_type(node.type)
    return list(found.items) if isinstance(found, FunctionLike) else []
