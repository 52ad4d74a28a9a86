"""Nested functions: which variables they share, and which of them run where they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from mypy.nodes import (
    ARG_NAMED,
    ARG_POS,
    AssignmentExpr,
    AwaitExpr,
    CallExpr,
    DictionaryComprehension,
    ForStmt,
    FuncDef,
    FuncItem,
    GeneratorExpr,
    GlobalDecl,
    LambdaExpr,
    ListComprehension,
    NameExpr,
    Node,
    NonlocalDecl,
    OperatorAssignmentStmt,
    SetComprehension,
    SymbolNode,
    Var,
    WhileStmt,
)
from mypy.types import CallableType, has_type_vars

from corvid_mypy.seam.syntax import bound_by, expressions, filled_by, statements, walk


def running_in_place(function: FuncItem, inside: list[FuncItem]) -> frozenset[FuncDef]:
    """The nested functions that share variables, and run only where a call names them.

    Nobody else has such a function: what it does is done by its caller, where that calls it.
    """
    defined = [each for each in inside if isinstance(each, FuncDef)]
    names = [each.name for each in defined]
    found = {each for each in defined if names.count(each.name) == 1 and _may_run_in_place(each)}
    if not found:
        return frozenset()
    named = [name for name in _names(function.body) if name.node in found]
    calls = (each for each in expressions(function.body) if isinstance(each, CallExpr))
    called = {call.callee for call in calls if _is_filled_one_by_one(call)}
    called.difference_update(_read_later(function))
    elsewhere = {name.node for name in named if name not in called}
    return frozenset(
        each
        for each in found
        if each not in elsewhere and any(name.node is each for name in named)
        if _shares(each, function)
    )


def _may_run_in_place(function: FuncDef) -> bool:
    """Whether a call of a function runs its body at once, on variables that it does not bind."""
    typ = function.type
    if not isinstance(typ, CallableType) or has_type_vars(typ):
        return False
    if function.is_generator or function.is_coroutine or function.is_decorated:
        return False
    if any(
        each.initializer or each.kind not in (ARG_POS, ARG_NAMED) for each in function.arguments
    ):
        return False
    # Where it binds a name of the function around it, mypy narrows that as if it did not.
    return not any(isinstance(node, (NonlocalDecl, GlobalDecl)) for node in walk(function.body))


def _is_filled_one_by_one(call: CallExpr) -> bool:
    return not any(how.is_star() for how in call.arg_kinds)


def _read_later(function: FuncItem) -> Iterator[NameExpr]:
    """The names in lambdas and generator expressions, which may run at any time."""
    held = {
        each.generator
        for each in expressions(function.body)
        if isinstance(each, (ListComprehension, SetComprehension))
    }
    for each in expressions(function.body):
        if isinstance(each, LambdaExpr):
            yield from _names(each.body)
        elif isinstance(each, GeneratorExpr) and each not in held:
            yield from _names(each)


def _shares(nested: FuncDef, function: FuncItem) -> bool:
    """Whether a nested function names a variable of a function around it."""
    own = {id(name) for name in _names(nested.body)}
    around = {name.node for name in _names(function.body) if id(name) not in own}
    around.update(argument.variable for argument in function.arguments)
    around.difference_update(argument.variable for argument in nested.arguments)
    return not around.isdisjoint(_locals_named(nested, []))


def is_recursive(function: FuncDef, in_place: frozenset[FuncDef]) -> bool:
    """Whether a function that runs in place may call itself, be it by way of others."""
    return function in _reached(function, in_place)


def _reached(function: FuncItem, in_place: frozenset[FuncDef]) -> set[FuncDef]:
    """The functions that run in place which a function calls, or which those call."""
    found: set[FuncDef] = set()
    left: list[FuncItem] = [function]
    while left:
        nodes = (name.node for name in _names(left.pop().body))
        new = {node for node in nodes if isinstance(node, FuncDef) and node in in_place} - found
        found |= new
        left += new
    return found


def _locals_reached(function: FuncItem, in_place: frozenset[FuncDef]) -> set[SymbolNode]:
    """The variables that functions which run in place name where this one calls them."""
    reached = _reached(function, in_place) if in_place else ()
    return {local for each in reached for local in _locals_named(each, [])}


def running_at_once(
    function: FuncItem, inside: list[FuncItem], runs_at_once: Callable[[CallExpr, bool], bool]
) -> frozenset[FuncItem]:
    """The lambdas that are called where they stand, and kept by nobody.

    ``runs_at_once`` says it of a call, and whether that is awaited.
    """
    if not any(isinstance(each, LambdaExpr) for each in inside):
        return frozenset()
    found = expressions(function.body)
    awaited = {each.expr for each in found if isinstance(each, AwaitExpr)}
    return frozenset(
        arg
        for call in found
        if isinstance(call, CallExpr)
        for arg in call.args
        if isinstance(arg, LambdaExpr) and runs_at_once(call, call in awaited)
    )


def captured(
    function: FuncItem,
    inside: list[FuncItem],
    at_once: frozenset[FuncItem],
    in_place: frozenset[FuncDef],
) -> set[SymbolNode]:
    """The locals of a function, and of those nested in it, that more than one of them names.

    A lambda that is called where it stands is part of the function around it. A function that runs
    in place is part of each that calls it.
    """
    if not inside:
        return set()
    users: dict[SymbolNode, int] = {}
    nested = [each for each in inside if each not in {*at_once, *in_place}]
    within = {function: nested, **{each: functions_inside(each) for each in nested}}
    for each in (function, *nested):
        own = [inner for inner in within[each] if inner in nested]
        for local in _locals_named(each, own) | _locals_reached(each, in_place):
            users[local] = users.get(local, 0) + 1
    return {local for local, count in users.items() if count > 1}


def moving(function: FuncItem) -> frozenset[SymbolNode]:
    """The locals that may stand for something else by the time an expression of them is made.

    One is bound inside of an expression; or it is bound more than once, and read in what runs
    later: a lambda, a nested function, a generator.
    """
    inside, bound, late = set[SymbolNode](), Counter[SymbolNode](), set[SymbolNode]()
    at_once = set[Node]()
    for node in walk(function):
        if isinstance(node, AssignmentExpr):
            inside |= _named(node.target)
        elif isinstance(node, (ListComprehension, SetComprehension)):
            at_once.add(node.generator)
        elif isinstance(node, (ForStmt, WhileStmt)):
            bound.update(each for part in walk(node) for each in _bound_by(part))  # once more
        elif isinstance(node, (GeneratorExpr, DictionaryComprehension)):
            own = (each for index in node.indices for each in _named(index))
            bound.update(dict.fromkeys(own, 2))
            if isinstance(node, GeneratorExpr) and node not in at_once:
                late |= free_locals(node)
        elif isinstance(node, (LambdaExpr, FuncDef)) and node is not function:
            late |= _named(node)
        bound.update(_bound_by(node))
    return frozenset(inside | {each for each in late if bound[each] > 1})


def _bound_by(node: Node) -> set[SymbolNode]:
    """The locals that a statement binds."""
    targets = [node.lvalue] if isinstance(node, OperatorAssignmentStmt) else bound_by(node)
    names = (each for target in targets for each in filled_by(target))
    return {each.node for each in names if isinstance(each, NameExpr) and each.node is not None}


def _named(node: Node) -> set[SymbolNode]:
    return {each.node for each in _names(node) if each.node is not None}


def free_locals(node: GeneratorExpr) -> set[SymbolNode]:
    """The variables of functions that a generator expression reads, its own ones left out."""
    own = {each.node for index in node.indices for each in _names(index)}
    return {
        each.node
        for each in _names(node)
        if isinstance(each.node, Var) and _is_local(each.node) and each.node not in own
    }


def functions_inside(function: FuncItem) -> list[FuncItem]:
    """The functions nested in a function at any depth, lambdas included."""
    defined = (node for node in statements(function.body) if isinstance(node, FuncItem))
    written = (each for each in expressions(function.body) if isinstance(each, LambdaExpr))
    return [*dict.fromkeys((*defined, *written))]


def _locals_named(function: FuncItem, within: list[FuncItem]) -> set[SymbolNode]:
    """The variables that the body of a function names itself, the functions in it left out."""
    inner = {id(name) for each in within for name in _names(each.body)}
    return {
        name.node
        for name in _names(function.body)
        if id(name) not in inner and isinstance(name.node, Var) and _is_local(name.node)
    }


def _names(root: Node) -> list[NameExpr]:
    return [node for node in expressions(root) if isinstance(node, NameExpr)]


def _is_local(variable: Var) -> bool:
    """Whether a variable belongs to a function: mypy gives such no dotted name."""
    return "." not in (variable.fullname or "")
