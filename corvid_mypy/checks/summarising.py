"""Inferring the summaries of all functions of a module, jointly over its import cycle.

A function is assumed to keep every promise and to disclose nothing, until its body shows otherwise;
what asked about it is then looked at again. So promises come to the greatest fixed point and
disclosures to the least, whatever the order.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from mypy.build import State
from mypy.checker import TypeChecker
from mypy.nodes import Block, FuncDef, FuncItem, MypyFile, Node, OverloadedFuncDef
from mypy.types import CallableType

from corvid_mypy.model.summaries import assuming, keep, keep_together, noting
from corvid_mypy.model.summary import BEST, UNKNOWN, Summary
from corvid_mypy.program.callees import is_foreign
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import report
from corvid_mypy.seam.phases import (
    Program,
    check_apart,
    check_bodies,
    find_graph,
    has_bodies,
    has_two_phases,
)
from corvid_mypy.seam.syntax import statements

Infer: TypeAlias = Callable[[TypeChecker, FuncItem], Summary]
"""What a body shows of its function, going by the summaries that are assumed of what it calls."""


def nothing_known(checker: TypeChecker, function: FuncItem) -> Summary:
    """Infers that nothing is known of a function."""
    return UNKNOWN


class Summarising:
    """Infers summaries, once for each import cycle.

    Args:
        infer: what a body shows of its function.
    """

    def __init__(self, infer: Infer) -> None:
        self._infer = infer
        self._program: Program | None = None
        self._done: set[str] = set()

    def settled_interface(self, file: MypyFile) -> None:
        """Infer before a module is written to the cache; its whole cycle has its interfaces now."""
        program = self._program_with(file)
        if file.fullname in self._done or not program.reaches_runtime(file.fullname):
            return
        cycle = program.cycle(file.fullname)
        if has_two_phases(cycle):
            self._keep(cycle, check_bodies)

    def checked(self, file: MypyFile) -> None:
        """Infer after a module was checked, where mypy writes no cache before that."""
        program = self._program_with(file)
        if file.fullname in self._done or not program.reaches_runtime(file.fullname):
            return
        cycle = program.cycle(file.fullname)
        if not has_two_phases(cycle):
            cycle = [state for state in cycle if state.tree is file]
        self._keep(cycle, check_apart)

    def _program_with(self, file: MypyFile) -> Program:
        if self._program is None:
            self._program = Program(find_graph(file))
        return self._program

    def _keep(self, cycle: list[State], check: Callable[[State], TypeChecker]) -> None:
        """Infer the summaries of the functions of a cycle, and keep them."""
        self._done |= {state.id for state in cycle}
        seen = [state for state in cycle if has_bodies(state) and not is_foreign(_tree(state))]
        checkers = [check(state) for state in seen]
        bodies = [
            _Body(state, checker, function)
            for state, checker in zip(seen, checkers)
            for function in _functions(_tree(state))
        ]
        for function, summary in _settled(bodies, self._inferred).items():
            keep(function, summary)
        for state in seen:
            for node in _seen(_tree(state)):
                if isinstance(node, OverloadedFuncDef):
                    keep_together(node)

    def _inferred(self, body: _Body) -> Summary:
        try:
            return self._infer(body.checker, body.function)
        except Exception as problem:
            checker = body.state.type_checker()
            checker.errors.set_file(checker.path, checker.tree.fullname, checker.options)
            message = messages.internal(problem)
            report(checker, Finding(codes.INTERNAL, body.function, message))
            return UNKNOWN


class _Body(NamedTuple):
    """A function, and the checker that knows the types in its body."""

    state: State
    checker: TypeChecker
    function: FuncDef


def _settled(bodies: Iterable[_Body], infer: Callable[[_Body], Summary]) -> dict[FuncDef, Summary]:
    """What the bodies show, each going by what the others show."""
    by_function = {body.function: body for body in bodies}
    assumed = dict.fromkeys(by_function, BEST)
    changes, askers = Counter[FuncDef](), defaultdict[FuncDef, dict[FuncDef, None]](dict)
    pending = dict.fromkeys(by_function)
    with assuming(assumed):
        while pending:
            function = next(iter(pending))
            del pending[function]
            asked: set[FuncDef] = set()
            with noting(asked):
                found = _weaker(assumed[function], infer(by_function[function]))
            for each in asked:
                askers[each][function] = None
            if changes[function] >= _MOST_CHANGES:
                found = UNKNOWN
            if found != assumed[function]:
                assumed[function] = found
                changes[function] += 1
                pending |= askers[function]
    return assumed


_MOST_CHANGES = 50
"""Promises and disclosures change eleven times at most; only wording could go on for ever."""


def _weaker(one: Summary, other: Summary) -> Summary:
    """What both allow to assume, with the reason of the second."""
    return Summary(
        one.inert and other.inert,
        one.quiet and other.quiet,
        one.proved and other.proved,
        one.discloses | other.discloses,
        other.line,
        other.reason,
    )


def _functions(tree: MypyFile) -> Iterator[FuncDef]:
    """The functions of a module that have a body and a signature, nested ones included."""
    signatures = {
        item
        for node in _seen(tree)
        if isinstance(node, OverloadedFuncDef) and not node.is_property
        for item in node.items
    }
    for node in statements(tree, into=lambda node: _is_seen(node) and node not in signatures):
        if isinstance(node, FuncDef) and isinstance(node.type, CallableType):
            yield node


def _seen(tree: MypyFile) -> Iterator[Node]:
    return statements(tree, into=_is_seen)


def _is_seen(node: Node) -> bool:
    """Whether mypy looks at a node: not at what other versions and platforms run."""
    return not (isinstance(node, Block) and node.is_unreachable)


def _tree(state: State) -> MypyFile:
    assert state.tree is not None
    return state.tree
