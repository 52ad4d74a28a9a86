"""Finding the function bodies that are held to the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from mypy.nodes import (
    NOT_ABSTRACT,
    Block,
    CallExpr,
    ClassDef,
    Decorator,
    Expression,
    ExpressionStmt,
    FuncDef,
    FuncItem,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OverloadedFuncDef,
    RaiseStmt,
    RefExpr,
    ReturnStmt,
    Statement,
    StrExpr,
    SuperExpr,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, Instance, LiteralType, NoneType, Type, get_proper_type

from corvid_mypy.library import FIELD_DECORATORS, Keeps, keeps
from corvid_mypy.model.contracts import Contract, Kind, contract_of, decode
from corvid_mypy.seam.checker import (
    TypeChecker,
    enclosing_functions,
    function_class,
    innermost_scope,
    remembered,
    tree_of,
    type_of,
)
from corvid_mypy.seam.language_names import ACCESSORS, NOT_IMPLEMENTED
from corvid_mypy.seam.runtime_names import AGENT, BOUNDARY, GROUNDED_PURE, LIFT, PROMPT, TOOL
from corvid_mypy.seam.syntax import (
    Nodes,
    expressions,
    filled_by,
    own_nodes,
    statements,
    targets_of,
)

KINDS = {
    TOOL: Kind.TOOL,
    PROMPT: Kind.PROMPT,
    AGENT: Kind.AGENT,
    LIFT: Kind.LIFTED,
    GROUNDED_PURE: Kind.FUNCTION,
}
"""The boundary decorators, and the kind of contract each one gives."""


class Body(NamedTuple):
    """A function, its contract, and the lines on which it is claimed."""

    function: FuncDef
    contract: Contract
    claims: tuple[int, ...]


def bodies_in(checker: TypeChecker, nodes: Nodes) -> Iterator[Body]:
    """Every function of a module that has a contract, by decorator or by a call of one."""
    for decorator in nodes.of(Decorator):
        contract = limited_above(checker, decorator, contract_above(decorator))
        if contract is not None:
            yield _body(decorator, contract)
    for call in nodes.of(CallExpr):
        # Most calls are of what has another name, or none.
        if getattr(applied(call.callee), "fullname", None) in KINDS:
            body = called_body(call, contract_of(type_of(checker, call)))
            if body is not None:
                yield body


def called_body(node: CallExpr, contract: Contract | None) -> Body | None:
    """The function that a boundary decorator was called with, as ``agent(f)``."""
    if contract is None or boundary(node.callee) is None or not node.args:
        return None
    target = node.args[0]
    defined = target.node if isinstance(target, RefExpr) else None
    return Body(defined, contract, (node.line,)) if isinstance(defined, FuncDef) else None


def decorated_body(decorator: Decorator, contract: Contract) -> Body | None:
    """The body below a decorator just applied, once all its boundary decorators are."""
    written = {name for name, _ in boundaries_above(decorator)}
    if AGENT in written and contract.kind is not Kind.AGENT:
        return None
    return _body(decorator, contract) if contract.pure or GROUNDED_PURE not in written else None


def _body(decorator: Decorator, contract: Contract) -> Body:
    """A body; a proof waived where it is claimed is attempted all the same."""
    above = boundaries_above(decorator)
    claimed = any(name == GROUNDED_PURE for name, _ in above)
    if claimed and not contract.pure and contract.kind in (Kind.AGENT, Kind.FUNCTION):
        contract = contract._replace(pure=True)
    return Body(decorator.func, contract, tuple(line for _, line in above))


def is_last_ready(tree: MypyFile, decorator: Decorator) -> bool:
    """Whether a decorated function is the last of its module whose type mypy works out."""
    unready = (each for each in decorators_in(tree) if each.var.type is None)
    return all(each is decorator for each in unready)


def names_unready(tree: MypyFile, function: FuncDef) -> bool:
    """Whether a body names a decorated function whose type mypy does not know yet."""
    unready = {each.func.name for each in decorators_in(tree) if each.var.type is None}
    return bool(unready) and any(
        isinstance(node, (NameExpr, MemberExpr)) and node.name in unready
        for node in expressions(function.body)
    )


_decorators: dict[MypyFile, list[Decorator]] = remembered()


def decorators_in(tree: MypyFile) -> list[Decorator]:
    """Every decorated function of a module, nested ones included, outer ones first."""
    if tree not in _decorators:
        _decorators[tree] = [node for node in statements(tree) if isinstance(node, Decorator)]
    return _decorators[tree]


def applied(expr: Expression) -> Expression:
    """What a decorator's line names: the decorator, or what is called to make it."""
    return expr.callee if type(expr) is CallExpr else expr


