"""The ways of values through the functions of a module, for `corvid why`.

Recorded for a file that is asked about, and for no other. The walk over each body is made once
more; what it found (labels, sites, looks) is joined with the types and the bindings to steps, each
of which names the steps that its value was made of. A step decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import (
    Argument,
    CallExpr,
    Context,
    Expression,
    ForStmt,
    FuncDef,
    FuncItem,
    IfStmt,
    IndexExpr,
    MatchStmt,
    MemberExpr,
    NameExpr,
    Node,
    SymbolNode,
    TryStmt,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.types import Type

from corvid_mypy import library
from corvid_mypy.checks.inferring import Module, answered_for, derive
from corvid_mypy.checks.losses import bound, named
from corvid_mypy.model.contracts import Contract, Kind
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries
from corvid_mypy.program.bodies import contract_over
from corvid_mypy.program.callees import Callees, contract_named, is_lift
from corvid_mypy.proof.labels import KEPT, Label
from corvid_mypy.proof.walker import RULES, Walker
from corvid_mypy.report import codes
from corvid_mypy.report.findings import Finding, FindingType, Step, StepKind
from corvid_mypy.report.messages import Cause, Message
from corvid_mypy.seam.checker import shown, tree_of, types_of, written
from corvid_mypy.seam.syntax import direct_parts, walk


def trails(module: Module) -> Iterator[Finding]:
    """One finding for each function, and one for what stands outside of them."""
    tree = tree_of(module.checker)
    for function in module.nodes.of(FuncDef):
        if function not in module.nested:
            yield _of_function(module, function)
    outside = _Trail(module, tree, None)
    yield Finding(
        codes.COERCION,
        tree,
        Message("the top level"),
        FindingType.TRAIL,
        kind="module",
        function=tree.fullname,
        steps=outside.steps(),
        origin=_NOWHERE,
    )


_NOWHERE = (0,)
"""No ``type: ignore`` of the program silences what was asked for."""


def standing(module: Module, function: FuncDef) -> str:
    """What a function is to whoever asks about it: by its mark, and by what is known of it."""
    contract, summary = contract_over(module.checker, function), summary_of(function)
    is_sound = summary.is_derived
    if contract is None:
        return "provable" if is_sound else "unproved"
    if contract.pure:
        return "proved" if is_sound else "broken"
    return str(contract.kind.value)


def _of_function(module: Module, function: FuncDef) -> Finding:
    contract, summary = contract_over(module.checker, function), summary_of(function)
    return Finding(
        codes.COERCION,
        function,
        Message(f"`{function.fullname}`", cause=_cause(function, summary.line, summary.reason)),
        FindingType.TRAIL,
        kind=standing(module, function),
        function=function.fullname,
        reason=summary.reason,
        steps=_Trail(module, function, _walked(module, function, contract)).steps(),
        origin=_NOWHERE,
    )


def _cause(function: FuncDef, line: int, reason: str) -> Cause | None:
    return Cause(function.line + line) if reason else None


def _walked(module: Module, function: FuncDef, contract: Contract | None) -> Walker | None:
    """The walk over a body; what is trusted is not looked into."""
    if contract is None:
        return derive(module.checker, function, may_tell=True).walker
    slot = answered_for(module.checker, function, contract)
    if contract.pure:
        return derive(module.checker, function, slot).walker
    if contract.kind is not Kind.AGENT:
        return None
    walker = Walker(module.checker, function, slot=slot)
    walker.run()
    return walker


class _Trail:
    """The steps of one function, or of the top level of a module.

    Args:
        module: the module at work.
        root: the function, or the module itself.
        walker: the walk over the body, if there was one.
    """

    def __init__(self, module: Module, root: Node, walker: Walker | None) -> None:
        self._callees, self._checker = module.callees, module.checker
        self._types = types_of(module.checker)
        self._walker = walker
        self._steps: list[Step] = []
        self._known: dict[Context, int | None] = {}
        self._nodes = [*walk(root, into=None if isinstance(root, FuncDef) else _is_outside)]
        self._loops = [each for each in self._nodes if isinstance(each, (ForStmt, WhileStmt))]
        self._parameters = {
            argument.variable: argument
            for each in self._nodes
            if isinstance(each, FuncItem)
            for argument in each.arguments
        }
        self._targets: set[Node] = set()
        self._names: dict[Context, list[str]] = {}
        self._values: dict[SymbolNode, list[Expression]] = {}
        self._bind(root)
        self._decided: dict[Context, int] = {
            test: each.end_line or each.line for each in self._nodes for test in _tests(each)
        }
        self._lost: dict[Context, str] = {}
        self._used: dict[Context, str] = {}
        self._slots: dict[Context, Type] = {}
        if walker is not None:
            self._note(walker)

    def _bind(self, root: Node) -> None:
        """Keep which values every variable is bound to, or changed with."""
        unchanged = {*_left_alone(self._callees, self._nodes)}
        for target, value in bound(root):
            self._targets.update(walk(target))
            values = [value, target.index] if isinstance(target, IndexExpr) else [value]
            for name in named(target) if target not in unchanged else ():
                if name is not None:
                    self._values.setdefault(name, []).extend(values)
                    if isinstance(target, NameExpr):
                        self._names.setdefault(value, []).append(target.name)

    def _note(self, walker: Walker) -> None:
        """Keep what the walk found by the node at which it did."""
        for site in (*walker.sites, *walker.losses.values()):
            self._lost.setdefault(site.lost or site.node, site.kind.value)
        for (kind, _, _), place in walker.ledger.lines.items():
            self._used.setdefault(place, kind.value)
        breaches = walker.proof.breaches if walker.proof is not None else []
        causes = {each.message.cause.line for each in breaches if each.message.cause is not None}
        for node in self._nodes:
            # What a nested function does where it is called may fail there, and writes no line.
            if isinstance(node, (TryStmt, WithStmt)) and node.line in causes:
                self._used.setdefault(node, Disclosure.CONDITION.value)
        for outcome in walker.outcomes:
            self._used.setdefault(outcome.node, "result")
            self._slots[outcome.node] = outcome.slot

    def steps(self) -> list[Step]:
        """Every step, each after those that it was made of."""
        callees = {each.callee for each in self._nodes if isinstance(each, CallExpr)}
        beside = self._targets.union(callees)
        for node in self._nodes:
            is_value = isinstance(node, Expression) and node not in beside
            if is_value or node in self._used or isinstance(node, (TryStmt, WithStmt)):
                self._step(node)
        return self._steps

    def _step(self, node: Context) -> int | None:
        """Which step the value of a node is; ``None`` if nothing retrieved is known to reach it."""
        if node not in self._known:
            self._known[node] = None  # where a variable is bound to what it was before
            self._known[node] = self._made(node)
        return self._known[node]

    def _made(self, node: Context) -> int | None:
        parts = [step for step in map(self._step, self._parts(node)) if step is not None]
        typ, label = self._type(node), self._label(node)
        is_grounded = typ is not None and carries(typ)
        lost, use, slot = self._lost.get(node, ""), self._used.get(node, ""), self._slots.get(node)
        is_judged = bool(lost or use) and (slot is None or carries(slot))
        if not (is_grounded or label.level or parts or is_judged):
            return None
        kind, callee = self._kind(node)
        made = Step(
            node,
            kind,
            self._text(node),
            shown(self._checker, typ) if typ is not None else "",
            "grounded" if is_grounded else label.level.name.lower(),
            _rule(node) if kind is StepKind.EXPRESSION and not isinstance(node, CallExpr) else "",
            callee,
            tuple(dict.fromkeys(self._names.get(node, ()))),
            lost,
            use,
            shown(self._checker, slot) if slot is not None else "",
            self._step(label.look) if label.look is not None else None,
            self._decided.get(node, 0),
            tuple(dict.fromkeys(parts)),
        )
        self._steps.append(made)
        return len(self._steps) - 1

    def _parts(self, node: Context) -> Iterator[Context]:
        """What the value of a node is made of, or, for a name, bound to."""
        if isinstance(node, NameExpr):
            if node.node in self._parameters:
                yield self._parameters[node.node]
            yield from self._bound_before(node)
        elif isinstance(node, CallExpr):
            yield from (part for part in direct_parts(node) if part is not node.callee)
            if isinstance(node.callee, MemberExpr):
                yield node.callee.expr
            elif isinstance(node.callee, CallExpr) or _is_variable(node.callee):
                yield node.callee
        elif isinstance(node, (TryStmt, WithStmt)):  # handlers and managers learn what failed
            beside = node.expr if isinstance(node, WithStmt) else node.types
            yield from (each for each in beside if each is not None)
            yield from (part for part in walk(node.body) if isinstance(part, Expression))
        elif isinstance(node, Expression):
            # The body of a lambda is a statement, and runs later.
            yield from (part for part in direct_parts(node) if isinstance(part, Expression))

    def _bound_before(self, name: NameExpr) -> Iterator[Expression]:
        """The values that a variable may have where it is read, as far as lines and loops tell."""
        for value in self._values.get(name.node, ()) if name.node is not None else ():
            if value.line <= name.line or any(
                each.line <= name.line and value.line <= (each.end_line or each.line)
                for each in self._loops
            ):
                yield value

    def _type(self, node: Context) -> Type | None:
        if isinstance(node, Argument):
            return node.variable.type
        return self._types.get(node) if isinstance(node, Expression) else None

    def _label(self, node: Context) -> Label:
        if self._walker is None or not isinstance(node, Expression):
            return KEPT
        return self._walker.label(node)

    def _text(self, node: Context) -> str:
        if isinstance(node, Argument):
            return node.variable.name
        if isinstance(node, Expression):
            return written(self._checker, node)
        return self._walker.written(node) if self._walker is not None else ""

    def _kind(self, node: Context) -> tuple[StepKind, str]:
        """What evaluates to a value, and the full name of what is called for it."""
        if isinstance(node, Argument):
            return StepKind.PARAMETER, ""
        if not isinstance(node, Expression):
            return StepKind.STATEMENT, ""
        if isinstance(node, NameExpr):
            return StepKind.NAME, node.fullname or ""
        if not isinstance(node, CallExpr) or not written(self._checker, node).endswith(")"):
            return StepKind.EXPRESSION, ""  # an f-string is written as no call
        callee = node.callee.args[0] if is_lift(node.callee) else node.callee
        found = self._callees.definition(callee)
        name = (found.fullname if found is not None else "") or ""
        return (StepKind.LIFT if callee is not node.callee else _called(found, name)), name


def _is_variable(callee: Expression) -> bool:
    """Whether what is called was bound to a name, as ``partial(...)`` may be."""
    return isinstance(callee, NameExpr) and isinstance(callee.node, Var)


def _is_outside(node: Node) -> bool:
    return not isinstance(node, FuncItem)


def _tests(node: Node) -> list[Expression]:
    """What decides whether the blocks of a statement run, or how often."""
    if isinstance(node, IfStmt):
        return node.expr
    if isinstance(node, MatchStmt):
        return [node.subject]
    return [node.expr] if isinstance(node, (ForStmt, WhileStmt)) else []


def _left_alone(callees: Callees, nodes: Iterable[Node]) -> Iterator[Expression]:
    """The objects whose methods are called, where these are known to leave them as they are."""
    for node in nodes:
        if isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr):
            found = callees.definition(node.callee)
            row = library.row(found.fullname) if found is not None and found.fullname else None
            if row is not None and row.changes != "self":
                yield node.callee.expr


def _called(found: SymbolNode | None, name: str) -> StepKind:
    contract = contract_named(found)
    if contract is not None:
        return StepKind.RETRIEVAL if contract.retrieves else _KINDS[contract.kind]
    if found is None:
        return StepKind.EXPRESSION
    return StepKind.FUNCTION if library.row(name) is None else StepKind.LIBRARY


_KINDS = {
    Kind.TOOL: StepKind.TOOL,
    Kind.PROMPT: StepKind.PROMPT,
    Kind.AGENT: StepKind.AGENT,
    Kind.LIFTED: StepKind.LIFT,
    Kind.FUNCTION: StepKind.FUNCTION,
    Kind.OPERATION: StepKind.LIBRARY,
}


def _rule(node: Context) -> str:
    """What the rule of a node's class says, in one sentence."""
    judged = node.callee if isinstance(node, CallExpr) else node
    found = RULES.get(type(judged)) if isinstance(judged, Expression) else None
    return (found.__doc__ or "").partition("\n")[0] if found is not None else ""
