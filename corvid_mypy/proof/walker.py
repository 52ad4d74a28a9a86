"""The two laws that enumerate coercion sites, and the walk that applies them.

*Law E*, expressions: where an operand carries provenance and the expression does not, the operand
is dropped there. *Law S*, sinks: where a value leaves an expression for a slot, what it carries
must have a place in the slot's type. Both are computed from mypy's types, never from its errors.

Each node class is classified once, by the handler in :mod:`corvid_mypy.proof.rules` that names it. A
node no handler names is an error, never a pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from mypy.checker import TypeChecker
from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    Block,
    CallExpr,
    ConditionalExpr,
    Context,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncItem,
    IfStmt,
    LambdaExpr,
    MatchStmt,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    RaiseStmt,
    RefExpr,
    ReturnStmt,
    Statement,
    StrExpr,
    SymbolNode,
    WhileStmt,
    WithStmt,
)
from mypy.patterns import Pattern
from mypy.types import (
    AnyType,
    CallableType,
    NoneType,
    ProperType,
    Type,
    TypeOfAny,
    get_proper_type,
)

from corvid_mypy.model.types import (
    Wrapper,
    accepts,
    always_carries,
    carries,
    compares_content,
    drops,
    forges,
    is_optional,
    is_same,
    may_be_grounded,
    opened,
    scatters,
    widened_from,
)
from corvid_mypy.report.findings import NOTHING, CoercionKind, Failing, Forgery, Outcome, Site
from corvid_mypy.seam.checker import (
    has_visible_error,
    hides_misfit,
    infer_again,
    iterated,
    may_hide_misfits,
    return_slot,
    types_of,
)
from corvid_mypy.seam.runtime_names import SEVER
from corvid_mypy.seam.syntax import asks_for_platform, walk

Handler = Callable[[Any, Any], None]
_HandlerT = TypeVar("_HandlerT", bound=Handler)

HANDLERS: dict[type[Node], Handler] = {}
"""The handler of every node class, filled by the modules of :mod:`corvid_mypy.proof.rules`."""


def handles(*classes: type[Node] | type[Pattern]) -> Callable[[_HandlerT], _HandlerT]:
    """Classify node classes: the function below handles them, and nothing else does."""

    def register(handler: _HandlerT) -> _HandlerT:
        for node_class in classes:
            assert node_class not in HANDLERS, f"{node_class.__name__} is classified twice"
            HANDLERS[node_class] = handler
        return handler

    return register


class Laws:
    """Walks one body, and every function nested in it, and finds its coercion sites.

    Args:
        checker: mypy's checker of the module, its types still there.
        function: the function whose body is walked.
        slot: what a ``return`` of that function must fill, where its contract asks for more than
            its declaration; otherwise ``None``.
        visit: called with every node, for what else a contract demands of it.
        enters: called with every value that is put into a slot: the expression, and both types.
        proves: whether the body is a proof. Values of open type variables then count as grounded,
            because the proof must hold for every type the function may be used at.
    """

    def __init__(
        self,
        checker: TypeChecker,
        function: FuncItem,
        *,
        slot: Type | None = None,
        visit: Callable[[Node], None] = lambda node: None,
        enters: Callable[[Expression, Type, Type], None] = lambda node, actual, slot: None,
        proves: bool = False,
    ) -> None:
        self.checker = checker
        self._may_hide_misfits = may_hide_misfits(checker)
        self.sites: list[Site] = []
        self.outcomes: list[Outcome] = []
        self.forgeries: list[Forgery] = []
        self.calls: list[CallExpr] = []
        self.unclassified: list[Node] = []
        self.unchecked: list[Node] = []
        self.unannotated: list[FuncItem] = []
        self.functions: list[FuncItem] = []
        self.read_back: list[NameExpr] = []
        self._thrown_away: dict[SymbolNode | None, Type] = {}
        self.caught = NOTHING
        self.proves = proves
        self.outer = function
        self._slot = slot
        self._visit = visit
        self._enters = enters
        self._wrapper = Wrapper(checker.modules) if proves else None
        self._types = types_of(checker)
        self._known: dict[Expression, Type] = {}

    def run(self) -> None:
        """Walk the body."""
        self.function(self.outer)
        for node in self.read_back:
            if node.node in self._thrown_away:
                self.add(Site(CoercionKind.ASSIGNMENT, node, self._thrown_away[node.node], None))

    # -- walking --------------------------------------------------------------------------------

    def walk(self, node: Node | Pattern | None) -> None:
        """Walk a node by the handler of its class."""
        if node is None:
            return
        self._visit(node)
        handler = HANDLERS.get(type(node))
        if handler is None:
            self.unclassified.append(node)
        else:
            handler(self, node)

    def walk_all(self, found: Iterable[Node | Pattern | None]) -> None:
        """Walk nodes in order."""
        for node in found:
            self.walk(node)

    def block(self, block: Block | None) -> None:
        """Walk a block; code that mypy did not check is noted, for nothing is known of it."""
        if block is None:
            return
        before: Statement | None = None
        is_unreachable = block.is_unreachable
        for node in block.body:
            if is_unreachable or not self._is_checked(node):
                if not _only_ends(node) and not _is_for_platform(before):
                    self.unchecked.append(node)
                return
            self.walk(node)
            before = node

    def branch(self, test: Expression, block: Block | None) -> None:
        """Walk a branch of ``if``; one for another Python or platform is not part of the proof."""
        if block is not None and not (block.is_unreachable and asks_for_platform(test)):
            self.block(block)

    def _is_checked(self, node: Statement) -> bool:
        """Whether mypy got to a statement: then its outermost expressions have types."""
        field = _OUTERMOST.get(type(node))
        outermost = getattr(node, field) if field is not None else None
        if not outermost:
            return True
        roots = outermost if isinstance(outermost, list) else [outermost]
        return roots[0] in self._types or any(
            part in self._types for root in roots for part in walk(root)
        )

    def function(self, function: FuncItem) -> None:
        """Walk a function: its defaults, then its body."""
        self.functions.append(function)
        if function.type is None and not isinstance(function, LambdaExpr):
            self.unannotated.append(function)
        for argument in function.arguments:
            if argument.initializer is not None:
                self.walk(argument.initializer)
                kind = CoercionKind.DEFAULT
                self.flow(kind, argument.initializer, argument.variable.type)
                if isinstance(function, LambdaExpr):
                    self.consume_carrying(kind, argument.initializer)
        for variant in getattr(function, "expanded", None) or [function]:
            self.block(variant.body)
        self.functions.pop()

    # -- types ----------------------------------------------------------------------------------

    def type(self, node: Expression) -> Type:
        """The type of an expression.

        mypy forgets some types (the operands of an overload it tried); these are inferred again.
        In a proof a severed value is still grounded content, whatever its static type.
        """
        found = self._known.get(node)
        if found is None:
            found = self._known[node] = self._type(node)
        return found

    def _type(self, node: Expression) -> Type:
        found = self._types.get(node)
        if found is None:
            found = infer_again(self.checker, node)
        if self._wrapper is None:
            return found
        if isinstance(node, CallExpr) and _is_sever(node):
            return self.type(node.args[0])
        return opened(found, self._wrapper)

    def is_known_as(self, node: Expression, declared: Type) -> bool:
        """Whether mypy left an expression its declared type, which no test has narrowed."""
        return self._types.get(node) is declared

    def proper(self, node: Expression) -> ProperType:
        """The type of an expression, aliases resolved."""
        return get_proper_type(self.type(node))

    def carrying(self, node: Expression) -> bool:
        """Whether the expression carries provenance."""
        return carries(self.type(node))

    def grounded(self, node: Expression) -> bool:
        """Whether the expression's value may itself be a grounded value."""
        return may_be_grounded(self.type(node))

    def return_slot(self) -> Type | None:
        """What ``return`` hands over to, in the innermost function."""
        function = self.functions[-1]
        if isinstance(function, LambdaExpr):
            found = self.proper(function)
            return found.ret_type if isinstance(found, CallableType) else None
        if len(self.functions) == 1 and self._slot is not None:
            return self._slot
        return return_slot(self.checker, function)

    # -- the laws -------------------------------------------------------------------------------

    def consume(self, kind: CoercionKind, node: Expression, anchor: Context | None = None) -> None:
        """Python reads the value itself here: a test, an iteration."""
        if self.grounded(node):
            self._record(kind, node, anchor)

    def consume_carrying(
        self, kind: CoercionKind, node: Expression, anchor: Context | None = None
    ) -> None:
        """What the value holds is read here, at any depth: a hash, a comparison."""
        if self.carrying(node):
            self._record(kind, node, anchor)

    def _record(self, kind: CoercionKind, node: Expression, anchor: Context | None) -> None:
        self.add(Site(kind, node, self.type(node), None, anchor))

    def consume_compared(
        self, kind: CoercionKind, node: Expression, anchor: Context | None = None
    ) -> None:
        """The value is hashed, or compared with others."""
        if compares_content(self.type(node)):
            self._record(kind, node, anchor)

    def consume_first(self, kind: CoercionKind, operands: Sequence[Expression]) -> None:
        """One operation reads all its operands: one site, at the first that carries."""
        carrying = [operand for operand in operands if self.carrying(operand)]
        if carrying:
            self._record(kind, carrying[0], None)

    def disclose(self, node: Expression) -> None:
        """A lifted operation that may give ``None`` tells so, for ``None`` is never wrapped."""
        found = self.type(node)
        if is_optional(found) and may_be_grounded(found):
            self.add(Site(CoercionKind.OPTIONAL, node, found, None))

    def lose(self, kind: CoercionKind, operands: Iterable[Expression], result: Expression) -> None:
        """Law E: the first operand that carries, where the expression does not."""
        found = self.proper(result)
        if carries(found):
            return
        if isinstance(found, AnyType) and has_visible_error(self.checker, result):
            return
        for operand in operands:
            actual = self.type(operand)
            if carries(actual):
                self.add(Site(kind, operand, actual, found, result))
                return

    def flow(
        self,
        kind: CoercionKind,
        node: Expression,
        slot: Type | None,
        anchor: Context | None = None,
    ) -> None:
        """Law S: the expression is put into a slot; its innermost losing part is the site."""
        if type(node) in _DIVIDED and self._parts_flow(node, slot):
            return
        self.flow_type(kind, node, self.type(node), slot, anchor)

    def _parts_flow(self, node: Expression, slot: Type | None) -> bool:
        """The arms of a conditional expression, or what a lambda gives, are put into a slot."""
        if isinstance(node, ConditionalExpr):
            self.flow(CoercionKind.ARM, node.if_expr, slot, node)
            self.flow(CoercionKind.ELSE_ARM, node.else_expr, slot, node)
            return True
        wanted = get_proper_type(slot)
        if not isinstance(node, LambdaExpr) or not isinstance(wanted, CallableType):
            return False
        body = node.body.body[-1]
        if isinstance(body, ReturnStmt) and body.expr is not None:
            self.flow(CoercionKind.RETURN, body.expr, wanted.ret_type, node)
        return True

    def flow_type(
        self,
        kind: CoercionKind,
        node: Expression,
        actual: Type | None,
        slot: Type | None,
        anchor: Context | None,
    ) -> None:
        """Law S for a value of a given type that comes out of the expression."""
        if actual is None or slot is None or is_same(actual, slot):
            return
        slot = widened_from(slot)
        if self._wrapper is not None:
            slot = opened(slot, self._wrapper)
        self._enters(node, actual, slot)
        if forges(actual, slot) or (not self.proves and scatters(actual, slot)):
            self.forgeries.append(Forgery(node, actual, slot, kind, anchor))
        elif drops(actual, slot):
            if is_optional(slot) and may_be_grounded(actual):
                kind = CoercionKind.OPTIONAL
            self.add(Site(kind, node, actual, slot, anchor))
        elif self._may_hide_misfits and self._gains(node, actual, slot, anchor):
            self.forgeries.append(Forgery(node, actual, slot, kind, anchor))

    def _gains(self, node: Expression, actual: Type, slot: Type, anchor: Context | None) -> bool:
        """Whether the user silenced that something plain fills a slot for something grounded."""
        if not carries(slot) or isinstance(get_proper_type(actual), NoneType):
            return False
        hidden = hides_misfit(self.checker, node, anchor)
        return hidden and drops(slot, actual) and not accepts(slot, actual)

    def scattered(
        self,
        kind: CoercionKind,
        node: Expression,
        slot: Type | None,
        anchor: Context | None = None,
    ) -> None:
        """The parts of a grounded whole are plain: a slot for grounded ones is not for them."""
        actual = self.type(node)
        if slot is None or self.proves or not may_be_grounded(actual):
            return
        if always_carries(slot):
            self.forgeries.append(Forgery(node, actual, slot, kind, anchor))

    def result(self, kind: CoercionKind, node: Expression, slot: Type, anchor: Context) -> None:
        """A value is handed out of the innermost function."""
        self.flow(kind, node, slot, anchor)
        if len(self.functions) == 1:
            self.outcomes.append(Outcome(node, slot, anchor))

    def throw_away(self, target: NameExpr, actual: Type | None) -> None:
        """A value is assigned to ``_``, which is a site where that is read, if it ever is."""
        if actual is not None and carries(actual):
            self._thrown_away[target.node] = actual

    @contextmanager
    def catching(self, failing: frozenset[Failing]) -> Iterator[None]:
        """Walk what stands where these failures are caught."""
        outside, self.caught = self.caught, self.caught | failing
        try:
            yield
        finally:
            self.caught = outside

    def fails(self, node: Expression, operands: Sequence[Expression]) -> None:
        """An operation of Python may fail because of what a grounded operand holds."""
        if self.caught and any(map(self.grounded, operands)):
            self.swallowed(node, operands, Failing.OPERATION)

    def swallowed(
        self, node: Expression, operands: Sequence[Expression], failing: Failing | None
    ) -> None:
        """A failure of this operation would be caught, and tell what its operands hold."""
        if failing not in self.caught or any(site.node in operands for site in self.sites):
            return
        shown = next(filter(self.carrying, (node, *operands)), node)
        self.add(Site(CoercionKind.EXCEPTION, node, self.type(shown), None))

    def add(self, site: Site) -> None:
        """Record a site; a node has one."""
        if not any(site.node is known.node for known in self.sites):
            self.sites.append(site)

    def item(self, node: Expression) -> Type | None:
        """The type of what iterating a plain expression gives."""
        found = self.type(node)
        if may_be_grounded(found):
            return None
        if isinstance(get_proper_type(found), AnyType):
            return AnyType(TypeOfAny.special_form)
        return iterated(self.checker, found, node)


