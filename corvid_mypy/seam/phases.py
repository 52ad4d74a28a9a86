"""The order in which mypy works: which modules go together, and when bodies are checked.

mypy checks a module in two phases. The first settles its interface, which is written to the cache
and compared with what importers saw; the second checks the bodies of its functions, of which the
interface says nothing. A summary says something of a body in the interface, so that the bodies of
modules that can reach the runtime are checked at the very end of the first phase.

``tests/plugin/test_mypy_facts.py`` fails loudly for each of these touches when mypy changes.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, Final, cast

from mypy.build import PRI_INDIRECT, BuildManager
from mypy.build import State as State
from mypy.checker import DEFAULT_LAST_PASS, DeferredNode, TypeChecker
from mypy.errors import Errors
from mypy.graph_utils import strongly_connected_components
from mypy.nodes import (
    GDEF,
    Block,
    CallExpr,
    Decorator,
    ExpressionStmt,
    FuncDef,
    MypyFile,
    NameExpr,
    OverloadedFuncDef,
)
from mypy.types import CallableType, NoneType

from corvid_mypy.seam.language_names import FUNCTION
from corvid_mypy.seam.runtime_names import RUNTIME, VALUE
from corvid_mypy.seam.syntax import statements


class Program:
    """The modules of a program whose functions proofs may call, and their import cycles."""

    def __init__(self, graph: dict[str, State]) -> None:
        self._graph = graph

    def state_of(self, module: str) -> State | None:
        """mypy's state of a module; ``None`` if imports connect it with the runtime in no way."""
        return self._graph[module] if module in self._cycles else None

    def reaches_runtime(self, module: str) -> bool:
        """Whether a module imports the runtime's values, or one that does."""
        return module in self._importers

    def cycle(self, module: str) -> list[State]:
        """A module and those that import each other with it, in an order that never changes."""
        return [self._graph[name] for name in sorted(self._cycles[module])]

    def cycles_below(self, module: str) -> Iterator[list[State]]:
        """The cycles that a module imports by any way, what they import first."""
        reached = self._reached(module)
        for name, cycle in self._cycles.items():
            if module in cycle:
                return
            if name in reached and name == min(cycle):
                yield self.cycle(name)

    def _reached(self, module: str) -> set[str]:
        """A module, and what it imports by any way."""
        found, pending = {module}, [module]
        while pending:
            new = {*_direct(self._graph[pending.pop()], self._cycles.keys())} - found
            found |= new
            pending += new
        return found

    @cached_property
    def _importers(self) -> set[str]:
        return _importers(self._graph)

    @cached_property
    def _cycles(self) -> dict[str, set[str]]:
        reaching = self._importers | _imported(self._graph, self._importers)
        edges = {name: [*_direct(self._graph[name], reaching)] for name in reaching}
        cycles = strongly_connected_components(reaching, edges)  # what is imported comes first
        return {name: cycle for cycle in cycles for name in cycle}


def _importers(graph: dict[str, State]) -> set[str]:
    """The module of the runtime's values, what imports it, what imports that, and so on."""
    importers = defaultdict[str, list[str]](list)
    for name, state in graph.items():
        for imported in state.dependencies:
            importers[imported].append(name)
    pending = [VALUE] if VALUE in graph else []
    found = set(pending)
    while pending:
        new = set(importers[pending.pop()]) - found
        found |= new
        pending += new
    return found


def _imported(graph: dict[str, State], by: set[str]) -> set[str]:
    """The program's own modules that these import, and those that they import in turn.

    Proofs call their functions, so that these are summarised as well.
    """
    pending, found = [*by], set[str]()
    while pending:
        for name in graph[pending.pop()].dependencies:
            state = graph.get(name)
            if state is None or name in by or name in found or is_installed(state.xpath):
                continue
            found.add(name)
            pending.append(name)
    return found


@lru_cache(maxsize=4096)
def is_installed(path: str) -> bool:
    """Whether a file is typeshed's, or stands where packages are installed."""
    path = path.replace("\\", "/")
    return any(part in path for part in ("/typeshed/", "/site-packages/", "/dist-packages/"))


def _direct(state: State, among: AbstractSet[str]) -> Iterator[str]:
    """What a module imports by a statement, which is what mypy orders modules by."""
    for name in state.dependencies:
        if name in among and state.priorities.get(name, 0) < PRI_INDIRECT:
            yield name


def find_graph(tree: MypyFile, known: dict[str, State] | None = None) -> dict[str, State]:
    """mypy's graph of modules, which no plugin is given: found as what holds a module's state.

    Args:
        tree: a module.
        known: the graph that was found for another module, if one was.

    Raises:
        LookupError: if it is not there.
    """
    if known is not None and tree.fullname in known and known[tree.fullname].tree is tree:
        return known  # the daemon edits the graph it has: to look through all objects takes long
    with _thawed():
        states = [each for each in gc.get_referrers(tree) if isinstance(each, State)]
        for state in states:
            for found in gc.get_referrers(state):
                if type(found) is dict and found.get(state.id) is state:
                    return found
    raise LookupError("mypy's graph of modules is not where it used to be")


def will_load(modules: dict[str, MypyFile], name: str) -> bool:
    """Whether a module is part of the program, be it that mypy has not read it yet."""
    managers = (each for each in gc.get_referrers(modules) if isinstance(each, BuildManager))
    return any(name in manager.import_map for manager in managers)


