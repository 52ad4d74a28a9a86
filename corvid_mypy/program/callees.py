"""Who is called: from a callee expression to the definition it surely refers to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from typing import TypeGuard

from mypy.argmap import map_actuals_to_formals
from mypy.nodes import (
    GDEF,
    AssignmentExpr,
    AssignmentStmt,
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    IndexExpr,
    LambdaExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    OverloadedFuncDef,
    RefExpr,
    SuperExpr,
    SymbolNode,
    TypeAlias,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    TypeType,
    TypeVarType,
    get_proper_type,
)

from corvid_mypy.library import Trait, has
from corvid_mypy.model.contracts import Contract, contract_of
from corvid_mypy.model.types import class_made, members, told_apart
from corvid_mypy.program.bodies import contract_above
from corvid_mypy.seam.checker import TypeChecker, infer_again, module_named, tree_of, types_of
from corvid_mypy.seam.language_names import BUILTINS, PARTIAL
from corvid_mypy.seam.phases import is_installed
from corvid_mypy.seam.runtime_imports import imports_of_runtime
from corvid_mypy.seam.runtime_names import LIFT, RUNTIME
from corvid_mypy.seam.syntax import Bindings, Drawn, Nodes, uncertain_names


class Callees:
    """Resolves the callees of one module.

    Args:
        checker: mypy's checker of the module.
        nodes: every node of its tree.
    """

    def __init__(self, checker: TypeChecker, nodes: Nodes) -> None:
        self._checker = checker
        self._types = types_of(checker)
        self.nodes = nodes
        self._bindings = Bindings(nodes)
        self._libraries: dict[SymbolNode, bool] = {}
        # What mypy found for the nodes of one walk, in which several rules ask for it.
        self._known_types: dict[Expression, ProperType] = {}
        self._definitions: dict[Expression, SymbolNode | None] = {}
        self.uncertain = uncertain_names(tree_of(checker), nodes)
        self._own_classes = {
            function.arguments[0].variable: function.info
            for function in nodes.of(FuncDef)
            if function.is_class and function.info and function.arguments
        }
        self.binds_inside = any(nodes.of(AssignmentExpr))
        self._functions = sorted(each.line for each in nodes.of(FuncDef, LambdaExpr))
        declared = (each for each in nodes.of(AssignmentStmt) if each.type is not None)
        self._declarations = sorted(declared, key=lambda each: each.line)
        self._declared_on = [each.line for each in self._declarations]

    def forget(self) -> None:
        """Ask mypy anew: it may infer other types by the next walk, or for another place."""
        self._known_types.clear()
        self._definitions.clear()

    def resolve(self, callee: Expression) -> Expression:
        """Follow aliases that are bound once, and ``functools.partial``, to what they stand for."""
        seen: set[Var] = set()
        while True:
            if isinstance(callee, NameExpr):
                variable = callee.node
                if not isinstance(variable, Var) or variable in seen or variable.is_argument:
                    return callee
                value = self._bindings.only(variable)
                if value is None:
                    return callee
                seen.add(variable)
                callee = value
            elif isinstance(callee, MemberExpr):
                return callee
            elif is_partial(callee):
                callee = callee.args[0]
            elif isinstance(callee, IndexExpr) and callee.analyzed is not None:
                callee = callee.base
            else:
                return callee

    def definition(self, callee: Expression) -> SymbolNode | None:
        """The definition a callee surely refers to; ``None`` if it may be another."""
        if callee not in self._definitions:
            self._definitions[callee] = self.definition_of(self.resolve(callee))
        return self._definitions[callee]

    def definition_of(self, callee: Expression) -> SymbolNode | None:
        """The definition that an expression names, whose aliases are followed already."""
        found = self._named(callee)
        return None if _may_be_defined_again(found) else found

    def _named(self, callee: Expression) -> SymbolNode | None:
        if isinstance(callee, SuperExpr):
            return _inherited(callee)
        if isinstance(callee, NameExpr) and callee.kind == GDEF and callee.name in self.uncertain:
            return None
        if isinstance(callee, RefExpr) and callee.node is not None:
            return self._class_called_on(callee) or referred(callee)
        if isinstance(callee, MemberExpr):
            found = self.member(callee)
            # What a property gives when it is read is not the property.
            return None if is_property(found) else found
        return None

    def _class_called_on(self, ref: RefExpr) -> TypeInfo | None:
        """The class of a class method, for the name that stands for it: callers are held to it."""
        own = ref.node if isinstance(ref.node, Var) else None
        return self._own_classes.get(own) if own is not None and not self.is_bound(own) else None

    def definitions_of(self, callee: Expression) -> list[SymbolNode]:
        """The definitions that an expression names: several, of a method in a union of classes."""
        found = self.definition_of(callee)
        if found is not None or not isinstance(callee, MemberExpr):
            return [] if found is None else [found]
        each = self._members(callee)
        known: list[SymbolNode] = [n for n in each if isinstance(n, (FuncDef, Decorator))]
        is_called = len(known) == len(each) and not any(map(is_property, known))
        is_called = is_called and not any(map(_may_be_defined_again, known))
        return known if is_called and _are_solved(self.type(callee)) else []

    def member(self, callee: MemberExpr) -> SymbolNode | None:
        """The definition of an attribute, looked up in the class of its owner."""
        found = self._members(callee)
        return found[0] if len(found) == 1 else None

    def _members(self, callee: MemberExpr) -> list[SymbolNode | None]:
        """The definitions of an attribute in all classes that its owner may be of."""
        owners = members(self.type(callee.expr))
        found: dict[SymbolNode | None, None] = {}
        for owner in without_maybe(owners) if len(owners) > 1 else owners:
            info = class_of(owner)
            symbol = info.get(callee.name) if info is not None else None
            found[symbol.node if symbol is not None else None] = None
        return [*found]

    def contract(self, callee: Expression) -> Contract | None:
        """The contract of the decorated definition a callee surely refers to."""
        return contract_named(self.definition(callee))

    def type(self, node: Expression) -> ProperType:
        """The type of an expression; what mypy forgot is inferred again."""
        known = self._known_types.get(node)
        if known is None:
            found = self._types.get(node)
            if found is None:
                found = infer_again(self._checker, node, may_bind=self.binds_inside)
            known = self._known_types[node] = get_proper_type(told_apart(found))
        return known

    def values(self, variable: Var) -> list[Expression]:
        """What a variable is bound to anywhere in the module."""
        return self._bindings.all(variable)

    def written(self, variable: Var) -> list[Expression]:
        """What a variable is bound to, if all of that is written in the module."""
        return self._bindings.written(variable)

    def is_caught(self, raised: Expression) -> bool:
        """Whether an expression names what a handler caught, or a local that holds no more.

        A local that is ``None`` before cannot be raised then.
        """
        variable = raised.node if isinstance(raised, NameExpr) else None
        if not isinstance(variable, Var):
            return False
        values = [each for each in self.written(variable) if not _is_none(each)]
        return self._bindings.catches(variable) or (
            bool(values) and all(map(self._catches, values))
        )

    def _catches(self, value: Expression) -> bool:
        variable = value.node if isinstance(value, NameExpr) else None
        return isinstance(variable, Var) and self._bindings.catches(variable)

    def drawn(self, variable: Var) -> list[Drawn]:
        """The loops that bind a variable, if nothing else does."""
        return self._bindings.drawn(variable)

    def aliases_of(self, fullname: str) -> Iterator[Var]:
        """The variables that are bound to what has this name."""
        return self._bindings.naming(fullname)

    def is_bound(self, variable: Var) -> bool:
        """Whether a variable is bound anywhere in the module, but as a parameter."""
        return self._bindings.binds(variable)

    def module(self, name: str) -> MypyFile | None:
        """A loaded module."""
        return module_named(self._checker, name)

    def exported(self, module: str, name: str) -> SymbolNode | None:
        """What a name stands for in another module."""
        tree = self.module(module)
        symbol = tree.names.get(name) if tree is not None else None
        return symbol.node if symbol is not None else None

    def global_name(self, name: str) -> SymbolNode | None:
        """What a name stands for at the top level of the module."""
        own = tree_of(self._checker).names.get(name)
        return own.node if own is not None else self.exported("builtins", name)

    def global_path(self, path: str) -> SymbolNode | None:
        """What a dotted name stands for at the top level of the module."""
        first, *rest = path.split(".")
        found = self.global_name(first)
        for name in rest:
            names = found.names if isinstance(found, (MypyFile, TypeInfo)) else {}
            symbol = names.get(name)
            found = symbol.node if symbol is not None else None
        return found

    @property
    def postpones_annotations(self) -> bool:
        """Whether the module evaluates none of its annotations."""
        return "annotations" in tree_of(self._checker).future_import_flags

    def nests(self, function: FuncItem) -> bool:
        """Whether functions or lambdas may stand inside a function, as far as lines tell."""
        return len(_within(self._functions, function)) > 1

    def declares(self, function: FuncItem) -> list[AssignmentStmt]:
        """The variables that are declared inside a function, with those of functions in it."""
        found = _within(self._declared_on, function)
        return self._declarations[found.start : found.stop]

    def is_library(self, node: SymbolNode) -> bool:
        """Whether a definition belongs to a library rather than to the checked program."""
        known = self._libraries.get(node)
        if known is None:
            known = self._libraries[node] = of_library(self._checker, node)
        return known

    def above(self, node: SymbolNode | None) -> list[Expression]:
        """What is written above a definition, if it is decorated here.

        Of another module mypy's cache does not say, and what is said must not depend on it.
        """
        if not isinstance(node, Decorator) or self.is_imported(node):
            return []
        return node.original_decorators

    def is_imported(self, node: SymbolNode) -> bool:
        """Whether a definition belongs to another module than the one that is checked."""
        home = _home(self._checker, node)
        return home is not None and home is not tree_of(self._checker)


def _are_solved(callee: ProperType) -> bool:
    """Whether a callee is a function, or one of several, without type variables of its own."""
    return all(isinstance(each, CallableType) and not each.variables for each in members(callee))


def _may_be_defined_again(node: SymbolNode | None) -> bool:
    """Whether mypy lets a name be defined again and again, and knows the first definition alone."""
    return isinstance(node, (FuncDef, Decorator)) and node.name == "_"


def _within(lines: list[int], function: FuncItem) -> range:
    """Which of some lines, which are in order, a function spans."""
    last = function.end_line or function.line
    return range(bisect_left(lines, function.line), bisect_right(lines, last))


def of_library(checker: TypeChecker, node: SymbolNode) -> bool:
    """Whether a definition belongs to a library rather than to the checked program."""
    module = _home(checker, node)
    return module is not None and is_library(module)


def _home(checker: TypeChecker, node: SymbolNode) -> MypyFile | None:
    """The module that holds a definition."""
    name = node.fullname or ""
    while name:
        name = name.rpartition(".")[0]
        home = module_named(checker, name)
        if home is not None:
            return home
    return None


def is_library(module: MypyFile) -> bool:
    """Whether a module is typeshed's, installed without using the runtime, or the runtime."""
    if module.fullname.partition(".")[0] == RUNTIME:
        return True
    return is_installed(module.path)


