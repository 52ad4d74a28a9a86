"""Who calls whom in a program, and what each function itself does with the world outside."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from attrs import field, frozen

from corvid_cli.init.libraries import (
    MAKES_TOOLS,
    NO_SOURCE,
    READS_SIGNATURES,
    RUNNERS,
    Does,
    does,
    matches,
    row,
)
from corvid_cli.init.program import Class, Function, Module, own_nodes, program
from corvid_cli.init.values import Instance, Library, Reader, Value


@frozen
class Touch:
    """One place where a function retrieves, asks or writes.

    `path` is what the table's row was found by.
    """

    does: Does
    words: str
    path: str
    line: int

    @property
    def library(self) -> str:
        """The library by which it is done."""
        return self.path.partition(".")[0]


@frozen(slots=False, eq=False)
class Graph:
    """The calls of a program. A function that is named counts as called: it may be passed on."""

    reader: Reader
    functions: Sequence[Function]
    _calls: dict[Function, tuple[Function, ...]] = field(factory=dict, init=False)
    _touches: dict[Function, tuple[Touch, ...]] = field(factory=dict, init=False)
    _reached: dict[Function, frozenset[Function]] = field(factory=dict, init=False)

    @classmethod
    def of(cls, modules: Iterable[Module]) -> "Graph":
        """Return the calls among the functions of modules."""
        by_name = {each.name: each for each in modules}
        return cls(Reader(by_name), [*program(by_name.values())])

    def calls(self, function: Function) -> tuple[Function, ...]:
        """Return what a function calls, and whatever may stand in its place."""
        if function not in self._calls:
            not_run = self._registered(function) | self._looked_at(function)
            called = [
                other
                for node in body_nodes(function)
                if id(node) not in not_run
                for each in self._named(node, function)
                for other in (each, *self.replacements(each))
            ]
            self._calls[function] = tuple(dict.fromkeys(called))
        return self._calls[function]

    def _registered(self, function: Function) -> set[int]:
        """Return the nodes that are passed to what makes tools of them, and calls none."""
        return {
            id(node)
            for call, made_by in self._with_callees(function)
            if self._makes_tools(made_by)
            for node in _given(call)
        }

    def _looked_at(self, function: Function) -> set[int]:
        """Return the nodes that are passed to what reads the signatures of functions."""
        return {
            id(node)
            for call, callee in self._with_callees(function)
            if isinstance(callee, Library) and matches(callee.path, READS_SIGNATURES)
            for node in _given(call)
        }

    @cached_property
    def made_tools(self) -> frozenset[Function]:
        """The functions that are made tools, which a model may call."""
        return frozenset(
            other
            for each in self.functions
            if (registered := self._registered(each))
            for node in body_nodes(each)
            if id(node) in registered
            for other in self._named(node, each)
        )

    def _with_callees(self, function: Function) -> Iterator[tuple[ast.Call, Value | None]]:
        for node in body_nodes(function):
            if isinstance(node, ast.Call):
                yield node, self.reader.value(node.func, function)

    def _makes_tools(self, made_by: Value | None) -> bool:
        """Whether the functions that something is passed become tools, at once or in one step."""
        if not isinstance(made_by, Function):
            return isinstance(made_by, Library) and matches(made_by.path, MAKES_TOOLS)
        names = {each.arg for each in made_by.parameters}
        return any(
            isinstance(node, ast.Name) and node.id in names
            for call, inner in self._with_callees(made_by)
            if isinstance(inner, Library) and matches(inner.path, MAKES_TOOLS)
            for node in _given(call)
        )

    def _named(self, node: ast.AST, scope: Function) -> Iterator[Function]:
        """Yield the functions of the program that run, or are passed on, at a node."""
        if isinstance(node, ast.Attribute):
            base = self.reader.value(node.value, scope)
            if isinstance(base, Instance):
                method = self.reader.method(base.of, node.attr)
                if method is not None:
                    yield method
                    return
        if isinstance(node, ast.Name | ast.Attribute):
            found = self.reader.value(node, scope)
            if isinstance(found, Function):
                yield found
        if isinstance(node, ast.Call):
            found = self.reader.value(node.func, scope)
            if isinstance(found, Class):
                made = (self.reader.method(found, n) for n in ("__init__", "__post_init__"))
                yield from (each for each in made if each is not None)

    def touches(self, function: Function) -> tuple[Touch, ...]:
        """Return what a function does with the world outside, in its own body."""
        if function not in self._touches:
            self._touches[function] = tuple(self._touched(function))
        return self._touches[function]

    def _touched(self, function: Function) -> Iterator[Touch]:
        holder = function.owner.name if function.owner is not None else ""
        reads_no_source = any(matches(n.lower(), NO_SOURCE) for n in (function.name, holder))
        for node, call in self._called(function):
            found = self.reader.value(node, function)
            if not isinstance(found, Library) or found.is_result:
                continue
            if (known := row(found.path)) is None:
                continue
            constants = tuple(self._texts(_given(call), function))
            done = does(known, constants, self._texts(body_nodes(function), function))
            if done is not None and not (done == "retrieves" and reads_no_source):
                yield Touch(done, known.words, found.path, node.lineno)

    def _called(self, function: Function) -> Iterator[tuple[ast.expr, ast.Call]]:
        """Yield what is called in a function, or passed to what calls it, each with the call."""
        for call, callee in self._with_callees(function):
            yield call.func, call
            if isinstance(callee, Library) and matches(callee.path, RUNNERS):
                yield from ((each, call) for each in call.args)

    def _texts(self, nodes: Iterable[ast.AST], scope: Function) -> Iterator[str]:
        """Yield the texts among nodes, and those that their names stand for."""
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.Name):
                around = scope.variables if node.id in scope.variables else scope.module.variables
                yield from (
                    each.value
                    for each in around.get(node.id, ())
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )

    def reached(self, function: Function) -> frozenset[Function]:
        """Return a function and all that it calls, in one step or several."""
        if function not in self._reached:
            self._reached[function] = frozenset(closure([function], self.calls))
        return self._reached[function]

    def done(self, function: Function) -> frozenset[Does]:
        """Return all that a function does with the world outside, by what it calls, too."""
        return frozenset(
            touch.does for each in self.reached(function) for touch in self.touches(each)
        )

    def with_helpers(self, function: Function) -> list[Function]:
        """Return a function and the private ones beside it that it runs, however deep."""

        def helpers(each: Function) -> Iterator[Function]:
            return (
                other
                for other in self.calls(each)
                if (other.is_private or other.outer is not None)
                and other.module is function.module
                and other.owner in (None, function.owner)
                and not (other.outer is each and other.name in each.results)
            )

        return closure([function], helpers)

    def replacements(self, function: Function) -> list[Function]:
        """Return the methods of subclasses and implementations that may run in a method's place."""
        if function.owner is None or function.outer is not None:
            return []
        below = self._below.get(function.owner, ())
        return [each.methods[function.name] for each in below if function.name in each.methods]

    def family(self, function: Function) -> list[Function]:
        """Return a method and all that it may stand for, or that may stand for it."""
        if function.owner is None or function.outer is not None:
            return [function]
        above = [
            each.methods[function.name]
            for each, below in self._below.items()
            if function.owner in below and function.name in each.methods
        ]
        found = [function, *self.replacements(function)]
        for each in above:
            found += [each, *self.replacements(each)]
        return [*dict.fromkeys(found)]

    @cached_property
    def _below(self) -> dict[Class, list[Class]]:
        """The classes whose objects may stand for those of a class."""
        classes = [*dict.fromkeys(each.owner for each in self.functions if each.owner is not None)]
        found: dict[Class, list[Class]] = {}
        for each in classes:
            for above in self.reader.ancestors(each)[1:]:
                found.setdefault(above, []).append(each)
        for protocol in filter(self.is_protocol, classes):
            fitting = (each for each in classes if each is not protocol and _fits(each, protocol))
            below = found.setdefault(protocol, [])
            below += [each for each in fitting if each not in below]
        return found

    def is_protocol(self, of: Class) -> bool:
        """Whether a class is a protocol."""
        values = (self.reader.value(_bare(base), of.module) for base in of.node.bases)
        paths = (each.path for each in values if isinstance(each, Library))
        return any(path.endswith(".Protocol") for path in paths)

    def decorators(self, function: Function) -> list[str]:
        """Return the paths of a function's decorators that are of libraries."""
        scope = function.outer or function.module
        found: list[Value | None] = [
            self.reader.value(_bare(each), scope) for each in function.node.decorator_list
        ]
        return [each.path for each in found if isinstance(each, Library)]