@contextmanager
def _thawed() -> Iterator[None]:
    """Let the collector see all objects: mypy's workers hide from it what they keep for good."""
    frozen = gc.get_freeze_count() > 0
    if frozen:
        gc.unfreeze()
    yield
    if frozen:
        gc.freeze()


def has_bodies(state: State) -> bool:
    """Whether mypy kept the bodies of a module; it drops those that it need not report about."""
    tree = state.tree
    if tree is None or tree.is_stub or tree.is_cache_skeleton:
        return False
    ignored = state.ignore_all or state.options.ignore_errors
    return bool(not ignored or state.options.preserve_asts)


def has_two_phases(cycle: Iterable[State]) -> bool:
    """Whether mypy settles the interfaces of a cycle before it checks any body in it."""
    return all(state.options.local_partial_types for state in cycle)


def check_bodies(state: State) -> TypeChecker:
    """Check the bodies of a module now, in the way mypy would later, which then skips them."""
    checker, todo = state.type_checker(), _bodies(_tree(state))
    for node, _ in todo:
        assert isinstance(node, (Decorator, FuncDef, OverloadedFuncDef))
        (node.func if isinstance(node, Decorator) else node).def_or_infer_vars = True
    checker.pass_num = -1
    state.type_check_second_pass(todo=todo, impl_only=True)
    while checker.deferred_nodes:
        state.type_check_second_pass(impl_only=True)
    return checker


@contextmanager
def without_runtime(checkers: Iterable[TypeChecker]) -> Iterator[None]:
    """Hide the runtime from modules that do not import it.

    Whether mypy has read it when it comes to such a module depends on what was edited.
    """
    before = [(checker, checker.modules) for checker in checkers]
    for checker, modules in before:
        checker.modules = {
            name: tree for name, tree in modules.items() if name.partition(".")[0] != RUNTIME
        }
    try:
        yield
    finally:
        for checker, modules in before:
            checker.modules = modules


@contextmanager
def checked_apart(states: Sequence[State]) -> Iterator[list[TypeChecker]]:
    """Check bodies for their types alone, leaving no trace in mypy's own check."""
    nodes = chain.from_iterable(statements(_tree(state)) for state in states)
    functions = [node for node in nodes if isinstance(node, FuncDef)]
    # mypy appends to the copies of a body, one for each value of its type variables.
    copies = [(function, function.expanded) for function in functions]
    for function in functions:
        function.expanded = []
    try:
        yield [_check_apart(state) for state in states]
    finally:
        for function, expanded in copies:
            function.expanded = expanded


def _check_apart(state: State) -> TypeChecker:
    global _apart
    modules, plugin = state.manager.modules, state.manager.plugin
    errors, options, tree = Errors(state.options), state.options, _tree(state)
    checker = TypeChecker(errors, modules, options, tree, state.xpath, plugin, {})
    checker.pass_num, _apart = -1, True
    try:
        checker.check_second_pass(_bodies(tree, also_checked=True), impl_only=True)
        while checker.deferred_nodes:
            checker.check_second_pass(impl_only=True)
    finally:
        _apart = False
    return checker


def _tree(state: State) -> MypyFile:
    assert state.tree is not None
    return state.tree


_apart = False


def call_last(checker: TypeChecker) -> None:
    """Have mypy come back when the daemon's check of parts of a module is over.

    No hook tells that. So mypy is given one more part to check, a call of :data:`LAST`, which it
    defers from pass to pass until nothing else can be deferred.
    """
    parts: list[Any] = checker.deferred_nodes  # mypy's own type leaves out modules, for no reason
    if not any(isinstance(part.node, MypyFile) for part in parts):
        parts.append(DeferredNode(cast(Any, _last_part(checker)), None))


def is_over(checker: TypeChecker) -> bool:
    """Whether mypy's last pass over what it checks is behind it."""
    return checker.pass_num > checker.last_pass


def checks_parts(checker: TypeChecker) -> bool:
    """Whether the daemon is checking parts of a module again, for a change elsewhere."""
    return checker.options.fine_grained_incremental and checker.last_pass > DEFAULT_LAST_PASS


LAST: Final = "corvid_runtime._last"
"""The full name of a function that is called at the end of a check, and exists nowhere else."""


def _last_part(checker: TypeChecker) -> MypyFile:
    """A module's worth of code that calls :data:`LAST`."""
    name = LAST.rpartition(".")[2]
    typ = CallableType([], [], [], NoneType(), checker.named_type(FUNCTION))
    called, callee = FuncDef(name, [], Block([]), typ), NameExpr(name)
    called._fullname = callee.fullname = LAST
    callee.node, callee.kind = called, GDEF
    part = MypyFile([ExpressionStmt(CallExpr(callee, [], [], []))], [])
    part._fullname = checker.tree.fullname
    return part


def is_checked_apart() -> bool:
    """Whether what is being checked now was checked before, and nobody sees what is reported."""
    return _apart


def _bodies(tree: MypyFile, *, also_checked: bool = False) -> list[DeferredNode]:
    """The functions of a module and of its classes."""
    return [
        DeferredNode(symbol.node, info)
        for _, symbol, info in tree.local_definitions(impl_only=not also_checked)
        if isinstance(symbol.node, (Decorator, FuncDef, OverloadedFuncDef))
        and not (also_checked and symbol.plugin_generated)
    ]