def is_foreign(module: MypyFile) -> bool:
    """Whether a module is the runtime's, or a library that knows nothing of grounded values."""
    is_runtimes = module.fullname.partition(".")[0] == RUNTIME
    return is_runtimes or (is_library(module) and not imports_of_runtime(module))


def is_settled(modules: dict[str, MypyFile], name: str) -> bool:
    """Whether a module is a stub or foreign: no attribute of its classes is inferred later."""
    module = modules.get(name)
    return module is not None and (module.is_stub or is_foreign(module))


def is_runtime(node: SymbolNode) -> bool:
    """Whether a definition is the runtime's own."""
    return (node.fullname or "").partition(".")[0] == RUNTIME


def referred(ref: RefExpr) -> SymbolNode | None:
    """The definition a name refers to: the class itself for an alias such as `GroundedValue`."""
    if not isinstance(ref.node, TypeAlias):
        return ref.node
    target = get_proper_type(ref.node.target)
    return target.type if isinstance(target, Instance) else None


def signature(node: SymbolNode | None) -> Type | None:
    """The type of a definition."""
    if isinstance(node, Decorator):
        return node.var.type
    if isinstance(node, (FuncDef, OverloadedFuncDef, Var)):
        return node.type
    return None


def _is_none(value: Expression) -> bool:
    return isinstance(value, NameExpr) and value.fullname == f"{BUILTINS}None"


