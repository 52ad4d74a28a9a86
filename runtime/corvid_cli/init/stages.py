"""Which functions between the edges are stages of the way to an answer, and should be proved.

Most helpers need no mark: one that computes on a single value is called with `lift`, and mypy looks
into the others by itself. A stage keeps several contents apart, runs what it is passed, or brings
content in from an object that gathers it; and it changes nothing that it did not make.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cached_property

from attrs import field, frozen

from corvid_cli.init.calls import body_nodes, closure
from corvid_cli.init.flow import CONTENT, Flow, changed_by
from corvid_cli.init.libraries import ABSTRACT, matches
from corvid_cli.init.program import Function, Iterated, bindings
from corvid_cli.init.values import Library, last_name

_COLLECTIONS = frozenset(
    "list List set Set frozenset FrozenSet Sequence MutableSequence Iterable Collection".split()
)
_ITERATING = frozenset(
    "enumerate zip sorted reversed map filter list tuple set frozenset max min join".split()
)
"""What takes the items of what it is passed."""


@frozen(slots=False, eq=False)
class Stages:
    """The stages of a program, and why each is one.

    `orchestrating` are the functions where the ways begin, which have marks of their own.
    """

    flow: Flow
    orchestrating: frozenset[Function]
    _changing: dict[Function, bool] = field(factory=dict, init=False)

    @cached_property
    def reasons(self) -> dict[Function, str]:
        """The stages, each with the reason."""
        run = (each for each in self._run if each not in self.orchestrating)
        return {each: why for each in run if (why := self._why(each)) is not None}

    @cached_property
    def _run(self) -> list[Function]:
        """What a proof runs, down to the helpers that it has to lift."""
        return closure(self.orchestrating, self._run_by)

    def _run_by(self, function: Function) -> Iterator[Function]:
        is_led = function in self.orchestrating or not self.flow.is_handed_any(function)
        if is_led or self._why(function) is not None:
            yield from filter(self._is_open, self.flow.graph.calls(function))

    def _is_open(self, function: Function) -> bool:
        return function not in self.flow.closed

    def _why(self, function: Function) -> str | None:
        """Return why a function is a stage, None if it is not."""
        if self._changes(function):
            return None
        result = self.flow.result(function)
        for each in function.parameters:
            if each.arg in result and self.flow.is_handed(function, each.arg):
                if _runs(function, each):
                    return f"runs {each.arg}, and passes on the content that it gives"
                if _gathers(function, each):
                    return f"passes on the items of {each.arg}, each with sources of its own"
        if CONTENT not in result:
            return None
        entries = self.flow.entries(function)
        if any(giver is not None and self._changes(giver) for _, giver in entries):
            return None
        return f"passes on content of {entries[0][0]}" if entries else "passes on content"

    def _changes(self, function: Function) -> bool:
        """Whether a helper changes what it did not make: its object, or what it is passed."""
        if function in self.orchestrating or not self._is_open(function):
            return False
        if function not in self._changing:
            self._changing[function] = False  # for helpers that call each other in a circle
            self._changing[function] = any(self._changed(function))
        return self._changing[function]

    def _changed(self, function: Function) -> Iterator[bool]:
        given = {each.arg for each in function.parameters} | {function.receiver}
        for node in function.nodes:
            for target, source in bindings(node):
                if isinstance(source, Iterated) and not given.isdisjoint(_names(source.container)):
                    given |= _names(target)
        for node in body_nodes(function):
            yield from (_root(each) in given for each in _targets(node))
            if isinstance(node, ast.Call) and _root(node.func) in given:
                called = self.flow.graph.reader.value(node.func, function)
                yield isinstance(called, Function) and self._changes(called)

    @cached_property
    def abstract(self) -> dict[Function, str]:
        """The methods without a body that stages run: only a mark tells what implements them."""
        proved = [*self.orchestrating, *self.reasons]
        called = (each for function in proved for each in self.flow.graph.calls(function))
        return {
            each: "has no body, and a proof calls it: what implements it is held to its mark"
            for each in called
            if self._is_open(each) and self._is_abstract(each) and self._can_be_proved(each)
        }

    def _is_abstract(self, function: Function) -> bool:
        graph = self.flow.graph
        if function.owner is None or not function.gives:
            return False
        decorated = any(matches(path, ABSTRACT) for path in graph.decorators(function))
        return decorated or (graph.is_protocol(function.owner) and not _has_body(function))

    def _can_be_proved(self, function: Function) -> bool:
        """Whether what implements a method is seen, and runs no library but the standard one."""
        graph = self.flow.graph
        found = graph.replacements(function)
        reached = {other for each in found for other in graph.reached(each)}
        return bool(found) and all(
            path.partition(".")[0] in sys.stdlib_module_names
            for each in reached
            for path in self._libraries(each)
        )

    def _libraries(self, function: Function) -> Iterator[str]:
        for node in body_nodes(function):
            if isinstance(node, ast.Call):
                callee = self.flow.graph.reader.value(node.func, function)
                if isinstance(callee, Library):
                    yield callee.path


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the objects that a node changes."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            yield from (each for each in targets if not isinstance(each, ast.Name))
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            if not isinstance(target, ast.Name):
                yield target
        case ast.Call() if (base := changed_by(node)) is not None:
            yield base


def _names(node: ast.expr) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _runs(function: Function, parameter: ast.arg) -> bool:
    """Whether a function awaits or calls what it is passed for a parameter."""
    run = (
        node.value if isinstance(node, ast.Await) else node.func
        for node in body_nodes(function)
        if isinstance(node, ast.Await | ast.Call)
    )
    return any(isinstance(each, ast.Name) and each.id == parameter.arg for each in run)


def _gathers(function: Function, parameter: ast.arg) -> bool:
    """Whether a parameter is a collection: by its type, or because a function loops over it."""
    if parameter.annotation is not None:
        return any(last_name(each) in _COLLECTIONS for each in _alternatives(parameter.annotation))
    looped = (each for node in body_nodes(function) for each in _looped(node))
    return any(isinstance(each, ast.Name) and each.id == parameter.arg for each in looped)


def _looped(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a node takes the items of."""
    if isinstance(node, ast.Call) and last_name(node) in _ITERATING:
        yield from node.args
    else:
        yield from (each.container for _, each in bindings(node) if isinstance(each, Iterated))


def _alternatives(annotation: ast.expr) -> Iterator[ast.expr]:
    """Yield the types of a union, also of one that is written as a text or as `Optional`."""
    match annotation:
        case ast.BinOp(left=left, right=right):
            yield from _alternatives(left)
            yield from _alternatives(right)
        case ast.Constant(value=str(text)):
            try:
                yield from _alternatives(ast.parse(text, mode="eval").body)
            except SyntaxError:
                return
        case ast.Subscript(slice=inner) if last_name(annotation) == "Optional":
            yield inner
        case _:
            yield annotation


def _has_body(function: Function) -> bool:
    return not all(
        isinstance(each, ast.Pass | ast.Raise)
        or (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for each in function.node.body
    )