def boundary(expr: Expression) -> str | None:
    """The full name of the boundary decorator an expression applies, bare or with arguments."""
    ref = applied(expr)
    name = ref.fullname if isinstance(ref, RefExpr) else None
    return name if name in KINDS else None


def boundaries_above(decorator: Decorator) -> list[tuple[str, int]]:
    """The full names of the boundary decorators of a function, and the lines they stand on."""
    return boundaries_among(decorator.original_decorators)


def boundaries_among(exprs: list[Expression]) -> list[tuple[str, int]]:
    """The full names of the boundary decorators among some, and the lines they stand on."""
    named = [(boundary(expr), expr.line) for expr in exprs]
    return [(name, line) for name, line in named if name is not None]


def contract_above(decorator: Decorator) -> Contract | None:
    """The contract of a decorated function: from its type, or before that, as written."""
    contract = contract_of(decorator.var.type)
    if contract is not None:
        return contract
    written = {name for name, _ in boundaries_above(decorator)}
    for name, kind in KINDS.items():
        if name in written:
            return Contract(kind, pure=GROUNDED_PURE in written)
    return None


def limited_above(
    checker: TypeChecker, decorator: Decorator, contract: Contract | None
) -> Contract | None:
    """A contract with the limits that all marks set to what is disclosed, as they are written.

    A decorator above a mark gives a function whose type does not say them any more.
    """
    found = [*map(set_up, (type_of(checker, each) for each in decorator.original_decorators))]
    said = [each.discloses for each in found if each is not None and each.discloses is not None]
    if contract is None or not said:
        return contract
    known = said if contract.discloses is None else [*said, contract.discloses]
    return contract._replace(discloses=frozenset.intersection(*known))


def set_up(factory: Type | None) -> Contract | None:
    """The contract that a mark with arguments makes of the function below it."""
    found = get_proper_type(factory)
    if not isinstance(found, Instance) or found.type.fullname != BOUNDARY:
        return None
    literal = get_proper_type(found.args[0])
    if isinstance(literal, LiteralType) and isinstance(literal.value, str):
        return decode(literal.value)
    return None  # what its arguments say could not be read, and that was reported


def has_no_contract(node: Node) -> bool:
    """Whether a node belongs to the body around it: a boundary nested there has its own."""
    return not (isinstance(node, Decorator) and contract_of(node.var.type) is not None)


_above: dict[FuncItem, Decorator] = remembered()
_held_to: dict[object, Contract | None] = remembered()


def held_to(checker: TypeChecker) -> Contract | None:
    """The contract of the function around, where the expression being checked is held to laws."""
    scope = innermost_scope(checker)
    if scope in _held_to:
        return _held_to[scope]
    for function in enclosing_functions(checker):
        above = decorator_above(checker, function)
        contract = contract_above(above) if above is not None else None
        if above is not None and contract is not None:
            held = contract if contract.is_checked else None
            if above.var.type is not None:
                _held_to[scope] = held
            return held
    _held_to[scope] = None
    return None


def decorator_above(checker: TypeChecker, function: FuncItem) -> Decorator | None:
    """The decorators of a function, if it has some."""
    if not isinstance(function, FuncDef) or not function.is_decorated:
        return None
    symbols = function.info.names if function.info else tree_of(checker).names
    named = symbols[function.name].node if function.name in symbols else None
    if isinstance(named, Decorator) and named.func is function:
        return named
    if function not in _above:
        _above.update((each.func, each) for each in decorators_in(tree_of(checker)))
    return _above.get(function)


def hiding(checker: TypeChecker, function: FuncDef) -> list[Expression]:
    """The decorators that may put another function in the place of one, or of its mark."""
    above = decorator_above(checker, function)
    if above is None:
        return []
    exprs = above.original_decorators
    marks = [index for index, expr in enumerate(exprs) if boundary(expr) is not None]
    # What stands below a mark of trust belongs to the trusted body.
    counted = exprs[: marks[0]] if marks else exprs
    return [expr for expr in counted if kept(expr) in (Keeps.NOTHING, Keeps.RESULTS)]


def kept(expr: Expression) -> Keeps:
    """What callers have of the function below a decorator."""
    ref = applied(expr)
    # Properties, and the fields of attrs, have decorators for methods.
    is_accessor = isinstance(ref, MemberExpr) and (
        ref.name in ACCESSORS or ref.name in FIELD_DECORATORS
    )
    if is_accessor or boundary(expr) is not None:
        return Keeps.FUNCTION
    return keeps(_full_name(ref)) if isinstance(ref, RefExpr) else Keeps.NOTHING


def _full_name(ref: RefExpr) -> str:
    """What a decorator names; a method of an object, as ``@app.get(...)``, by its class."""
    if ref.fullname or not isinstance(ref, MemberExpr):
        return ref.fullname
    owner = ref.expr.node if isinstance(ref.expr, RefExpr) else None
    held = get_proper_type(owner.type) if isinstance(owner, Var) else None
    symbol = held.type.get(ref.name) if isinstance(held, Instance) else None
    return symbol.node.fullname if symbol is not None and symbol.node is not None else ""


