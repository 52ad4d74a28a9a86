"""The walk over one checked body: each node by the rule of its class.

A rule answers three questions, each with *no* unless it can say *yes*: which label has the value
(`labels`), does content decide whether the node runs (`control`), and is all that it runs known
(`code`). Two laws enumerate where sources are dropped. *Law E*, expressions: where an operand
carries provenance and the expression does not, the operand is dropped there. *Law S*, sinks:
where a value leaves an expression for a slot, what it carries must have a place in the slot's
type. Both are computed from mypy's types, never from its errors.

In an agent a drop is a coercion site where it happens. In a proof it is a label: what was computed
from content may be looked at, and is a site only where it is put to another use.

Each node class is classified once, by the rule in :mod:`corvid_mypy.proof.rules` that names it. A
node that no rule names is an error, never a pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, NamedTuple, TypeVar

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    AwaitExpr,
    Block,
    BytesExpr,
    CallExpr,
    ConditionalExpr,
    Context,
    Decorator,
    DictExpr,
    EllipsisExpr,
    Expression,
    ExpressionStmt,
    FloatExpr,
    ForStmt,
    FuncDef,
    FuncItem,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    IntExpr,
    LambdaExpr,
    ListComprehension,
    ListExpr,
    MatchStmt,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OpExpr,
    OverloadedFuncDef,
    RaiseStmt,
    RefExpr,
    ReturnStmt,
    StarExpr,
    Statement,
    StrExpr,
    SymbolNode,
    TryStmt,
    TupleExpr,
    TypeInfo,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.patterns import Pattern
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarId,
    UnionType,
    UnpackType,
    get_proper_type,
)

from corvid_mypy.library import OPENERS, Gives, Trait, has, member, row
from corvid_mypy.model.special_methods import RESUMING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import ANYTHING, WORDS, Disclosure, Traces
from corvid_mypy.model.types import (
    Wrapper,
    accepts,
    always_carries,
    beside_grounded,
    carries,
    compares_content,
    drops,
    forges,
    is_grounded,
    is_optional,
    is_refusal,
    is_same,
    is_unsolved,
    may_be_grounded,
    may_refuse,
    members,
    opened,
    scatters,
    shows_receiver,
    told_apart,
    widened_from,
)
from corvid_mypy.program.callees import class_of, contract_named, is_property, of_library
from corvid_mypy.proof.belonging import belongs, only_uses_arguments
from corvid_mypy.proof.code.factories import ask_what_fills
from corvid_mypy.proof.code.implicit import ask_for_truth, handed
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.control import NOTHING, Control, State
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    holds_frozen,
    is_apart,
    is_frozen_value,
    is_value,
    is_wholly_grounded,
    join,
    limited,
    of_form,
    relying,
)
from corvid_mypy.proof.ledger import Attempt, Ledger
from corvid_mypy.proof.lending import Lending, fields_to, last_field
from corvid_mypy.proof.nesting import (
    captured,
    functions_inside,
    moving,
    running_at_once,
    running_in_place,
)
from corvid_mypy.proof.saying import (
    is_number,
    is_of_others,
    is_said_in,
    may_say,
    parts_of,
    read_as_key,
    shows_numbers,
)
from corvid_mypy.report import messages
from corvid_mypy.report.findings import LOOKS, CoercionKind, Forgery, Outcome, Site
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import (
    TypeChecker,
    has_visible_error,
    hides_misfit,
    infer_again,
    inside,
    iterated,
    may_hide_misfits,
    modules_of,
    return_slot,
    source,
    types_of,
)
from corvid_mypy.seam.language_names import BUILTINS, PARTIAL
from corvid_mypy.seam.runtime_names import RUNTIME, SEVER
from corvid_mypy.seam.substitution import bounded, plain
from corvid_mypy.seam.syntax import asks_for_platform, expressions, walk

Rule = Callable[[Any, Any], "Label | None"]
_RuleT = TypeVar("_RuleT", bound=Rule)

_RUNTIMES = f"{RUNTIME}."

RULES: dict[type[Node], Rule] = {}
"""The rule of every node class, filled by the modules of :mod:`corvid_mypy.proof.rules`."""


def rule(*classes: type[Node] | type[Pattern]) -> Callable[[_RuleT], _RuleT]:
    """Classify node classes: the function below is their rule, and nothing else is.

    The rule of an expression returns its label; ``None`` is *kept*.
    """

    def register(function: _RuleT) -> _RuleT:
        for node_class in classes:
            assert node_class not in RULES, f"{node_class.__name__} is classified twice"
            RULES[node_class] = function
        return function

    return register


class Run:
    """A nested function that runs in place, while its body is walked where it is called.

    Attributes:
        entry: what is known where it begins, whichever of its own calls that is.
        out: what is known where it ends, as far as that has been found.
        look: what decides that it calls itself.
        told: what content decides of its plain answer.
        chooses: whether content decides which of several objects it gives.
        calls: what is known where it calls itself.
    """

    def __init__(self, entry: State) -> None:
        self.entry = entry
        self.out = entry.copy()
        self.look: Context | None = None
        self.told = KEPT
        self.chooses = False
        self.calls: list[State] = []


class Unnamed(NamedTuple):
    """Code of the program that is run where no call names it.

    Attributes:
        left: what it leaves.
        place: where it is run.
        operands: what is known to be handed to it.
        look: the test that decides whether it runs, if content does.
    """

    left: Traces
    place: Context
    operands: tuple[Expression, ...]
    look: Context | None


class Walker:
    """Walks one body, and every function nested in it.

    Args:
        checker: mypy's checker of the module, its types still there.
        function: the function whose body is walked.
        slot: what a ``return`` of that function must fill, where its contract asks for more than
            its declaration; otherwise ``None``.
        proof: what judges the code of a proof; ``None`` for an agent, whose drops are sites where
            they happen, and whose control nobody follows.
        may_tell: whether its plain result may be content, which its callers are told.
        plain: the type variable that is taken for something plain, rather than grounded.
        own: the parameters that are taken for objects which nobody else has, each by itself.
        kept: the names of the fields that may hold nothing of others; see `lending`.
        until_broken: whether to end with the statement in which the proof fails: nobody is told of
            what comes after it.
        enters: called with every value that is put into a slot: the expression, and both types.
    """

    def __init__(
        self,
        checker: TypeChecker,
        function: FuncItem,
        *,
        slot: Type | None = None,
        proof: Proof | None = None,
        may_tell: bool = False,
        own: Sequence[Var] = (),
        plain: TypeVarId | None = None,
        kept: Iterable[str] = (),
        until_broken: bool = False,
        enters: Callable[[Expression, Type, Type], None] = lambda node, actual, slot: None,
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
        self.known_as: dict[SymbolNode | FuncItem | None, Type] = {}
        self._thrown_away: dict[SymbolNode | None, Type] = {}
        self.proof = proof
        self.proves = proof is not None
        self.outer = function
        self.control = Control()
        self.ledger = Ledger()
        self._unnamed: list[Unnamed] = []
        shares = proof is not None and proof.callees.nests(function)
        inside = functions_inside(function) if shares else []
        self.in_place = running_in_place(function, inside)
        self.at_once = running_at_once(function, inside, self._runs_at_once)
        self.captured = captured(function, inside, self.at_once, self.in_place)
        self.runs: dict[FuncDef, Run] = {}
        self.drawn_at_once: set[Expression] = set()
        self.single_calls: dict[Expression, bool] = {}
        self.picked: set[SymbolNode] = set()
        self.lending = Lending(kept)
        self.redrawn: set[Expression] = set()
        self._settled: set[Expression] = set()
        if proof is not None:
            proof.changes, proof.tells, proof.owns = self.changes, self.ledger.tell, self.owns
            proof.ran, proof.kept = self.ran, self.lending.kept
            proof.under = lambda look: self.control.under(look)  # each function has its control
        self.nested: set[FuncItem] = set()
        self.named_early: set[FuncItem] = set()
        self.names: list[Var] = []
        self.tried: dict[TryStmt, frozenset[SymbolNode]] = {}
        self.losses: dict[tuple[CoercionKind, Expression], Site] = {}
        self.doubted: frozenset[SymbolNode] = frozenset()
        self.returned = KEPT
        self.may_tell = may_tell
        self.own = own
        self.soils = False
        self.alters = False
        self.assigns: set[str] = set()
        self.keeps_own = bool(own) and self.captured.isdisjoint(own)
        self.told: Expression | None = None
        self.by_lines = True
        self.says = False
        self.gives_own = True
        self.gives_new = True
        self.gives_filling = False
        self.direct: set[Expression] = set()
        self.owners: set[Expression] = set()
        self.awaited: set[Expression] = set()
        self.unanswered: set[Expression] = set()
        self._given_away: list[tuple[Context, Message]] | None = None
        self._may_fail: Node | None = None
        self.shown: set[Expression] = set()
        self.said: set[Expression] = set()
        self.keys: set[Expression] = set()
        self.weighed: set[Node] = set()
        self._moved: frozenset[SymbolNode] | None = None
        self.filled: set[Expression] = set()
        self.unfailing: set[Expression] = set()
        self.untelling: set[Expression] = set()
        self.replaceable: dict[Expression, FuncDef] = {}
        self.own_results: set[Expression] = set()
        self.lends: dict[NameExpr, bool] = {}
        self.parts: dict[Expression, frozenset[SymbolNode]] = {}
        self.offered: set[Expression] = set()
        self.spending: set[Expression] = set()
        self._labels: dict[Node, Label] = {}
        self._forms: dict[FuncItem, tuple[str | None, Expression]] = {}
        self._slot = slot
        self._until_broken = until_broken
        self._enters = enters if proof is None else proof.enters
        self._wrapper = Wrapper(modules_of(checker)) if self.proves else None
        self._plain = plain
        self._types = types_of(checker)
        self._known: dict[Expression, Type] = {}

    def know(self, nodes: Iterable[Expression], typ: Type) -> None:
        """Take expressions, of which mypy knows nothing, for something of a type."""
        for node in nodes:
            self._known[node] = self.opened(typ)
            if isinstance(node, NameExpr):
                self.known_as[node.node] = typ

    def run(self) -> None:
        """Walk the body."""
        with inside(self.checker, self.outer), relying() as self.ledger.variables:
            self.function(self.outer)
        self.ledger.chooses |= bool(self.ledger.variables)
        for node in self.read_back:
            if node.node in self._thrown_away:
                self.add(Site(CoercionKind.ASSIGNMENT, node, self._thrown_away[node.node], None))

    # -- walking --------------------------------------------------------------------------------

    def walk(self, node: Node | Pattern | None) -> Label:
        """Walk a node by the rule of its class; returns the label of what it evaluates to."""
        if node is None:
            return KEPT
        if node in self._settled:
            return self._labels.get(node, KEPT)
        proof = self.proof
        noisy = unnamed = 0
        if proof is not None:
            noisy, unnamed = len(proof.noisy), len(self._unnamed)
            proof.visit(node)
        found = RULES.get(type(node))
        if found is None:
            self.unclassified.append(node)
            return KEPT
        label = found(self, node) or KEPT
        if proof is not None:
            if label.losses and isinstance(node, Expression):
                label = read_as_key(label, self.type(node))
            self._walked(proof, node, label, noisy)
            if len(self._unnamed) > unnamed and not isinstance(node, Pattern):
                self._hear_unnamed(node, unnamed)
        return label

    def _hear_unnamed(self, node: Node, first: int) -> None:
        """What was run without a call says what it was handed, in a text or in an exception.

        A pattern does not know its subject: what it runs is asked by its statement.
        """
        for ran in self._unnamed[first:]:
            parts = [*dict.fromkeys((*ran.operands, *handed(node)))]
            if ran.left.blends:
                self.blend(node, *parts)
                self.keep_sources(node, *(part for part in parts if part not in self.keys))
            if ran.left.raised:
                said = parts if ran.left.raised - {WORDS} else ()  # which part, no name says
                self.raises(ran.place, parts, said, is_high=ran.look is not None)
        del self._unnamed[first:]

    def _walked(self, proof: Proof, node: Node | Pattern, label: Label, noisy: int) -> None:
        """What a walk shows of a node in a proof, once the labels of its parts are known."""
        if len(proof.noisy) > noisy:
            asked = proof.noisy[noisy:]
            del proof.noisy[noisy:]
            self._hand_to_noisy(proof, dict.fromkeys((*asked, *handed(node))))
        if not isinstance(node, Expression):
            return
        self._labels[node] = label
        # Of an owner nothing that carries is reached.
        if node not in self.owners and (self.ledger.is_inert or self.ledger.is_neutral):
            self._note_runtime(node)
        if not self.ledger.is_heeded:
            return  # it was told already, and nobody catches it
        if self._tells(node, label):
            self.ledger.tell(node)
        elif self.pc is not None and not self._never_fails(node):
            self.ledger.may_fail_high()

    def _hand_to_noisy(self, proof: Proof, operands: Iterable[Expression]) -> None:
        """Content may decide which object its own method changes, and with what."""
        for operand in operands:
            if not proof.is_refused(operand):
                self.leaves(CoercionKind.ARGUMENT, operand, self.label(operand))

    def _note_runtime(self, node: Expression) -> None:
        """Note an expression that carries, or names something of the runtime.

        Where type variables stand for something plain, the function may be neutral all the same.
        """
        found = self._types.get(node)
        names = isinstance(node, RefExpr) and node.fullname.startswith(_RUNTIMES)
        if names or (found is not None and (carries(found) or may_refuse(found))):
            self.ledger.is_inert = self.ledger.is_neutral = False
        elif self.ledger.is_inert:
            opened_type = self.type(node)
            self.ledger.is_inert = opened_type is found or not carries(opened_type)

    def _tells(self, node: Expression, label: Label) -> bool:
        """Whether evaluating an expression may fail because of content; a plain read does not."""
        asked = node.expr if isinstance(node, AwaitExpr) else node
        if asked in self.unfailing or asked in self.untelling or isinstance(node, _MAKING):
            return bool(label.level)
        if isinstance(node, RefExpr) and runs_later(self.type(node)):
            return True  # what it runs was written elsewhere, and fails here
        if isinstance(node, NameExpr):
            reads_content = bool(label.level) and node not in self.shown
            return reads_content or not self.control.is_bound(node.node)
        return bool(label.level) or (carries(self.type(node)) and not self._is_plain_read(node))

    def _never_fails(self, node: Expression) -> bool:
        """Whether evaluating an expression that content does not tell of cannot fail at all."""
        is_read = isinstance(node, MemberExpr) and self._is_plain_read(node)
        return is_read or isinstance(node, _SURE) or node in self.unfailing

    def trying(self) -> AbstractContextManager[Attempt]:
        """Walk a body that may fail; gives what somebody learns who catches that."""
        return self.ledger.trying(is_high=self.pc is not None)

    def asks(self, node: Expression) -> None:
        """A retrieval is asked for with nothing of content: that it fails shows it has no answer.

        That is presence, like an answer that is ``None``: who catches it has its line.
        """
        if self.control.pc is not None:
            self.ledger.tell(node)  # content decides whether it is asked for
            return
        self.unfailing.add(node)
        if self.ledger.is_caught:
            self.disclose(Disclosure.PRESENCE, node)
        self.ledger.ask(node)

    def _is_plain_read(self, node: Expression) -> bool:
        """Whether this reads a plain field, or a plain key or position of a library's container."""
        if isinstance(node, MemberExpr):
            if isinstance(node.node, (FuncDef, OverloadedFuncDef)):
                return True  # of a module
            return not self.grounded(node.expr) and (self.is_field(node) or self._is_method(node))
        if isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr):
            return self._gives_held(node, node.callee)
        if not isinstance(node, IndexExpr) or self.grounded(node.base) or self.proof is None:
            return False
        held, key = self.proper(node.base), self.type(node.index)
        is_library = isinstance(held, Instance) and self.proof.callees.is_library(held.type)
        return is_library and not carries(key)

    def _gives_held(self, node: CallExpr, callee: MemberExpr) -> bool:
        """Whether a method of a library's container gives what that holds, by plain keys."""
        held = self.proper(callee.expr)
        if not isinstance(held, Instance) or self.grounded(callee.expr):
            return False
        container, called = row(held.type.fullname), member(held.type, callee.name)
        if container is None or called is None or not container.makes_container:
            return False
        gives = called.quiet and called.gives in (Gives.HELD, Gives.ITEMS, Gives.KEYS)
        return gives and not any(carries(self.type(arg)) for arg in node.args)

    @contextmanager
    def redrawing(self, made: Expression, parts: Iterable[Expression]) -> Iterator[None]:
        """Walk what makes the items of an iterator again, and not what was evaluated with it."""
        is_first, settled = not self.redrawn, self._settled
        self.redrawn.add(made)
        self._settled = {*settled, *parts} - {made}
        try:
            yield
        finally:
            self._settled = settled
            if is_first:
                self.redrawn.clear()

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Walk code to see how it ends, and forget what was found there."""
        found = (self.sites, self.forgeries, self.outcomes, self.calls, self.unchecked)
        assert self.proof is not None
        lists: list[list[Any]] = [*found, self.proof.breaches, self.unclassified]
        kept = [[*each] for each in lists]
        told, forms, single = self.told, dict(self._forms), dict(self.single_calls)
        nested = set(self.nested)
        until_broken, self._until_broken = self._until_broken, False
        with self.ledger.trial():
            yield
        self._until_broken = until_broken
        for each, before in zip(lists, kept):
            each[:] = before
        self.told, self._forms, self.single_calls = told, forms, single
        self.nested = nested

    def walk_all(self, found: Iterable[Node | Pattern | None]) -> Label:
        """Walk nodes in order; returns what their labels make together."""
        return join(*[self.walk(node) for node in found])

    def label(self, node: Expression) -> Label:
        """The label of an expression that has been walked."""
        return self._labels.get(node, KEPT)

    def block(self, block: Block | None) -> None:
        """Walk a block; code that mypy did not check is noted, for nothing is known of it."""
        if block is None:
            return
        self._statements(block.body, is_unreachable=block.is_unreachable)

    def _statements(self, body: Sequence[Statement], *, is_unreachable: bool) -> None:
        before: Statement | None = None
        was_left = self.control.left_by
        for index, node in enumerate(body):
            if self._until_broken and self.is_broken():
                return
            if is_unreachable or not self._is_checked(node):
                if not _only_ends(node) and not _is_for_platform(before):
                    self.unchecked.append(node)
                self.control.end()
                return
            self.walk(node)
            self.control.may_throw()
            self._watch_own(node)
            before = node
            if was_left is None and self.control.left_by is not None:
                self._rest(body[index + 1 :], is_unreachable=is_unreachable)
                return

    def _rest(self, body: Sequence[Statement], *, is_unreachable: bool) -> None:
        """Walk what runs only if nothing was returned before, as content said.

        If all of it ends in a refusal or a failure, it is told by that line, as an ``else`` is.
        """
        control = self.control
        with control.left_before() as look, control.under(look), self.given_away() as held:
            left = control.leaving()
            self._statements(body, is_unreachable=is_unreachable)
            if control.state.is_live or control.leaving() != left:
                self._refuse_all(held)

    def is_broken(self) -> bool:
        """Whether the proof fails by something that was walked already."""
        proof = self.proof
        found = self.sites or self.forgeries or (proof is not None and proof.breaches)
        return bool(found or self.unchecked or self.unclassified or self.unannotated)

    def _watch_own(self, node: Statement) -> None:
        """Note whether somebody else got the object; whoever it is returned to asks by its type."""
        if self.keeps_own and not isinstance(node, ReturnStmt):
            state, is_one = self.control.state, len(self.own) == 1
            self.keeps_own = all(
                state.owns(each) and (is_one or state.roots(each) == {each}) for each in self.own
            )

    def branch(self, test: Expression, block: Block | None) -> None:
        """Walk a branch of ``if``; one for another Python or platform is not part of the proof."""
        if block is not None and block.is_unreachable and asks_for_platform(test):
            self.control.end()
        else:
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

    def function_inside(self, function: FuncItem) -> None:
        """Walk a nested function; one that calls itself again, with what it turned out to do."""
        self.nested.add(function)
        with self.ledger.aside(function):
            self.function(function)
        if self.ledger.is_doubtful(function):
            with self.ledger.aside(function):
                self.function(function)

    def function(self, function: FuncItem) -> None:
        """Walk a function: its defaults, then its body, whose control is its own."""
        self.functions.append(function)
        if function.type is None and not isinstance(function, LambdaExpr):
            self.unannotated.append(function)
        for argument in function.arguments:
            if argument.initializer is not None:
                label = self.walk(argument.initializer)
                kind = CoercionKind.DEFAULT
                self.flow(kind, argument.initializer, argument.variable.type)
                if isinstance(function, LambdaExpr):
                    self.consume_carrying(kind, argument.initializer)
                if label.level and not is_value(self.type(argument.initializer)):
                    label = label._replace(level=Level.CONTENT)  # each call may change what it is
                self.leaves(kind, argument.initializer, label)
        around, self.control = self.control, Control(function)
        with self.control.under(around.pc), self.control.halting(around.decides):
            for variant in getattr(function, "expanded", None) or [function]:
                self.control.begin(around.state if isinstance(function, LambdaExpr) else None)
                if function is self.outer:
                    self.control.state.fresh.update(self.own)
                    self.control.state.deep.update(self.own)
                if self.may_tell and function is self.outer:
                    self.control.state.passed = self._drawn_by_callers()
                self.block(variant.body)
        if isinstance(function, LambdaExpr):
            around.state.fresh &= self.control.state.lent
            around.state.deep &= around.state.fresh
            around.state.lent &= self.control.state.lent
            around.state.lazy &= self.control.state.lent
            around.state.passed &= self.control.state.passed
        self.control = around
        self.functions.pop()

    def _drawn_by_callers(self) -> set[SymbolNode]:
        """The parameters that are the callers' to judge, but for those that others may read.

        What a default is has been judged where the function is defined, and for another purpose.
        """
        taken: set[SymbolNode] = {
            each.variable for each in self.outer.arguments if each.initializer is None
        }
        return taken - self.captured

    def _runs_at_once(self, call: CallExpr, is_awaited: bool) -> bool:
        """Whether a function calls what it is passed before it returns, and keeps none of it."""
        assert self.proof is not None
        callee = call.callee
        found = self.proof.callees.definition(callee) if isinstance(callee, RefExpr) else None
        called = row(found.fullname) if found is not None and found.fullname else None
        if called is not None:
            return called.calls_at_once
        if not isinstance(found, FuncDef) or found.is_generator:
            return False
        known, given = summary_of(found), self.proof.type(call)
        if found.is_coroutine:
            given = get_proper_type(given.args[-1]) if isinstance(given, Instance) else given
        is_run = found.is_coroutine is is_awaited
        return is_run and known.is_derived and known.follows and is_apart(given)

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
        if self.proves and isinstance(node, CallExpr) and _is_sever(node):
            return self.type(node.args[0])
        return self.opened(told_apart(found))

    def opened(self, typ: Type) -> Type:
        """A type as a proof takes it: its variables stand for something grounded."""
        if self._wrapper is None or (isinstance(typ, Instance) and not typ.args):
            return typ
        return opened(typ, self._wrapper, self._plain)

    def used_as(self, declared: Type) -> Type:
        """A declared type as a body takes it that knows its variables by their bounds alone."""
        return bounded(self.opened(declared))

    def widen(self, node: Expression, declared: Type) -> None:
        """Take an expression for what it was declared as: mypy narrowed it by one path alone."""
        self._known[node] = self.opened(declared)

    def stand_for(self, name: NameExpr, value: Expression) -> None:
        """Take a name for what it was bound to just now, whatever it is declared as."""
        self._known[name] = self.type(value)

    def is_known_as(self, node: Expression, declared: Type) -> bool:
        """Whether mypy left an expression its declared type, which no test has narrowed."""
        return self._types.get(node) is declared

    def proper(self, node: Expression) -> ProperType:
        """The type of an expression, aliases resolved."""
        found = self._known.get(node) or self.type(node)
        return found if isinstance(found, Instance) else get_proper_type(found)

    def carrying(self, node: Expression) -> bool:
        """Whether the expression carries provenance."""
        return carries(self._known.get(node) or self.type(node))

    def grounded(self, node: Expression) -> bool:
        """Whether the expression's value may itself be a grounded value."""
        return may_be_grounded(self._known.get(node) or self.type(node))

    def of_library(self, node: SymbolNode) -> bool:
        """Whether a definition belongs to a library rather than to the checked program."""
        if self.proof is None:
            return of_library(self.checker, node)
        return self.proof.callees.is_library(node)  # which remembers

    def return_slot(self) -> Type | None:
        """What ``return`` hands over to, in the innermost function."""
        function = self.functions[-1]
        if isinstance(function, LambdaExpr):
            if self.proves:
                return None  # what a lambda returns is judged where the lambda is put
            found = self.proper(function)
            return found.ret_type if isinstance(found, CallableType) else None
        if len(self.functions) == 1 and self._slot is not None:
            return self._slot
        if function in self.known_as:
            return self.known_as[function]
        return return_slot(self.checker, function)

    # -- control --------------------------------------------------------------------------------

    @property
    def pc(self) -> Context | None:
        """The test that decides whether the code at work runs, if content does."""
        return self.control.pc

    def test(self, node: Expression, anchor: Context | None = None) -> Context | None:
        """Walk a test; returns it if it looks at content."""
        with ExitStack() as stack:
            for part in _tested(node):
                stack.enter_context(self.untouched(part))
            label = self.walk(node)
        return self.looked(node, label, anchor)

    def looked(
        self, node: Expression, label: Label, anchor: Context | None = None
    ) -> Context | None:
        """Ask for the truth of an expression; returns it if that looks at content."""
        self.ask_for_truth(node, label)
        if not self.proves:
            self.consume(CoercionKind.CONDITION, node, anchor)
            return None
        is_low = not self.of_form(node, label).level
        if is_low and not self.grounded(node) and not self.truth_tells(node):
            return None
        self.disclose(Disclosure.CONDITION, node)
        self.ledger.look(node)
        return node

    def of_form(self, node: Expression, label: Label) -> Label:
        """The label of which places a container has, where no method of the program says that."""
        return label if self.answers_itself(node) else of_form(label, self.type(node))

    def truth_tells(self, node: Expression) -> bool:
        """Whether an object's own method says by content whether it is true."""
        return self.proof is not None and self.proof.vouching.truth_tells(self.type(node))

    def ask_for_truth(self, node: Expression, label: Label) -> None:
        """Run what answers whether an expression is true: where content chose it, in high code."""
        self.counts(node)
        if self.proof is not None:
            with self.control.under(node if label.level else None):
                ask_for_truth(self.proof, node)

    def disclose(self, kind: Disclosure, node: Context) -> None:
        """A proof writes a line here, or in high code may write one."""
        if self.proves:
            self.ledger.disclose(kind, node)

    def ran(self, left: Traces, node: Context, operands: Iterable[Expression]) -> None:
        """Code runs here that no call names; what it says is asked once the labels are known."""
        for kind in left.discloses:
            self.disclose(kind, node)
        if left.blends or left.raised:
            self._unnamed.append(Unnamed(left, node, (*operands,), self.pc))

    def counts(self, node: Expression) -> None:
        """It shows how many grounded items a plain container holds, or whether that is enough."""
        if self.proof is None or not self.carrying(node) or self.grounded(node):
            return
        is_untold = not (self.label(node).level or _is_of_known_length(node, self.proper(node)))
        if is_untold and self.item(node) is not None:
            self.disclose(Disclosure.LENGTH, node)

    def counts_by_place(self, node: Expression) -> None:
        """An item is found from the end: what is plain in it may be its number."""
        item = self.item(node)
        if item is not None and not is_wholly_grounded(item):
            self.counts(node)

    def chosen(self) -> Label:
        """What is bound in high code is decided by its test."""
        look = self.pc
        return Label(Level.CONTENT, (), look) if look is not None else KEPT

    def high(self, node: Context, doing: str, cure: str | None = None) -> bool:
        """Refuse, in high code, what would tell that it ran; says whether it was refused."""
        look = self.control.decides
        if look is None or self.proof is None:
            return False
        cure = cure or self._cure_of_failing() or self._cure_of_look(look, node)
        tried = self._tried(look)
        message = messages.high_code(doing, self.written(look), look.line, cure, tried)
        if self._given_away is not None:
            self._given_away.append((node, message))
            return False
        self.proof.refuse(node, message)
        return True

    @contextmanager
    def given_away(self) -> Iterator[list[tuple[Context, Message]]]:
        """Walk an arm that always ends in a refusal or a failure, whose line tells that it ran.

        What is changed there is told by that line, too, if nothing there looks at content again,
        or may fail because of it: else the change may be left out, or the line. Where somebody
        catches the failure, nobody may see its line. Gives what has to be refused if it does not
        end so after all.
        """
        if self.ledger.is_caught or self._given_away is not None:
            yield []
            return
        held: list[tuple[Context, Message]] = []

        def failing(where: Node | None) -> None:
            self._may_fail = self._may_fail or where
            cure = self._cure_of_failing()
            self._refuse_all(held, cure)
            self._given_away = None

        self._given_away = held
        failed, self._may_fail = self._may_fail, None
        with self.ledger.watching(failing):
            yield held
        self._given_away, self._may_fail = None, failed

    def _refuse_all(self, held: list[tuple[Context, Message]], cure: str | None = None) -> None:
        """Refuse changes that no line tells of after all."""
        for node, message in held:
            if self.proof is not None:
                self.proof.refuse(node, message._replace(hint=cure or message.hint))
        held.clear()

    def _cure_of_failing(self) -> str | None:
        """What to write where a change is not told by the refusal behind it, which may not come."""
        where = self._may_fail
        method = self.replaceable.get(where) if isinstance(where, Expression) else None
        if method is not None:
            return messages.close_the_class(method.name, method.info.name)
        if not isinstance(where, NameExpr) or self.label(where).level is not Level.CONTENT:
            return None
        return messages.may_fail(where.name, where.line)

    def _cure_of_look(self, look: Context, node: Context) -> str | None:
        """What to write where the look need not be one, or the change need not stand behind it."""
        if isinstance(look, TryStmt):
            tried = list(walk(look.body))
            method = next(
                (self.replaceable[each] for each in tried if each in self.replaceable), None
            )
            if method is not None:
                return messages.close_the_class(method.name, method.info.name)
            return messages.before_the_try() if node in tried else None
        if not isinstance(look, Expression) or not self.grounded(look):
            return None
        is_presence = is_optional(self.type(look))
        return messages.ask_for_presence(self.written(look)) if is_presence else None

    def _cure_of_chosen(self, node: Expression) -> str | None:
        """What to write where a conditional expression chooses what a method changes."""
        callee = node.callee if isinstance(node, CallExpr) else None
        chosen = callee.expr if isinstance(callee, MemberExpr) else None
        if not (isinstance(node, CallExpr) and isinstance(chosen, ConditionalExpr)):
            return None
        assert isinstance(callee, MemberExpr)
        called = f".{callee.name}({', '.join(map(self.written, node.args))})"
        first, second = (self.written(arm) for arm in (chosen.if_expr, chosen.else_expr))
        test = self.written(chosen.cond)
        return messages.branch_for_each(test, f"{first}{called}", f"{second}{called}")

    def _cure_of_field(self, node: Expression, look: Context) -> str | None:
        """What to write where a plain field is read of an object that a look has changed."""
        field = self._field_of_own(node)
        if field is None:
            return None
        return messages.read_before(field.name, self.written(field), look.line)

    def _is_read_of_changed(self, node: Expression, label: Label) -> bool:
        """Refuse what reads a plain field of an object that a helper changed as content says."""
        field = self._field_of_own(node)
        lost = label.losses[0].node if label.losses else None
        if field is None or lost is None or lost.line == node.line or self.proof is None:
            return False
        cure = messages.read_before(field.name, self.written(field), lost.line)
        shown = self.written(node), self.written(field.expr)
        self.proof.refuse(node, messages.read_of_changed(*shown, lost.line, cure))
        return True

    def _field_of_own(self, node: Expression) -> MemberExpr | None:
        """The plain field that an expression reads of an own object that a look has changed."""
        for each in expressions(node):
            if isinstance(each, MemberExpr) and isinstance(each.expr, NameExpr):
                is_plain = self.is_field(each) and is_value(self.type(each))
                is_changed = self.label(each).level is Level.CONTENT
                if is_plain and is_changed and self.control.state.owns(each.expr.node):
                    return each
        return None

    def changes(self, node: Context, doing: str, cure: str | None = None) -> bool:
        """An object that others may see is changed here; says whether that was refused.

        ``cure`` is what to write instead.
        """
        self.ledger.is_quiet = False
        return self.high(node, doing, cure)

    def acts(self, node: Expression, *passed: Label) -> None:
        """Something happens in the world outside: an effect, with what it is passed."""
        self.ledger.acts = True
        if self.control.decides is not None or join(*passed).level:
            self.disclose(Disclosure.EFFECT, node)

    def leaves(
        self, kind: CoercionKind, node: Expression, label: Label, cure: str | None = None
    ) -> None:
        """A value leaves the body, or is put where others see it: content may not.

        ``cure`` is what to write instead where content decides which value that is.
        """
        if not self.proves or label.level is Level.KEPT or self._is_site(node):
            return
        if label.level is Level.SELECTED:
            self.disclose(Disclosure.SELECTION, node)
            return
        if is_refusal(self.proper(node)) and self.is_read_of_refusals(label):
            self.disclose(Disclosure.REFUSAL, node)  # which may be returned itself, and say that
            return
        parts = node.args if node in self.filled and isinstance(node, CallExpr) else []
        given = [part for part in parts if self.label(part).level is Level.CONTENT]
        for part in given:
            self.leaves(kind, part, self.label(part), cure)
        if given:
            return  # which part it is says more
        if self._is_read_of_changed(node, label):
            return
        for loss in label.losses[:_MOST_ERRORS]:
            is_elsewhere = loss.node.line != node.line
            self.add(loss._replace(node=node, lost=loss.node) if is_elsewhere else loss)
        if label.losses or self.proof is None:
            return
        if label.look is None:
            self.add(Site(kind, node, self.type(node), None))
            return
        test = label.look
        written, tested = self.written(node), self.written(test)
        is_choice = self._is_told(test)
        tried = self._tried(test)
        message = messages.decided(written, tested, test.line, tried, is_choice=is_choice)
        cure = self._cure_of_look(test, node) or self._cure_of_chosen(node) or cure
        cure = cure or self._cure_of_field(node, test)
        is_key = isinstance(test, (NameExpr, MemberExpr))
        if cure is None and is_key and holds_callable(self.type(node)):
            cure = messages.call_where_chosen(written, tested)
        message = message._replace(hint=cure) if cure is not None else message
        self.proof.refuse(node, message)

    def is_read_of_refusals(self, label: Label) -> bool:
        """Whether no more than what refusals say was lost in a value, and none was chosen."""
        is_read = bool(label.losses) and label.look is None
        return is_read and all(
            isinstance(loss.node, MemberExpr) and is_refusal(self.proper(loss.node.expr))
            for loss in label.losses
        )

    def _tried(self, look: Context) -> str:
        """The call in a ``try`` that asks the world first, or else the first one, as written."""
        if not isinstance(look, TryStmt) or self.proof is None:
            return ""
        written = walk(look.body, into=lambda node: not isinstance(node, LambdaExpr))
        calls = [each for each in written if isinstance(each, CallExpr)]
        asking = [each for each in calls if self.proof.callees.contract(each.callee)]
        first = min(asking or calls, key=lambda each: (each.line, each.column), default=None)
        return self.written(first) if first is not None else ""

    def unshared(self, node: Expression, gives: Type | None = None) -> AbstractContextManager[None]:
        """Read what a fresh container holds; whoever gets that may change it.

        ``gives`` is the type of what is read out of it, where that is known.
        """
        root = self.root_of(node)
        if root is None or root in self.lends:
            return NOTHING
        keeps = gives is not None and is_apart(gives)
        if not keeps and self.answers_itself(node):
            return NOTHING  # its own method answers, and may give the object
        found = self.type(node)
        is_deep = keeps or is_value(found) or holds_frozen(found) or self._is_lent(node)
        return _Reading(self.lends, root, is_deep=is_deep)

    def may_share(self, node: Expression) -> bool:
        """Whether reading an expression may give a fresh container, or an iterator, to somebody."""
        if isinstance(node, NameExpr):
            return self.control.state.may_share(node.node)
        return not isinstance(node, (IntExpr, StrExpr))

    def held_in(self, node: MemberExpr) -> AbstractContextManager[None]:
        """Read a field of a fresh object: what that holds, and not the object."""
        root = self.root_of(node)
        if root is None or root in self.lends:
            return NOTHING
        return _Reading(self.lends, root, is_deep=self._is_lent(node))

    def _is_lent(self, node: Expression) -> bool:
        """Whether others may have what an expression gives, since a field of it is lent to them."""
        names = last_field(node, self.type)
        return bool(names) and self.lending.lends(names)

    def answers_itself(self, node: Expression) -> bool:
        """Whether an object is of a class of the program, whose methods may give it away."""
        info = class_of(self.proper(node))
        return info is not None and not self.of_library(info)

    def untouched(self, node: Expression) -> AbstractContextManager[None]:
        """Read a fresh container by this name alone: nobody gets it, or anything that it holds."""
        root = self.root_of(node)
        if root is None or root in self.lends:
            return NOTHING
        return _Reading(self.lends, root, is_deep=True)

    def lent_beside(
        self, node: Expression, other: Expression, gives: Type
    ) -> AbstractContextManager[None]:
        """As `untouched`, if no method of what stands beside it may keep it, or give it back."""
        keeps = is_apart(gives) and not self.may_be_kept_by((other,))
        return self.untouched(node) if keeps else NOTHING

    def may_be_kept_by(self, others: Iterable[Expression]) -> bool:
        """Whether a special method of these may keep a fresh container that it is handed."""
        if self.proof is None or not self.control.state.fresh:
            return False
        noisy = self.proof.vouching.noisy
        return any(noisy(self.type(each), None, inside=True) is not None for each in others)

    @contextmanager
    def taking(self, value: Expression, names: Iterable[NameExpr]) -> Iterator[None]:
        """Read a part of what nobody else has, to bind a local to it; see `parts`."""
        with ExitStack() as stack:
            for name in names:
                stack.enter_context(self.untouched(name))
            states = [self.control.state.roots(name.node) for name in names if name.node]
            self.parts[value] = frozenset[SymbolNode]().union(*states)
            yield
        del self.parts[value]

    def container_of(self, node: Expression) -> SymbolNode | None:
        """What the name stands for whose container an expression gives, or what that holds."""
        root = self.root_of(node)
        return root.node if root is not None else None

    def root_of(self, node: Expression) -> NameExpr | None:
        """The name whose container an expression gives, or gives what that holds."""
        given = node
        while not isinstance(node, NameExpr):
            # Whoever puts there what nobody can change by that type does not ask who else has it.
            if self._is_declared_fixed(node) and not (
                node is given and is_frozen_value(self.type(node))
            ):
                return None
            if isinstance(node, IndexExpr):
                node = node.base
            elif isinstance(node, MemberExpr):
                if not self.is_field(node):
                    return None
                node = node.expr
            elif isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr):
                if node.callee.name not in OPENERS or not self._is_bare(node.args[-1]):
                    return None
                node = node.callee.expr
            else:
                return None
        return node

    def _is_declared_fixed(self, node: Expression) -> bool:
        """Whether a field, or an item of one, is declared as what nobody can change."""
        declared = self._declared(node)
        return declared is not None and is_frozen_value(declared)

    def _declared(self, node: Expression) -> Type | None:
        """As what a class declares what an expression gives, be it narrowed since."""
        if isinstance(node, MemberExpr):
            attribute = self._attribute(node)
            return attribute.type if isinstance(attribute, Var) else None
        if isinstance(node, NameExpr):
            return node.node.type if isinstance(node.node, Var) else None
        if isinstance(node, CallExpr):
            held = node.callee.expr if isinstance(node.callee, MemberExpr) else None
        else:
            held = node.base if isinstance(node, IndexExpr) else None
        declared = get_proper_type(self._declared(held)) if held is not None else None
        if isinstance(declared, TupleType):
            return UnionType.make_union(declared.items)
        return declared.args[-1] if isinstance(declared, Instance) and declared.args else None

    def _is_bare(self, node: Expression) -> bool:
        """Whether this is a display of nothing, or an object made of values, which nobody has."""
        if is_empty(node) or self.proof is None or not isinstance(node, CallExpr):
            return is_empty(node)
        if not all(is_frozen_value(self.type(arg)) for arg in node.args):
            return False
        made, vouching = self.proof.callees.definition_of(node.callee), self.proof.vouching
        named = node.callee.node if isinstance(node.callee, RefExpr) else None
        if not isinstance(made, TypeInfo) or named is not made:
            return False  # it may be a subclass
        return vouching.is_alone(made) and not any(vouching.lends(made))

    def owns(self, node: Expression) -> bool:
        """Whether nobody else has an object, or anything that it holds."""
        return self.relies(node, is_own=self.control.state.owns(self.container_of(node)))

    def relies(self, node: Expression, *, is_own: bool) -> bool:
        """Whether nobody else has what an expression gives: nothing on the way is lent then."""
        if is_own:
            self.lending.relied.update(field.name for field in fields_to(node))
        return is_own

    def is_field(self, node: MemberExpr) -> bool:
        """Whether an attribute is a variable of its object: a property may give anything."""
        return isinstance(self._attribute(node), Var)

    def _is_method(self, node: MemberExpr) -> bool:
        """Whether an attribute is a method of its object, which to name runs nothing."""
        found = self._attribute(node)
        if isinstance(found, Decorator):
            is_bare = not found.decorators  # mypy takes away `@final` and its like
            return not is_property(found) and (is_bare or contract_named(found) is not None)
        return isinstance(found, (FuncDef, OverloadedFuncDef)) and not is_property(found)

    def _attribute(self, node: MemberExpr) -> SymbolNode | None:
        held = get_proper_type(self._types.get(node.expr))
        symbol = held.type.get(node.name) if isinstance(held, Instance) else None
        return symbol.node if symbol is not None else None

    def written(self, node: Context) -> str:
        """How a node is written in the file."""
        if isinstance(node, Expression):
            return source(self.checker, node)
        held = getattr(node, "expr", None)
        if isinstance(held, Expression):
            return self.written(held)
        return _STATEMENTS.get(type(node), "this statement")

    # -- the laws -------------------------------------------------------------------------------

    def raises(
        self,
        node: Context,
        parts: Iterable[Expression],
        said: Iterable[Expression],
        *,
        is_high: bool,
    ) -> None:
        """Code of the program is run here that may raise, by what it is handed, and say that.

        That it may be reached or not as content decides is told by the look that decides it.

        Args:
            node: where it is run.
            parts: what it is handed.
            said: the parts of which a text of its exceptions may be made.
            is_high: whether content decides that it runs.
        """
        said = [*said]
        self.ledger.raised |= {WORDS, *self.named(_names_in(said))}
        if is_high or any(self.label(part).level for part in parts):
            self.disclose(Disclosure.FAILURE, node)
        for part in said:
            # Which of several that are plain it was, the line of the failure tells.
            label = self.label(part)
            if label.level is Level.CONTENT and (label.losses or self._is_told(label.look)):
                self.leaves(CoercionKind.RAISE, part, label)

    def _is_told(self, look: Context | None) -> bool:
        """Whether a helper decided it that gives what has sources, and plain parts beside them."""
        found = self.type(look) if isinstance(look, CallExpr) else None
        return found is not None and carries(found) and not is_grounded(found)

    def named(self, names: Iterable[Var]) -> Iterator[str]:
        """The parameters among some variables; any other local may hold what was made of each."""
        own = {argument.variable for argument in self.outer.arguments}
        for held in names:
            if "." not in held.fullname:
                yield held.name if held in own else ANYTHING

    def lost(
        self,
        kind: CoercionKind,
        node: Expression,
        anchor: Context | None = None,
        slot: Type | None = None,
        *,
        is_chosen: bool = False,
    ) -> Label:
        """The sources of an expression are dropped: a site in an agent, a label in a proof.

        ``is_chosen`` is whether content only decided which value it is.
        """
        site = Site(kind, node, self.type(node), slot, anchor, is_chosen=is_chosen)
        if self.proves:
            self.losses[kind, node] = site
            return Label(Level.CONTENT, (site,))
        self.add(site)
        return KEPT

    def made(self, node: Expression, *labels: Label) -> Label:
        """The label of an expression that is made of operands with these labels."""
        joined = join(*labels)
        if self.carrying(node):
            self.blend(node, *self._parts_of(node))
        if not joined.level:
            return KEPT
        label = limited(joined, self.type(node))
        if label.level is Level.KEPT and (joined.losses or joined.caught is not None):
            self.keep_sources(node, *self._parts_of(node), makes=self.carrying(node))
        return label

    def _parts_of(self, node: Expression) -> Iterator[Expression]:
        return (part for part in parts_of(node, self.carrying) if part not in self.keys)

    def blend(self, made: Node, *parts: Expression) -> None:
        """A grounded text is made of these parts: what is plain in them callers may have passed."""
        if self.ledger.blends or not parts:
            return
        numbers = self._shows_numbers(made)
        self.ledger.blends = any(
            is_of_others(part, self.type(part), numbers=numbers) for part in parts
        )

    def _shows_numbers(self, made: Node) -> bool:
        """Whether the numbers that something is made of may be shown in it."""
        if isinstance(made, OperatorAssignmentStmt):
            return shows_numbers(self.type(made.lvalue), repeats=made.op == "*")
        if not isinstance(made, Expression):
            return True
        callee = made.callee if isinstance(made, CallExpr) else None
        is_own_method = isinstance(callee, MemberExpr) and self.grounded(callee.expr)
        is_repeated = isinstance(made, OpExpr) and made.op == "*"
        return shows_numbers(self.type(made), repeats=is_own_method or is_repeated)

    def keep_sources(
        self, made: Node, *parts: Expression, makes: bool = True, by: Expression | None = None
    ) -> None:
        """What lost its sources may not become a part of a text that is grounded, and has others.

        Of how long a text is made, or where it is cut, no claim is made.

        Args:
            made: where the text is made.
            parts: what it is made of.
            makes: whether it is given to somebody, and not only asked, or written down.
            by: the function of the program that makes it, which may put any two of them together.
        """
        if not self.proves:
            return  # it is a site where it was dropped
        if made in self.weighed and isinstance(made, Expression) and is_number(self.type(made)):
            return  # nobody gets it: it is compared
        labels = (self.label(part) for part in parts)
        if not any(label.losses or label.caught is not None for label in labels):
            return
        wholes = {*filter(None, map(self._whole_of, parts))}
        if by is not None and not self._is_beside_one(by, parts):
            wholes = set()  # it may come to stand beside the sources of another
        numbers = self._shows_numbers(made)
        for part in parts:
            label = self.label(part)
            if label.caught is not None and makes and not self._fails_of(label.caught, wholes):
                self.add(Site(CoercionKind.INTERPOLATION, part, self.type(part)))
            for loss in label.losses if may_say(self.type(part), numbers=numbers) else ():
                if is_said_in(part, self.type(part), loss) and not self._belongs(loss, wholes):
                    self.add(loss)

    def _whole_of(self, part: Expression) -> SymbolNode | None:
        """The local that is grounded as a whole, and so has the sources of this part of it."""
        if not self.grounded(part):
            return None
        while isinstance(part, (MemberExpr, IndexExpr)):
            part = part.expr if isinstance(part, MemberExpr) else part.base
        local = part.node if isinstance(part, NameExpr) else None
        if not isinstance(local, Var) or "." in local.fullname:
            return None
        return local if self.grounded(part) else None

    def _is_beside_one(self, function: Expression, parts: Sequence[Expression]) -> bool:
        """Whether all that has sources, of what a function makes something of, is of one whole."""
        holding = {self._whole_of(part) for part in parts if self.carrying(part)}
        if len(holding) != 1 or None in holding or self.proof is None:
            return False
        return only_uses_arguments(self.proof.callees, function)

    def _moving(self) -> frozenset[SymbolNode]:
        """The locals that may stand for something else once a thing is made of them."""
        if self._moved is None:
            self._moved = moving(self.outer)
        return self._moved

    def _fails_of(self, caught: frozenset[SymbolNode], wholes: set[SymbolNode]) -> bool:
        """Whether an exception says no more than what names say whose sources stand beside it."""
        return bool(caught) and caught <= wholes and caught.isdisjoint(self._moving())

    def _belongs(self, loss: Site, wholes: set[SymbolNode]) -> bool:
        if self.proof is None or not belongs(self.proof.callees, loss, wholes):
            return False
        # Mostly it does not, and nobody has to look at the whole function.
        return belongs(self.proof.callees, loss, wholes - self._moving())

    def consume(self, kind: CoercionKind, node: Expression, anchor: Context | None = None) -> None:
        """Python reads the value itself here: a test, an iteration."""
        is_drawn = kind is CoercionKind.ITERATION
        if self.grounded(node) or (is_drawn and self.gives_fields(self.type(node), node)):
            self._record(kind, node, anchor)

    def gives_fields(self, typ: Type, node: Expression) -> bool:
        """Whether iterating gives what an object holds as any type: a library wrote that method."""
        info = class_of(get_proper_type(typ))
        if info is None or self.of_library(info) or not carries(typ):
            return False
        method = info.get("__iter__")
        home = method.node.info if method is not None and isinstance(method.node, FuncDef) else None
        if home is None or not self.of_library(home) or has(home.fullname, Trait.HOLDING):
            return False
        return not carries(iterated(self.checker, typ, node))

    def consume_carrying(
        self, kind: CoercionKind, node: Expression, anchor: Context | None = None
    ) -> None:
        """What the value holds is read here, at any depth: a hash, a comparison."""
        if self.carrying(node):
            self._record(kind, node, anchor)

    def _record(self, kind: CoercionKind, node: Expression, anchor: Context | None) -> None:
        self.add(Site(kind, node, self.type(node), None, anchor))

    def read(self, kind: CoercionKind, node: Expression, anchor: Context | None = None) -> Label:
        """What the value holds is read here; what comes of it is computed from it."""
        tells = may_refuse(self.type(node)) or self.is_function(node)
        is_read = self.carrying(node) or (self.proves and tells)
        return self.lost(kind, node, anchor) if is_read else KEPT

    def is_function(self, node: Expression) -> bool:
        """Whether a value is a function whose text shows what it is bound to."""
        found = self.proper(node)
        if isinstance(found, FunctionLike):
            return not isinstance(node, LambdaExpr) and shows_receiver(found)
        return isinstance(found, Instance) and found.type.fullname == PARTIAL

    def compared(
        self,
        kind: CoercionKind,
        node: Expression,
        anchor: Context | None = None,
        *,
        is_chosen: bool = False,
    ) -> Label:
        """The value is hashed, or compared with others; what comes of it is computed from it."""
        tells = compares_content(self.type(node)) or (self.proves and self.is_function(node))
        return self.lost(kind, node, anchor, is_chosen=is_chosen) if tells else KEPT

    def tell_compared(self, kind: CoercionKind, node: Expression) -> None:
        """As :meth:`compared`, where nothing comes of it: a site in a proof as well."""
        if compares_content(self.type(node)):
            self._record(kind, node, None)

    def tell_first(self, kind: CoercionKind, operands: Sequence[Expression]) -> None:
        """As :meth:`first_read`, where nothing comes of it: a site in a proof as well."""
        found = next(filter(self.carrying, operands), None)
        if found is not None:
            self._record(kind, found, None)

    def first_read(self, kind: CoercionKind, operands: Sequence[Expression]) -> Label:
        """One operation reads all its operands: one site, at the first that carries."""
        found = next(filter(self.carrying, operands), None)
        return self.lost(kind, found) if found is not None else KEPT

    def answered(self, node: Expression, *labels: Label) -> Label:
        """The label of what a lifted operation gives: whether it is ``None`` is content."""
        found = self.type(node)
        if self.proves and may_be_grounded(found) and beside_grounded(found):
            # Content decides between something grounded and something plain.
            return join(self.lost(CoercionKind.OPTIONAL, node, is_chosen=True), *labels)
        if not (is_optional(found) and may_be_grounded(found)):
            return self.made(node, *labels)
        site = Site(CoercionKind.OPTIONAL, node, found, None)
        if not self.proves:
            self.add(site)
        return join(Label(Level.SELECTED, (site,)), *labels)

    def lose(self, kind: CoercionKind, operands: Iterable[Expression], result: Expression) -> Label:
        """Law E: the operands that carry, where the expression does not.

        In an agent the first one is the site. In a proof each counts, since what is made of them
        may stand beside the sources of one alone.
        """
        found = self.proper(result)
        if carries(found):
            return KEPT
        if isinstance(found, AnyType) and has_visible_error(self.checker, result):
            return KEPT
        lost = [operand for operand in operands if carries(self.type(operand))]
        if lost and isinstance(found, AnyType):  # what runs here is unknown
            self.add(Site(kind, lost[0], self.type(lost[0]), found, result))
            return KEPT
        each = lost if self.proves and kind not in LOOKS else lost[:1]
        return join(*(self.lost(kind, operand, result, found) for operand in each))

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
        if self.proof is not None and slot is not None:
            ask_what_fills(self.proof, node, slot)
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
        given, actual, slot = actual, self.opened(actual), self.opened(widened_from(slot))
        self._enters(node, actual, slot)
        if forges(actual, slot) or (not self.proves and scatters(actual, slot)):
            self.forgeries.append(Forgery(node, actual, slot, kind, anchor))
        elif drops(actual, slot):
            if is_optional(slot) and may_be_grounded(actual):
                kind = CoercionKind.OPTIONAL
            if isinstance(node, (AwaitExpr, CallExpr)) and given is self.type(node):
                actual = self._without_slot(node, actual, slot)
            self.add(Site(kind, node, actual, None if is_unsolved(slot) else slot, anchor))
        elif self._may_hide_misfits and self._gains(node, actual, slot, anchor):
            self.forgeries.append(Forgery(node, actual, slot, kind, anchor))
        elif kind is not CoercionKind.RETURN and drops(slot, actual):
            for loss in self.label(node).losses if not accepts(slot, actual) else ():
                self.add(loss)  # mypy says that it does not fit, and not where it was lost

    def _without_slot(self, node: Expression, actual: Type, slot: Type) -> Type:
        """The type of a value that fits, but for its sources, without the slot in mind.

        Where no overload gives what the slot wants, mypy takes the first one, which may be another
        than it takes otherwise: `gather(*searches)` is a tuple then, and no list.
        """
        if accepts(plain(slot), plain(actual)):
            return actual
        found = infer_again(self.checker, node)
        return found if drops(found, slot) and accepts(plain(slot), plain(found)) else actual

    def returned_otherwise(self, value: Expression, form: str | None) -> list[Expression]:
        """What the innermost function returns in high code in more than one form."""
        known, first = self._forms.setdefault(self.functions[-1], (form, value))
        return [] if form is not None and known == form else [*dict.fromkeys((first, value))]

    def stands_in(self, node: Expression, actual: Type | None, slot: Type | None) -> None:
        """A value is used as something of another type, whatever mypy made of the slot."""
        if actual is not None and slot is not None:
            self._enters(node, actual, slot)

    def gain(self, kind: CoercionKind, node: Expression, slot: Type) -> None:
        """What is looked at, rather than kept, cannot become grounded by it either."""
        actual, slot = self.type(node), widened_from(slot)
        if forges(actual, slot):
            self.forgeries.append(Forgery(node, actual, slot, kind))

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

    def add(self, site: Site) -> None:
        """Record a site; a node has one."""
        if not self._is_site(site.node):
            self.sites.append(site)

    def _is_site(self, node: Expression) -> bool:
        return any(node is known.node for known in self.sites)

    def item(self, node: Expression) -> Type | None:
        """The type of what iterating a plain expression gives."""
        found = self.type(node)
        if may_be_grounded(found):
            return None
        if isinstance(get_proper_type(found), AnyType):
            return AnyType(TypeOfAny.special_form)
        return iterated(self.checker, found, node)


