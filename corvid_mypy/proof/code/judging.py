"""One proof: the judges of a pure body, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from mypy.nodes import (
    Context,
    Decorator,
    Expression,
    FuncDef,
    NameExpr,
    Node,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.patterns import Pattern
from mypy.types import Type

from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Traces
from corvid_mypy.model.types import carries
from corvid_mypy.program.callees import Callees, contract_named
from corvid_mypy.proof.code.vouching import Vouching
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Cause, Message

Entering: TypeAlias = Callable[["Proof", Expression, Type, Type], None]
Judge: TypeAlias = Callable[["Proof", Any], None]


class Changing(Protocol):
    """Says that something is changed at a node; returns whether that is refused."""

    def __call__(self, node: Context, doing: str, cure: str | None = None) -> bool:
        """Note the change; ``cure`` is what to write instead."""


_JudgeT = TypeVar("_JudgeT", bound=Judge)

JUDGES: dict[type[Node], list[Judge]] = {}
"""Who judges the nodes of a class, filled by the modules of this package."""

ENTERING: list[Entering] = []
"""Who judges the values that are put into slots."""


def judges(*classes: type[Node] | type[Pattern]) -> Callable[[_JudgeT], _JudgeT]:
    """The function below judges every node of these classes."""

    def register(judge: _JudgeT) -> _JudgeT:
        for node_class in classes:
            JUDGES.setdefault(node_class, []).append(judge)
        return judge

    return register


class Breach(NamedTuple):
    """Something in a body that the proof cannot pass through.

    Where one of the operands is a coercion site itself, the site says it better.
    """

    node: Context
    message: Message
    operands: tuple[Expression, ...] = ()


class Proof:
    """Judges the nodes of one pure body.

    Args:
        callees: the callees of the body's module.
        vouching: what is known of that module's definitions.
        function: the function whose body it is.
    """

    def __init__(self, callees: Callees, vouching: Vouching, function: FuncDef) -> None:
        self.breaches: list[Breach] = []
        self.callees = callees
        self.type = callees.type
        self.vouching = vouching
        self.function = function
        self.called: set[Expression] = set()
        self.invoked: set[Expression] = set()
        self.read_once: set[Expression] = set()
        self.seen_through: set[Expression] = set()
        self.asks_library = False
        self.tells: Callable[[], None] = lambda: None
        self.ran: Callable[[Traces, Context, Iterable[Expression]], None] = lambda *what: None
        self.noisy: list[Expression] = []
        self.changes: Changing = lambda node, doing, cure=None: False
        self.owns: Callable[[Expression], bool] = lambda receiver: False
        self.kept = frozenset[str]()
        self.under: Callable[[Context | None], AbstractContextManager[None]] = lambda look: (
            nullcontext()
        )

    def visit(self, node: Node) -> None:
        """Judge one node of the body."""
        for judge in JUDGES.get(type(node), ()):
            judge(self, node)

    def enters(self, node: Expression, actual: Type, slot: Type) -> None:
        """Judge a value that is put into a slot."""
        for judge in ENTERING:
            judge(self, node, actual, slot)

    def refuse(self, node: Context, message: Message, *operands: Expression) -> None:
        """The proof fails at a node; one reason is given for each."""
        if not self.is_refused(node):
            self.breaches.append(Breach(node, message, operands))

    def is_refused(self, node: Context) -> bool:
        """Whether the proof fails at a node."""
        return any(node is known.node for known in self.breaches)

    def unmade(self, info: TypeInfo, shown: str) -> Message:
        """Why an object of a class may not be made here."""
        why = self.vouching.concealed(info, None)
        if why is not None:
            return messages.concealed_attribute("making an object", info.name, why)
        field = self.vouching.filled_field(info)
        if field is not None:
            return messages.filled_field(field, shown)
        found, constructor = self.vouching.unproved_maker(info), self.vouching.unproved_init(info)
        if found is None and constructor is not None:
            known, is_marked = summary_of(constructor), contract_named(constructor) is not None
            say = messages.broken_proof if is_marked else messages.unprovable_constructor
            name = f"{shown}.__init__" if is_marked else shown
            return say(name, self.cause(constructor), known.reason, known.cure)
        return messages.impure_constructor(shown, info.name, str(found) if found else None)

    def cause(self, node: SymbolNode) -> Cause:
        """Where in a function its proof does not go through, as its summary says."""
        line = summary_of(node).line
        node = node.func if isinstance(node, Decorator) else node  # that begins further up
        if self.callees.is_imported(node):
            return Cause(line + 1, node.fullname)
        return Cause(node.line + line)

    def carries(self, node: Expression) -> bool:
        """Whether an expression carries provenance."""
        return carries(self.type(node))

    def holds(self, node: Context) -> bool:
        """Whether a node stands inside the function, and is judged with it."""
        start, end = self.function.line, self.function.end_line or self.function.line
        return start <= node.line <= end

    def is_uncertain(self, name: str) -> bool:
        """Whether a name of the module may stand for another definition than the one shown."""
        return name in self.callees.uncertain

    def is_passed(self, node: object) -> bool:
        """Whether a name is a parameter, or bound to the items of one, by loops alone."""
        if self.is_parameter(node):
            return True
        drawn = self.callees.drawn(node) if isinstance(node, Var) else []
        return bool(drawn) and all(
            isinstance(each.sequence, NameExpr) and self.is_parameter(each.sequence.node)
            for each in drawn
        )

    def is_parameter(self, node: object) -> bool:
        """Whether a name is a parameter: what fills it is judged where the function is called."""
        return (
            isinstance(node, Var)
            and node.is_argument
            and self.holds(node)
            and not self.callees.is_bound(node)
        )