def contract_of_definition(node: SymbolNode | None) -> Contract | None:
    """The contract of a definition; as it is written, before mypy knows its type."""
    found = signature(node)
    if found is None and isinstance(node, Decorator):
        return contract_above(node)
    return contract_of(found)


def contract_named(node: SymbolNode | None) -> Contract | None:
    """The contract of a definition; a variable may hold another function than its type says."""
    return None if isinstance(node, Var) else contract_of_definition(node)


def class_of(typ: ProperType) -> TypeInfo | None:
    """The class whose attributes a value of this type has."""
    if isinstance(typ, Instance):
        return typ.type
    if isinstance(typ, TupleType):
        return typ.partial_fallback.type
    if isinstance(typ, LiteralType):
        return typ.fallback.type
    if isinstance(typ, TypedDictType):
        return typ.fallback.type
    if isinstance(typ, TypeType):
        return class_of(get_proper_type(typ.item))
    if isinstance(typ, TypeVarType):
        return class_of(get_proper_type(typ.upper_bound))
    if isinstance(typ, CallableType):
        return class_made(typ) or typ.fallback.type
    return class_made(typ)


def class_called(typ: ProperType) -> TypeInfo | None:
    """The class that calling a class object makes an object of."""
    if isinstance(typ, TypeType) or (isinstance(typ, FunctionLike) and typ.is_type_obj()):
        return class_of(typ)
    return None