def _is_of_known_length(node: Expression, typ: ProperType) -> bool:
    """Whether a tuple's type says how many items it has, or a display shows it."""
    if isinstance(typ, TupleType):
        return not any(isinstance(item, UnpackType) for item in typ.items)
    return isinstance(node, ListExpr) and not any(isinstance(item, StarExpr) for item in node.items)


def _names_in(parts: Iterable[Expression]) -> Iterator[Var]:
    for part in parts:
        for each in expressions(part):
            if isinstance(each, NameExpr) and isinstance(each.node, Var):
                yield each.node


_MOST_ERRORS = 4
"""A value computed from many lost ones names a few: each is an error of its own."""


class _Reading:
    """While a name is read, what that leaves of the container it stands for.

    Entered for every other expression: a generator would take three times as long.
    """

    __slots__ = ("_is_deep", "_lends", "_root")

    def __init__(self, lends: dict[NameExpr, bool], root: NameExpr, *, is_deep: bool) -> None:
        self._lends, self._root, self._is_deep = lends, root, is_deep

    def __enter__(self) -> None:
        self._lends[self._root] = self._is_deep

    def __exit__(self, *failure: object) -> None:
        del self._lends[self._root]


def _tested(node: Expression) -> Iterator[Expression]:
    """The operands that a test asks for their truth, and gives to nobody."""
    if isinstance(node, OpExpr) and node.op in ("and", "or"):
        yield from _tested(node.left)
        yield from _tested(node.right)
    else:
        yield node