def is_abstract(function: FuncDef) -> bool:
    """Whether a method is there to be filled in by subclasses, and does nothing itself."""
    return bool(function.info) and (
        function.abstract_status != NOT_ABSTRACT
        or function.is_trivial_body
        or _is_left_open(function)
    )


def _is_left_open(function: FuncDef) -> bool:
    """Whether a body does no more than say that it is not implemented."""
    last = function.body.body[-1] if function.body.body else None
    before = function.body.body[:-1]
    if not isinstance(last, RaiseStmt) or not all(map(_is_text, before)):
        return False
    raised = last.expr.callee if isinstance(last.expr, CallExpr) else last.expr
    return isinstance(raised, RefExpr) and raised.fullname == NOT_IMPLEMENTED


def _is_text(statement: Statement) -> bool:
    return isinstance(statement, ExpressionStmt) and isinstance(statement.expr, StrExpr)


def only_returns_itself(function: FuncDef) -> bool:
    """Whether a method does nothing but give its own object, as an ``__enter__`` mostly does."""
    own = function.arguments[0].variable if function.arguments else None
    body = [each for each in function.body.body if not _is_text(each)]
    only = body[0] if len(body) == 1 else None
    given = only.expr if isinstance(only, ReturnStmt) else None
    return own is not None and isinstance(given, NameExpr) and given.node is own


def gives_back(function: FuncDef, given: FuncDef | None = None) -> bool:
    """Whether a function returns nothing but what it is passed first, or one nested in it."""
    own = function.arguments[0].variable if function.arguments else None
    wanted = own if given is None else given
    nodes = [*own_nodes(function.body)]
    returned = [each.expr for each in nodes if isinstance(each, ReturnStmt)]
    named = (each for part in nodes for each in map(filled_by, targets_of(part)))
    bound = {each.node for each in chain.from_iterable(named) if isinstance(each, NameExpr)}
    return (
        wanted not in bound
        and bool(returned)
        and all(isinstance(each, NameExpr) and each.node is wanted for each in returned)
    )


def makes_of_its_class(function: FuncDef) -> bool:
    """Whether a class method may make objects of the class that it is called on."""
    if not function.is_class or not function.arguments:
        return False
    own = function.arguments[0].variable
    found = [*expressions(function.body)]
    # Reading what the class holds makes none; its other class methods may.
    read = {
        id(each.expr)
        for each in found
        if isinstance(each, MemberExpr) and _is_held(function.info, each.name)
    }
    return any(
        isinstance(each, SuperExpr)
        or (isinstance(each, NameExpr) and each.node is own and id(each) not in read)
        for each in found
    )


def _is_held(info: TypeInfo, name: str) -> bool:
    symbol = info.get(name)
    return symbol is not None and isinstance(symbol.node, Var)


def contract_over(checker: TypeChecker, function: FuncDef) -> Contract | None:
    """The contract of a function that is defined in the checker's module; ``None`` without one."""
    above = decorator_above(checker, function)
    return limited_above(checker, above, contract_above(above)) if above is not None else None


def is_generated(function: FuncDef) -> bool:
    """Whether mypy wrote a method, as it does for records: what that does is not in its body."""
    symbol = function.info.names.get(function.name) if function.info else None
    return symbol is not None and symbol.plugin_generated


def nested_in(nodes: Nodes, nests: Callable[[FuncItem], bool]) -> frozenset[FuncItem]:
    """The functions of a module that are defined in the bodies of others.

    Args:
        nodes: every node of the module.
        nests: whether functions may stand inside of one, which spares a look into most.
    """
    inner: set[FuncItem] = set()
    for outer in nodes.of(FuncDef):  # each before those that are nested in it
        if outer not in inner and nests(outer):
            inner.update(each for each in statements(outer.body) if isinstance(each, FuncItem))
    return frozenset(inner)


def top_level(checker: TypeChecker, nodes: Nodes) -> FuncDef:
    """What a module, and the classes in it, do when they are defined, as a function."""
    blocks = [tree_of(checker).defs, *(each.defs.body for each in nodes.of(ClassDef))]
    written = [part for block in blocks for part in block if not isinstance(part, _DEFINITIONS)]
    above = [each.decorators for each in nodes.of(ClassDef)]
    above += [each.decorators for each in nodes.of(Decorator)]
    written += map(ExpressionStmt, chain.from_iterable(above))
    typ = CallableType([], [], [], NoneType(), function_class(checker))
    return FuncDef("<module>", [], Block(written), typ)


_DEFINITIONS = (FuncDef, Decorator, OverloadedFuncDef, ClassDef)