def without_maybe(held: list[ProperType]) -> list[ProperType]:
    """The members of a union without what typeshed calls ``MaybeNone``, beside plain values.

    That is ``Any``, so that nobody has to ask for the ``None`` that it stands for.
    """
    known = [each for each in held if not _is_maybe(each)]
    are_plain = all(
        isinstance(each, Instance) and has(each.type.fullname, Trait.ATOM) for each in known
    )
    return known if known and are_plain else held


def _is_maybe(typ: ProperType) -> bool:
    return isinstance(typ, AnyType) and typ.type_of_any == TypeOfAny.special_form


def is_partial(node: Expression | None) -> TypeGuard[CallExpr]:
    """Whether an expression is a call of ``functools.partial`` that says of what."""
    return _is_call_of(PARTIAL, node)


def is_lift(node: Expression | None) -> TypeGuard[CallExpr]:
    """Whether an expression is ``lift(function)``, which gives what is called in its place."""
    return _is_call_of(LIFT, node)


def _is_call_of(name: str, node: Expression | None) -> TypeGuard[CallExpr]:
    """Whether something is passed to the function of this name."""
    return (
        isinstance(node, CallExpr)
        and isinstance(node.callee, RefExpr)
        and node.callee.fullname == name
        and bool(node.args)
    )


def _inherited(callee: SuperExpr) -> SymbolNode | None:
    if callee.info is None:
        return None
    for base in callee.info.mro[1:]:
        if callee.name in base.names:
            return base.names[callee.name].node
    return None


def own_type(node: SymbolNode | None) -> ProperType | None:
    """What a method says that its own object is, if it says more than its class."""
    while isinstance(node, OverloadedFuncDef) and node.items:
        node = node.items[0]
    function = node.func if isinstance(node, Decorator) else node
    if not isinstance(function, FuncDef) or not function.info or function.is_static:
        return None
    written = function.type
    if not isinstance(written, CallableType) or not written.arg_types:
        return None
    own = get_proper_type(written.arg_types[0])
    if isinstance(own, TypeVarType):
        own = get_proper_type(own.upper_bound)
    held = get_proper_type(own.item) if isinstance(own, TypeType) else own
    if not isinstance(held, Instance):
        return None
    return own if held.type is not function.info or held.args else None


def slots_filled(
    call: CallExpr, signature: CallableType, type_of: Callable[[Expression], Type]
) -> list[tuple[int, int]]:
    """The arguments of a call, each with a parameter that it fills, both by their places."""
    mapping = map_actuals_to_formals(
        call.arg_kinds,
        call.arg_names,
        signature.arg_kinds,
        signature.arg_names,
        lambda index: type_of(call.args[index]),
    )
    return [(argument, formal) for formal, filling in enumerate(mapping) for argument in filling]


def passed_to(call: CallExpr, called: SymbolNode | None, place: int) -> Expression | None:
    """What a call passes to a parameter, by its place in the definition, if that is written out."""
    function = called.func if isinstance(called, Decorator) else called
    if not isinstance(function, FuncDef) or any(kind.is_star() for kind in call.arg_kinds):
        return None
    own = int(_is_bound(call.callee, function))
    is_named = isinstance(call.callee, (MemberExpr, SuperExpr)) or not function.info
    if place < 0 or not (is_named or function.is_static):
        return None  # a method by another name is passed what is not written there
    if place < own:
        return call.callee.expr if isinstance(call.callee, MemberExpr) else None
    name = function.arg_names[place]
    by_name = [arg for arg, given in zip(call.args, call.arg_names) if given == name]
    by_place = [arg for arg, given in zip(call.args, call.arg_names) if given is None]
    if by_name:
        return by_name[0]
    return by_place[place - own] if place - own < len(by_place) else None


def _is_bound(callee: Expression, function: FuncDef) -> bool:
    """Whether a callee passes what stands before its dot as the first argument."""
    if not function.info or function.is_static:
        return False
    if not isinstance(callee, MemberExpr):
        return isinstance(callee, SuperExpr)
    named = callee.expr.node if isinstance(callee.expr, RefExpr) else None
    return function.is_class or not isinstance(named, (TypeInfo, MypyFile))


def is_property(node: SymbolNode | None) -> bool:
    """Whether reading an attribute of this definition calls it."""
    if isinstance(node, Decorator):
        return node.func.is_property
    return isinstance(node, OverloadedFuncDef) and node.is_property
