"""Inferring the summaries of all functions of a module, jointly over its import cycle.

A function is assumed to keep every promise and to disclose nothing, until its body shows otherwise;
what asked about it is then looked at again. So promises come to the greatest fixed point and
disclosures to the least, whatever the order.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from mypy.nodes import Block, Decorator, FuncDef, FuncItem, MypyFile, Node, OverloadedFuncDef
from mypy.types import CallableType

from corvid_mypy.checks.inferring import keep_classes
from corvid_mypy.model.summaries import (
    assuming,
    is_summarised,
    keep,
    keep_together,
    noting,
)
from corvid_mypy.model.summary import BEST, UNKNOWN, Summary, joined
from corvid_mypy.program.callees import is_foreign
from corvid_mypy.proof.code.wrapping import decorating
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import TypeChecker, report, turn_to
from corvid_mypy.seam.phases import (
    Program,
    State,
    check_bodies,
    checked_apart,
    has_bodies,
    has_two_phases,
    without_runtime,
)
from corvid_mypy.seam.syntax import statements

Infer: TypeAlias = Callable[[TypeChecker, FuncItem], Summary]
"""What a body shows of its function, going by the summaries that are assumed of what it calls."""


class Summarising:
    """Infers summaries, once for each import cycle.

    Args:
        infer: what a body shows of its function.
    """

    def __init__(self, infer: Infer) -> None:
        self._infer = infer
        self._done: set[str] = set()
        self._modules: dict[MypyFile, _Module] = {}
        self._edited = False

    def settled_interface(self, program: Program, state: State) -> None:
        """Infer before a module is written to the cache; its whole cycle has its interfaces now."""
        cycle = program.cycle(state.id)
        if state.id not in self._done and has_two_phases(cycle):
            self._done |= {each.id for each in cycle}
            seen = _seen(cycle)
            self._keep(program, seen, [check_bodies(each) for each in seen])

    def checked(self, program: Program, state: State) -> None:
        """Infer after a module was checked, where mypy writes no cache before that.

        The daemon compares what a module says before and after it is checked again. So after an
        edit nothing is kept but what this module says: the others of its cycle have their turns.
        """
        cycle = program.cycle(state.id)
        if self._edited:
            for below in program.cycles_below(state.id):
                self._restore(program, below)
            self._keep_apart(program, cycle, lambda module: module.state is state)
        elif state.id not in self._done and has_two_phases(cycle) and len(cycle) > 1:
            self._keep_apart(program, cycle)  # mypy comes to the bodies of the others later
        elif state.id not in self._done:
            self._done.add(state.id)
            self._keep(program, seen := _seen([state]), [each.type_checker() for each in seen])

    def edited(self) -> None:
        """From now on mypy checks again what was edited, and what depends on that."""
        self._edited = True
        self._modules.clear()

    def _restore(self, program: Program, cycle: list[State]) -> None:
        """Infer what the daemon lost where it checked a part of a module and asked no question."""
        if any(self._module(state).lacks_summaries() for state in _seen(cycle)):
            self._keep_apart(program, cycle, _Module.lacks_summaries)

    def _module(self, state: State) -> _Module:
        """The functions of a module, which stay until something is edited."""
        tree = _tree(state)
        known = self._modules.get(tree)
        if known is None or known.statements is not tree.defs or known.state is not state:
            known = self._modules[tree] = _Module(state)
        return known

    def _keep_apart(
        self,
        program: Program,
        cycle: list[State],
        keeps: Callable[[_Module], bool] = lambda module: True,
    ) -> None:
        self._done |= {state.id for state in cycle}
        with checked_apart(_seen(cycle)) as checkers:
            self._keep(program, _seen(cycle), checkers, keeps)

    def _keep(
        self,
        program: Program,
        states: list[State],
        checkers: list[TypeChecker],
        keeps: Callable[[_Module], bool] = lambda module: True,
    ) -> None:
        """Infer the summaries of the functions of all modules, and keep those of some."""
        modules = [*map(_Module, states)]
        bodies = [body for each, checker in zip(modules, checkers) for body in each.bodies(checker)]
        apart = [
            checker
            for state, checker in zip(states, checkers)
            if not program.reaches_runtime(state.id)
        ]
        with without_runtime(apart):
            summaries = _settled(bodies, self._inferred)
        for module, checker in zip(modules, checkers):
            if keeps(module):
                module.keep(summaries)
                keep_classes(checker)

    def _inferred(self, body: _Body) -> Summary:
        try:
            return self._infer(body.checker, body.function)
        except Exception as problem:
            checker = body.state.type_checker()
            turn_to(checker)
            message = messages.internal(problem)
            report(checker, Finding(codes.INTERNAL, body.function, message))
            return UNKNOWN


def _seen(cycle: list[State]) -> list[State]:
    """The modules whose functions are summarised: those of the program that have bodies."""
    return [state for state in cycle if has_bodies(state) and not is_foreign(_tree(state))]


class _Module:
    """The functions of a module, nested ones included."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.statements = _tree(state).defs
        nodes = [*statements(_tree(state), into=_is_seen)]
        self._functions = [node for node in nodes if isinstance(node, FuncDef)]
        self._overloaded = [node for node in nodes if isinstance(node, OverloadedFuncDef)]

    def bodies(self, checker: TypeChecker) -> Iterator[_Body]:
        """The bodies that show something of a function."""
        return (_Body(self.state, checker, function) for function in self._summarised())

    def lacks_summaries(self) -> bool:
        """Whether no summary is kept with one of the functions."""
        return not all(map(is_summarised, self._summarised()))

    def _summarised(self) -> Iterator[FuncDef]:
        """The functions that have a body and a signature."""
        signatures = {
            item.func if isinstance(item, Decorator) else item
            for overloaded in self._overloaded
            if not overloaded.is_property
            for item in overloaded.items
        }
        for function in self._functions:
            if isinstance(function.type, CallableType) and function not in signatures:
                yield function

    def keep(self, summaries: Mapping[FuncDef, Summary]) -> None:
        """Keep what was inferred in the types of the module."""
        for function in self._functions:
            if function in summaries:
                keep(function, summaries[function])
        for overloaded in self._overloaded:
            keep_together(overloaded)