def is_empty(node: Expression) -> bool:
    """Whether this is a display of nothing."""
    return isinstance(node, (ListExpr, DictExpr)) and not node.items


def _only_ends(statement: Statement) -> bool:
    """Whether a statement does nothing but end the run, with nothing of the program's in it.

    ``assert_never(x)`` and ``raise AssertionError("text")`` say that a test was exhaustive.
    """
    if isinstance(statement, ExpressionStmt) and isinstance(statement.expr, CallExpr):
        callee = statement.expr.callee
        called = row(callee.fullname) if isinstance(callee, RefExpr) else None
        return called is not None and called.gives is Gives.NEVER
    if isinstance(statement, RaiseStmt) and statement.expr is not None:
        return all(
            isinstance(node, (CallExpr, StrExpr))
            or (isinstance(node, RefExpr) and node.fullname.startswith(BUILTINS))
            for node in walk(statement.expr)
            if isinstance(node, Expression)
        )
    return False


def runs_later(typ: Type) -> bool:
    """Whether this is an iterator, an awaitable or a future: its code runs where it is asked."""
    return any(
        isinstance(member, Instance) and any(map(member.type.has_readable_member, RESUMING))
        for member in members(typ)
        if not may_be_grounded(member)
    )


_STATEMENTS: dict[type[Context], str] = {
    TryStmt: "try",
    WithStmt: "with",
    ReturnStmt: "return",
    RaiseStmt: "raise",
}
"""How statements are called that hold no single expression."""

_DIVIDED: frozenset[type[Expression]] = frozenset({ConditionalExpr, LambdaExpr})
"""Expressions whose parts are put into a slot by themselves."""

_MAKING = (GeneratorExpr, ListComprehension, ListExpr, TupleExpr)
"""Expressions that do not fail by themselves: their parts may, and what they draw or unpack."""

_SURE = (*_MAKING, NameExpr, LambdaExpr, StrExpr, IntExpr, FloatExpr, BytesExpr, EllipsisExpr)
"""Expressions that do not fail once it is known that their names are bound."""

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
