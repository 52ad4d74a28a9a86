"""Which functions may meet a protocol whose methods are marked, by the types in them.

A slot has the type of something that the function names, calls or is declared as, or of a member
of its class. So what no class in its types leads to, at any depth, fills no slot there: most
functions need no walk to see that what they put anywhere keeps its promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mypy.nodes import (
    Decorator,
    Expression,
    FuncDef,
    OverloadedFuncDef,
    RefExpr,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    Overloaded,
    TupleType,
    Type,
    TypeAliasType,
    TypedDictType,
    TypeType,
    TypeVarType,
    UnionType,
    UnpackType,
)
from mypy.typevars import fill_typevars

from corvid_mypy.checks.inferring import Module
from corvid_mypy.model.implementing import is_promise
from corvid_mypy.seam.checker import types_of
from corvid_mypy.seam.syntax import expressions


class Meetings:
    """What the functions of one module may meet.

    Args:
        module: the module. A library's classes promise nothing, and lead to no others.
    """

    def __init__(self, module: Module) -> None:
        self._types = types_of(module.checker)
        self._is_library = module.callees.is_library
        self._nested = [each for each in module.nested if isinstance(each, FuncDef)]
        self._leads: dict[TypeInfo, bool] = {}
        self._named: dict[SymbolNode, bool] = {}

    def are_in(self, function: FuncDef) -> bool:
        """Whether a value may fill a slot for such a protocol in a function."""
        last = function.end_line or function.line
        inner = (each for each in self._nested if function.line <= each.line <= last)
        return any(map(self._is_named, (function, *inner))) or any(
            map(self._is_said, expressions(function.body))
        )

    def _is_said(self, expr: Expression) -> bool:
        """Whether an expression may meet one: by its type, or as what it names is declared."""
        found = self._types.get(expr)  # a type that mypy forgot is made of those of the parts
        if isinstance(expr, RefExpr) and expr.node is not None:
            if self._is_named(expr.node):
                return True  # whatever it was narrowed to
            if found is getattr(expr.node, "type", None):
                return False
        return found is not None and self._may_meet(found)

    def _is_named(self, node: SymbolNode) -> bool:
        if node not in self._named:
            self._named[node] = any(map(self._may_meet, _declared(node)))
        return self._named[node]

    def _may_meet(self, typ: Type) -> bool:
        if isinstance(typ, Instance) and not typ.args:
            return self._leads_there(typ.type)
        if isinstance(typ, FunctionLike):
            # What a library's function takes by its type variables, other expressions say.
            definition = typ.items[0].definition
            if definition is not None and self._is_library(definition):
                return False
        return any(map(self._leads_there, _classes(typ)))

    def _leads_there(self, root: TypeInfo) -> bool:
        """Whether a class is such a protocol, or its members lead to one."""
        if root not in self._leads:
            reached = [] if self._is_library(root) else [root]
            found = any(map(self._is_met, self._following(reached)))
            self._leads.update({root: True} if found else dict.fromkeys([root, *reached], False))
        return self._leads[root]

    def _is_met(self, info: TypeInfo) -> bool:
        return self._leads.get(info, False) or is_promise(info)

    def _following(self, reached: list[TypeInfo]) -> Iterator[TypeInfo]:
        """The classes in a list, which grows by those that their members mention."""
        for info in reached:
            yield info
            for mentioned in _mentioned(info):
                if mentioned not in reached and not self._is_library(mentioned):
                    reached.append(mentioned)


def _mentioned(info: TypeInfo) -> Iterator[TypeInfo]:
    """The classes in the types of what a class defines, its bases and its metaclass."""
    yield from info.mro
    if info.metaclass_type is not None:
        yield info.metaclass_type.type
    for symbol in info.names.values():
        for typ in _declared(symbol.node):
            yield from _classes(typ)


def _declared(node: SymbolNode | None) -> Iterable[Type]:
    """The types that a definition is declared with."""
    if isinstance(node, OverloadedFuncDef):
        return [typ for item in (*node.items, node.impl) for typ in _declared(item)]
    if isinstance(node, Decorator):
        return filter(None, (node.var.type, node.func.type))
    if isinstance(node, TypeInfo):
        return (fill_typevars(node),)
    return (node.type,) if isinstance(node, (Var, FuncDef)) and node.type is not None else ()


def _classes(typ: Type) -> Iterator[TypeInfo]:
    """The classes that a type mentions at any depth."""
    pending, aliases = [typ], list[TypeAliasType]()
    while pending:
        found = pending.pop()
        if isinstance(found, Instance):
            yield found.type
            pending += found.args
        elif isinstance(found, TypeAliasType):
            if found not in aliases and found.alias is not None:
                aliases.append(found)
                pending += [found.alias.target, *found.args]
        elif type(found) in _PARTS:
            pending += _PARTS[type(found)](found)


_PARTS: dict[type[Type], Callable[[Any], Iterable[Type]]] = {
    CallableType: lambda typ: (*typ.arg_types, typ.ret_type),
    Overloaded: lambda typ: typ.items,
    UnionType: lambda typ: typ.items,
    TupleType: lambda typ: (*typ.items, typ.partial_fallback),
    TypedDictType: lambda typ: typ.items.values(),
    TypeType: lambda typ: (typ.item,),
    LiteralType: lambda typ: (typ.fallback,),
    UnpackType: lambda typ: (typ.type,),
    TypeVarType: lambda typ: (typ.upper_bound, *typ.values),
}
"""What a type mentions, by its class; of instances and aliases, see above."""