def _is_seen(node: Node) -> bool:
    """Whether mypy looks at a node: not at what other versions and platforms run."""
    return not (isinstance(node, Block) and node.is_unreachable)


class _Body(NamedTuple):
    """A function, and the checker that knows the types in its body."""

    state: State
    checker: TypeChecker
    function: FuncDef


def _settled(bodies: Iterable[_Body], infer: Callable[[_Body], Summary]) -> dict[FuncDef, Summary]:
    """What the bodies show, each going by what the others show."""
    by_function = {body.function: body for body in bodies}
    assumed = {function: decorating(BEST, function) for function in by_function}
    changes, askers = Counter[FuncDef](), defaultdict[FuncDef, dict[FuncDef, None]](dict)
    pending = dict.fromkeys(sorted(by_function, key=_place))  # helpers mostly stand above callers
    with assuming(assumed):
        while pending:
            function = next(iter(pending))
            del pending[function]
            asked: set[FuncDef] = set()
            with noting(asked):
                known, shown = assumed[function], infer(by_function[function])
            if function in asked and known.reason and known.line == shown.line:
                # It is the call of itself that fails now, since the function does.
                shown = shown._replace(reason=known.reason, cure=known.cure)
            found = _weaker(known, shown)
            for each in asked:
                askers[each][function] = None
            if changes[function] >= _MOST_CHANGES:
                found = UNKNOWN
            if found != assumed[function]:
                assumed[function] = found
                changes[function] += 1
                pending |= askers[function]
    return assumed


def _place(function: FuncDef) -> int:
    return function.line


_MOST_CHANGES = 50
"""Promises and disclosures change eleven times at most; only wording could go on for ever."""


def _weaker(one: Summary, other: Summary) -> Summary:
    """What both allow to assume, with the reason of the second."""
    tells = _usable(one) and _usable(other) and (one.tells or other.tells)
    return joined(one, other)._replace(
        tells=tells,
        wraps=other.wraps,
        keeps=other.keeps,
        makes=other.makes,
        line=other.line,
        reason=other.reason,
        cure=other.cure,
    )


def _usable(summary: Summary) -> bool:
    """Whether a proof may call the function by name."""
    return summary.is_derived


def _tree(state: State) -> MypyFile:
    assert state.tree is not None
    return state.tree