def body_nodes(function: Function) -> Iterator[ast.AST]:
    """Yield what stands in the body of a function, and in the defaults of its parameters."""
    args = function.node.args
    for each in [*args.defaults, *filter(None, args.kw_defaults), *function.node.body]:
        yield each
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from own_nodes(each)


def _given(call: ast.Call) -> Iterator[ast.AST]:
    for each in [*call.args, *(keyword.value for keyword in call.keywords)]:
        yield from ast.walk(each)


def _bare(node: ast.expr) -> ast.expr:
    return (
        node.func
        if isinstance(node, ast.Call)
        else node.value
        if isinstance(node, ast.Subscript)
        else node
    )


def _fits(of: Class, protocol: Class) -> bool:
    """Whether a class has the methods of a protocol, with the same parameters."""
    wanted = {name: each for name, each in protocol.methods.items() if not name.startswith("__")}
    return bool(wanted) and all(
        name in of.methods and _names(of.methods[name]) == _names(each)
        for name, each in wanted.items()
    )


def _names(function: Function) -> list[str]:
    return [each.arg for each in function.parameters]


def closure(
    starts: Iterable[Function], following: Callable[[Function], Iterable[Function]]
) -> list[Function]:
    """Return functions and what follows from them, in any number of steps."""
    found = [*dict.fromkeys(starts)]
    seen = {*found}
    for each in found:
        for other in following(each):
            if other not in seen:
                seen.add(other)
                found.append(other)
    return found
