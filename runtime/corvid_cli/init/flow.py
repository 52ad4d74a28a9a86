"""Where what is retrieved goes: through which parameters, results and attributes of a program.

What an expression rests on is a set of *origins*: parameters of the function in which it stands,
and `CONTENT`, what was retrieved. So a helper gives content to who passes it content, and to no
other. What only decides (a comparison, a count) is no way for content.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeAlias

from attrs import field, frozen

from corvid_cli.init.calls import Graph
from corvid_cli.init.libraries import RUNNERS, matches
from corvid_cli.init.program import Class, Function, Iterated, bindings
from corvid_cli.init.values import Instance, Library, Several, Value

Origins: TypeAlias = frozenset[str]

CONTENT = ""
"""The origin that is no parameter."""

_NOTHING: Origins = frozenset()
_CONTENT: Origins = frozenset((CONTENT,))
_RESULT = "return"

_COUNTS = frozenset(
    "len isinstance issubclass hasattr callable bool id hash type any all print".split()
)
"""Builtins whose results say something of content, and hold none of it."""

_ADDING = frozenset("append appendleft extend insert add update setdefault put push".split())
"""Methods that put what they are passed into their object."""

_REMOVING = frozenset("pop popitem popleft remove discard clear sort reverse move_to_end".split())


@frozen(slots=False, eq=False)
class Flow:
    """What carries content in the functions of a program.

    Attributes:
        graph: who calls whom.
        functions: those whose bodies are followed.
        sources: those whose results are content.
        passing: those whose results rest on what they are passed, whatever their bodies say.
        closed: those whose bodies are not followed, the two above among them.
        remembered: the classes of what the program itself writes, which are no way for content.
    """

    graph: Graph
    functions: Sequence[Function]
    sources: frozenset[Function]
    passing: frozenset[Function]
    closed: frozenset[Function]
    remembered: frozenset[Class]
    _of: dict[tuple[Function, str], Origins] = field(factory=dict, init=False)
    _handed: set[tuple[Function, str]] = field(factory=set, init=False)
    _kept: set[tuple[Class, str]] = field(factory=set, init=False)
    _made: set[Class] = field(factory=set, init=False)
    _records: set[Class] = field(factory=set, init=False)
    _news: set[Function] = field(factory=set, init=False)

    def __attrs_post_init__(self) -> None:
        self._records.update(self._retrieved())
        self._follow_all()
        # What is made of content is content as a whole. Which classes are shows only at the end.
        while records := {of for of, _ in self._kept} & self._made:
            self._records.update(records)
            for found in (self._of, self._handed, self._kept, self._made):
                found.clear()
            self._follow_all()

    def _retrieved(self) -> Iterator[Class]:
        """Yield the classes of what is retrieved, one by one or several at once."""
        for function in self.sources:
            given = self.graph.reader.returned(function)
            while isinstance(given, Several):
                given = given.item
            if isinstance(given, Instance):
                yield given.of

    def _follow_all(self) -> None:
        """Follow each function, and again whenever something is new that it may read."""
        waiting = dict.fromkeys(self.functions)
        followed = frozenset(waiting)
        while waiting:
            function = next(iter(waiting))
            del waiting[function]
            self._follow(function)
            waiting.update((each, None) for each in self._news if each in followed)
            self._news.clear()

    @cached_property
    def _callers(self) -> dict[Function, list[Function]]:
        found: dict[Function, list[Function]] = {}
        for function in self.functions:
            for each in self.graph.calls(function):
                found.setdefault(each, []).append(function)
        return found

    @cached_property
    def _readers(self) -> dict[str, list[Function]]:
        """The functions in which an attribute of a name is read."""
        found: dict[str, list[Function]] = {}
        for function in self.functions:
            for name in {each.attr for each in function.nodes if isinstance(each, ast.Attribute)}:
                found.setdefault(name, []).append(function)
        return found

    def result(self, function: Function) -> Origins:
        """Return what the result of a function rests on."""
        return self._of.get((function, _RESULT), _NOTHING)

    def is_handed(self, function: Function, name: str) -> bool:
        """Whether some call passes content for a parameter, or has it as its object."""
        return (function, name) in self._handed

    def is_handed_any(self, function: Function) -> bool:
        """Whether some call passes content for any parameter, or has it as its object."""
        names = [function.receiver, *(each.arg for each in function.parameters)]
        return any(name is not None and self.is_handed(function, name) for name in names)

    def entries(self, function: Function) -> list[tuple[str, Function | None]]:
        """Return where content comes into a function that is not passed it, in order.

        With each stands what gives it, None if an object holds it.
        """
        nodes = (each for each in function.nodes if isinstance(each, ast.expr))
        ordered = sorted(nodes, key=lambda each: (each.lineno, each.col_offset))
        return [found for each in ordered for found in self._entering(each, function)]

    def _entering(self, node: ast.expr, scope: Function) -> Iterator[tuple[str, Function | None]]:
        if isinstance(node, ast.Call):
            for function, made in self._runs(node, scope):
                if CONTENT in self._given_by(function):
                    yield ast.unparse(made.func), function
        elif isinstance(node, ast.Attribute):
            above, beneath = self.origins(node, scope), self.origins(node.value, scope)
            if CONTENT in above and CONTENT not in beneath:
                base = self.graph.reader.value(node.value, scope)
                of = base.of if isinstance(base, Instance) else None
                yield ast.unparse(node), self.graph.reader.method(of, node.attr) if of else None

    # ---- what statements do

    def _follow(self, function: Function) -> None:
        for node in function.nodes:
            for target, source in bindings(node):
                if isinstance(source, Iterated):
                    self._bind(target, self.origins(source.container, function), function)
                elif isinstance(source, ast.expr):
                    self._bind(target, self.origins(source, function), function)
            match node:
                case ast.AnnAssign(target=target, value=ast.expr() as value):
                    self._bind(target, self.origins(value, function), function)
                case ast.AugAssign(target=target, value=value):
                    self._bind(target, self.origins(value, function), function)
                case (
                    ast.Return(value=ast.expr() as value)
                    | ast.Yield(value=ast.expr() as value)
                    | ast.YieldFrom(value=value)
                ) if not function.measures:
                    self._rests(function, _RESULT, self.origins(value, function))
                case ast.Call():
                    self._pass(node, function)
                    called = self.graph.reader.value(node.func, function)
                    if (base := changed_by(node)) and not isinstance(called, Function):
                        self._bind(base, self._any(_arguments(node), function), function)

    def _bind(self, target: ast.expr, origins: Origins, scope: Function) -> None:
        """Take note that what a target names rests on origins, too."""
        match target:
            case ast.Name(id=name):
                self._rests(scope, name, origins)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self._bind(part, origins, scope)
            case ast.Starred(value=inner) | ast.Subscript(value=inner):
                self._bind(inner, origins, scope)
            case ast.Attribute(value=base, attr=name) if self._is_content(origins, scope):
                holder = self.graph.reader.value(base, scope)
                if isinstance(holder, Instance) and not self._is_whole(holder.of, scope):
                    self._keep(holder.of, name)

    def _is_whole(self, of: Class, scope: Function) -> bool:
        """Whether what is put into an object makes the whole of it content, or none of it."""
        is_made = scope.name in ("__init__", "__post_init__")
        return is_made or of in self._records or of in self.remembered

    def _rests(self, function: Function, name: str, origins: Origins) -> None:
        known = self._of.get((function, name), _NOTHING)
        if not origins <= known:
            self._of[function, name] = known | origins
            around = self._callers.get(function, ()) if name == _RESULT else function.inner.values()
            self._news.update((function, *around))

    def _hand(self, function: Function, name: str) -> None:
        if (function, name) not in self._handed:
            self._handed.add((function, name))
            self._news.update((function, *function.inner.values()))

    def _keep(self, of: Class, name: str) -> None:
        if (of, name) not in self._kept:
            self._kept.add((of, name))
            self._news.update(self._readers.get(name, ()))

    def _is_content(self, origins: Origins, scope: Function) -> bool:
        return any(each == CONTENT or (scope, each) in self._handed for each in origins)

    def _pass(self, call: ast.Call, scope: Function) -> None:
        """Take note which parameters of what a call runs are passed content."""
        callee = self.graph.reader.value(call.func, scope)
        given = self._any(_arguments(call), scope)
        if isinstance(callee, Class) and self._is_content(given, scope):
            self._made.add(callee)
        for function, made in self._runs(call, scope):
            for name, node in _passed(function, made) if function not in self.closed else ():
                if self._is_content(self.origins(node, scope), scope):
                    self._hand(function, name)

    # ---- what expressions rest on

    def origins(self, node: ast.expr, scope: Function) -> Origins:
        """Return what an expression rests on."""
        match node:
            case ast.Name(id=name):
                return self._named(name, scope)
            case ast.Attribute():
                return self._attribute(node, scope)
            case ast.Call():
                return self._called(node, scope)
            case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant():
                return _NOTHING
            case ast.Subscript(value=base):
                return self.origins(base, scope)
            case ast.BinOp():
                return self._any(_terms(node), scope)
            case ast.IfExp(body=body, orelse=other):
                return self._any((body, other), scope)
            case ast.Dict(values=values):
                return self._any(values, scope)
            case ast.ListComp(elt=item) | ast.SetComp(elt=item) | ast.GeneratorExp(elt=item):
                return self.origins(item, scope)
            case ast.DictComp(value=item) | ast.Lambda(body=item):
                return self.origins(item, scope)
        children = (each for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr))
        return self._any(children, scope)

    def _any(self, nodes: Iterable[ast.expr], scope: Function) -> Origins:
        return _NOTHING.union(*(self.origins(each, scope) for each in nodes))

    def _named(self, name: str, scope: Function) -> Origins:
        own = self._of.get((scope, name), _NOTHING)
        if name == scope.receiver or any(each.arg == name for each in scope.parameters):
            return own | {name}
        if name not in scope.variables and scope.outer is not None:
            around = self._named(name, scope.outer)
            return _CONTENT if self._is_content(around, scope.outer) else _NOTHING
        return own

    def _given_by(self, function: Function) -> Origins:
        """Return what a call of a method gives, whatever stands in its place."""
        if function in self.sources:
            return _CONTENT
        standing = [function, *self.graph.replacements(function)]
        return _NOTHING.union(*(self.result(each) for each in standing))

    def _attribute(self, node: ast.Attribute, scope: Function) -> Origins:
        reader = self.graph.reader
        base = reader.value(node.value, scope)
        beneath = self.origins(node.value, scope)
        if not isinstance(base, Instance):
            return beneath
        method = reader.method(base.of, node.attr)
        if method is not None:
            return self._read(method, beneath, scope) if reader.is_property(method) else _NOTHING
        holders = reader.ancestors(base.of)
        if any(each.measures(node.attr) for each in holders):
            return _NOTHING
        kept = any((each, node.attr) in self._kept for each in holders)
        return beneath | _CONTENT if kept else beneath

    def _read(self, method: Function, beneath: Origins, scope: Function) -> Origins:
        """Return what a property gives of an object that rests on origins."""
        if self._is_content(beneath, scope):
            self._hand(method, method.receiver or "")
        given = self._given_by(method)
        return (given & _CONTENT) | (beneath if method.receiver in given else _NOTHING)

    def _called(self, call: ast.Call, scope: Function) -> Origins:
        runs = [*self._runs(call, scope)]
        if runs:
            return _NOTHING.union(*(self._of_run(each, made, scope) for each, made in runs))
        if isinstance(call.func, ast.Name) and call.func.id in _COUNTS:
            return _NOTHING
        return self._any([call.func, *_arguments(call)], scope)

    def _of_run(self, function: Function, call: ast.Call, scope: Function) -> Origins:
        """Return what the result of a call rests on, for one function that it runs."""
        if function in self.sources:
            return _CONTENT
        if function in self.passing or function.name == "__init__":
            return self._any(_arguments(call), scope)
        if function in self.closed:
            return _NOTHING
        result = self.result(function)
        nodes = (node for name, node in _passed(function, call) if name in result)
        return (result & _CONTENT) | self._any(nodes, scope)

    def _runs(self, call: ast.Call, scope: Function) -> Iterator[tuple[Function, ast.Call]]:
        """Yield the functions of the program that a call runs, each with the call as it sees it."""
        reader = self.graph.reader
        callee = reader.value(call.func, scope)
        if isinstance(callee, Function):
            yield callee, call
            yield from ((each, call) for each in self.graph.replacements(callee))
        elif isinstance(callee, Class):
            if (made := reader.method(callee, "__init__")) is not None:
                yield made, call
        elif _is_runner(call, callee):
            for at, node in enumerate(call.args):
                run = reader.value(node, scope) if not isinstance(node, ast.Call) else None
                if isinstance(run, Function):
                    inner = ast.Call(node, call.args[at + 1 :], call.keywords)
                    yield run, inner
                    yield from ((each, inner) for each in self.graph.replacements(run))


def _is_runner(call: ast.Call, callee: Value | None) -> bool:
    """Whether a call runs the functions that it is passed."""
    if isinstance(callee, Library):
        return matches(callee.path, RUNNERS)
    return callee is None and isinstance(call.func, ast.Name) and call.func.id == "map"


def _terms(node: ast.expr) -> Iterator[ast.expr]:
    """Yield what a sum is made of, from the right; a long one is deep."""
    while isinstance(node, ast.BinOp):
        yield node.right
        node = node.left
    yield node


def _arguments(call: ast.Call) -> Iterator[ast.expr]:
    yield from call.args
    yield from (each.value for each in call.keywords)


def _passed(function: Function, call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """Yield the parameters of a function with what a call passes for each, the object included."""
    if function.receiver is not None and isinstance(call.func, ast.Attribute):
        yield function.receiver, call.func.value
    names = [each.arg for each in function.parameters]
    for at, node in enumerate(call.args):
        if isinstance(node, ast.Starred):
            yield from ((name, node.value) for name in names[at:])
            return
        if at < len(names):
            yield names[at], node
    for keyword in call.keywords:
        if keyword.arg is None:
            yield from ((name, keyword.value) for name in names)
        elif keyword.arg in names:
            yield keyword.arg, keyword.value


def changed_by(call: ast.Call) -> ast.expr | None:
    """Return the object that a method changes, by the method's name."""
    function = call.func
    if isinstance(function, ast.Attribute) and function.attr in _ADDING | _REMOVING:
        return function.value
    return None