def _only_ends(statement: Statement) -> bool:
    """Whether a statement does nothing but end the run, with nothing of the program's in it.

    ``assert_never(x)`` and ``raise AssertionError("text")`` say that a test was exhaustive.
    """
    if isinstance(statement, ExpressionStmt) and isinstance(statement.expr, CallExpr):
        callee = statement.expr.callee
        return isinstance(callee, RefExpr) and callee.fullname in _NEVER
    if isinstance(statement, RaiseStmt) and statement.expr is not None:
        return all(
            isinstance(node, (CallExpr, StrExpr))
            or (isinstance(node, RefExpr) and node.fullname.startswith("builtins."))
            for node in walk(statement.expr)
            if isinstance(node, Expression)
        )
    return False


_DIVIDED: frozenset[type[Expression]] = frozenset({ConditionalExpr, LambdaExpr})
"""Expressions whose parts are put into a slot by themselves."""

_NEVER = ("typing.assert_never", "typing_extensions.assert_never")


_OUTERMOST: dict[type[Statement], str] = {
    AssertStmt: "expr",
    AssignmentStmt: "rvalue",
    ExpressionStmt: "expr",
    ForStmt: "expr",
    IfStmt: "expr",
    MatchStmt: "subject",
    OperatorAssignmentStmt: "rvalue",
    RaiseStmt: "expr",
    ReturnStmt: "expr",
    WhileStmt: "expr",
    WithStmt: "expr",
}
"""Where the statements have the expression, or the expressions, that mypy types first."""


def _is_for_platform(statement: Statement | None) -> bool:
    """Whether what follows a statement is left out because of a version or a platform."""
    return isinstance(statement, IfStmt) and all(map(asks_for_platform, statement.expr))


def _is_sever(node: CallExpr) -> bool:
    """Whether a call severs its first argument."""
    callee = node.callee
    return isinstance(callee, RefExpr) and callee.fullname == SEVER and bool(node.args)
