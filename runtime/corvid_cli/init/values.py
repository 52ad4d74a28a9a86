"""What the expressions of a program name: its functions and classes, or paths in libraries."""

import ast
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from attrs import define, field, frozen

from corvid_cli.init.libraries import HANDS_OUT
from corvid_cli.init.program import (
    Annotation,
    Class,
    Function,
    Iterated,
    Module,
    Scope,
    Source,
    own_nodes,
)


@frozen
class Library:
    """Something of a library, by its dotted path.

    `is_result` is whether a call gave it, so that to name it again is not to call it again.
    """

    path: str
    is_result: bool = False


@frozen
class Instance:
    """An object of a class of the program."""

    of: Class


@frozen
class Several:
    """A container; `item` is what it holds."""

    item: "Value"


@frozen
class HandsOut:
    """An object of a library that has something of the program as an attribute."""

    path: str
    item: "Value"


Value: TypeAlias = Library | Instance | Several | HandsOut | Class | Function | Module

_CONTAINERS = frozenset(
    """list set frozenset tuple dict deque defaultdict OrderedDict Mapping MutableMapping Sequence
    MutableSequence Iterable Iterator Collection List Dict Set Tuple FrozenSet Generator
    AsyncGenerator AsyncIterator AsyncIterable""".split()
)
_STREAMS = frozenset(("Generator", "AsyncGenerator"))
_TRANSPARENT = frozenset(
    "Annotated Optional Awaitable Coroutine Final ClassVar Required Union".split()
)
_BUILTINS = frozenset("open list dict set tuple frozenset type sorted reversed".split())
_VALUES = frozenset("str int float bytes Any".split())
_ITEMS = frozenset("get pop popitem setdefault __getitem__ popleft".split())
_WHOLES = frozenset(("values", "copy"))
_PROPERTIES = frozenset(("property", "cached_property"))


@define(eq=False)
class Reader:
    """Evaluates expressions in the modules of a program."""

    modules: dict[str, Module]
    _waiting: set[tuple[int, int]] = field(factory=set, init=False)
    _known: dict[tuple[int, int], Value | None] = field(factory=dict, init=False)

    def value(self, node: ast.expr | None, scope: Scope) -> Value | None:
        """Return what an expression names, None if that is not known."""
        if node is None or (key := (id(node), id(scope))) in self._waiting:
            return None
        if key in self._known:
            return self._known[key]
        self._waiting.add(key)
        try:
            found = self._value(node, scope) or self._asked_for(node, scope)
        finally:
            self._waiting.discard(key)
        if not self._waiting:  # else it may be unknown only because it is asked for in a circle
            self._known[key] = found
        return found

    def _value(self, node: ast.expr, scope: Scope) -> Value | None:
        match node:
            case ast.Name(id=name):
                return self._named(name, scope)
            case ast.Attribute(value=base, attr=name):
                return self._attribute(self.value(base, scope), name)
            case ast.Call(func=function):
                return self._called(self.value(function, scope), node, scope)
            case ast.Await(value=inner) | ast.Starred(value=inner) | ast.NamedExpr(value=inner):
                return self.value(inner, scope)
            case ast.Subscript(value=base):
                found = self.value(base, scope)
                return found.item if isinstance(found, Several) else found
            case ast.BinOp(left=left):
                while isinstance(left, ast.BinOp):  # a long sum is deep
                    left = left.left
                return self.value(left, scope)
            case ast.BoolOp(values=nodes):
                return self._first(nodes, scope)
            case ast.IfExp(body=body, orelse=other):
                return self._first((body, other), scope)
            case ast.List(elts=nodes) | ast.Set(elts=nodes) | ast.Tuple(elts=nodes):
                return _several(self._first(nodes, scope))
            case ast.Dict(values=nodes):
                return _several(self._first(nodes, scope))
            case ast.ListComp(elt=item) | ast.SetComp(elt=item) | ast.GeneratorExp(elt=item):
                return _several(self.value(item, scope))
            case ast.DictComp(value=item):
                return _several(self.value(item, scope))
        return None

    def _asked_for(self, node: ast.expr, scope: Scope) -> Value | None:
        """Take what a function asks whether it is of a class for an object of that class."""
        if not (isinstance(node, ast.Name | ast.Attribute) and isinstance(scope, Function)):
            return None
        asked = scope.classes_asked_for
        written = asked.get(ast.unparse(node)) if asked else None
        return self.annotated(written, scope) if written is not None else None

    def _first(self, nodes: Iterable[ast.expr], scope: Scope) -> Value | None:
        return next((found for each in nodes if (found := self.value(each, scope))), None)

    def _named(self, name: str, scope: Scope) -> Value | None:
        if isinstance(scope, Function):
            if name == scope.receiver and scope.owner is not None:
                return Instance(scope.owner)
            if name in scope.inner:
                return scope.inner[name]
            for source in scope.variables.get(name, ()):
                if (found := self._source(source, scope)) is not None:
                    return found
            return self._named(name, scope.outer or scope.module)
        return self.member(scope, name) or (
            Library(f"builtins.{name}") if name in _BUILTINS else None
        )

    def member(self, module: Module, name: str) -> Value | None:
        """Return what a name stands for at the top level of a module."""
        if name in module.functions:
            return module.functions[name]
        if name in module.classes:
            return module.classes[name]
        for source in module.variables.get(name, ()):
            if (found := self._source(source, module)) is not None:
                return found
        return self.at(module.imports[name]) if name in module.imports else None

    def at(self, path: str) -> Value | None:
        """Return what stands at a dotted path."""
        if path in self.modules:
            return self.modules[path]
        package, _, name = path.rpartition(".")
        if package in self.modules:
            key = (id(self.modules[package]), hash(name))
            if key in self._waiting:
                return None
            self._waiting.add(key)
            try:
                return self.member(self.modules[package], name)
            finally:
                self._waiting.discard(key)
        return Library(path)

    def _source(self, source: Source, scope: Scope) -> Value | None:
        match source:
            case Annotation(written):
                return self.annotated(written, scope)
            case Iterated(container):
                found = self.value(container, scope)
                return found.item if isinstance(found, Several) else found
            case ast.expr():
                return self.value(source, scope)

    def _attribute(self, base: Value | None, name: str) -> Value | None:
        match base:
            case HandsOut(path, item) if name == HANDS_OUT[path]:
                return item
            case Library(path) | HandsOut(path):
                return Library(f"{path}.{name}")
            case Module():
                return self.member(base, name) or self.at(f"{base.name}.{name}")
            case Class():
                own = base.classes.get(name) or self.method(base, name)
                return own or self._foreign(base, name)
            case Instance(of):
                return self._of_object(of, name)
            case Several(item) if name in _ITEMS:
                return item
            case Several() if name in _WHOLES:
                return base
        return None

    def _of_object(self, of: Class, name: str) -> Value | None:
        method = self.method(of, name)
        if method is not None:
            return self.returned(method) if self.is_property(method) else method
        sources = [each for of in self.ancestors(of) for each in of.attributes.get(name, ())]
        for scope, source in sources:
            if (found := self._source(source, scope)) is not None:
                return found
        return self._foreign(of, name) if not sources else None

    def _foreign(self, of: Class, name: str) -> Library | None:
        """Return what a class has of a library that it inherits from."""
        base = next(self.foreign_bases(of), None)
        return Library(f"{base}.{name}") if base is not None else None

    def is_property(self, method: Function) -> bool:
        """Whether a method is run when it is read."""
        names = (last_name(each) for each in method.node.decorator_list)
        return any(name in _PROPERTIES for name in names)

    def method(self, of: Class, name: str) -> Function | None:
        """Return the method that objects of a class have."""
        found = (each.methods[name] for each in self.ancestors(of) if name in each.methods)
        return next(found, None)

    def ancestors(self, of: Class) -> list[Class]:
        """Return a class and those of the program that it inherits from."""
        found = [of]
        for each in found:
            for base in each.node.bases:
                value = self.value(_without_parameters(base), each.module)
                if isinstance(value, Class) and value not in found:
                    found.append(value)
        return found

    def foreign_bases(self, of: Class) -> Iterator[str]:
        """Yield the paths of what a class inherits from that is not of the program."""
        for each in self.ancestors(of):
            for base in each.node.bases:
                value = self.value(_without_parameters(base), each.module)
                if isinstance(value, Library):
                    yield value.path

    def _called(self, callee: Value | None, call: ast.Call, scope: Scope) -> Value | None:
        match callee:
            case Class():
                return Instance(callee)
            case Function():
                return self.returned(callee)
            case Library(path) if path.rpartition(".")[2] in ("list", "tuple", "sorted", "set"):
                return self._first(call.args, scope) or callee
            case Library("asyncio.to_thread") if call.args:
                return self._called(self.value(call.args[0], scope), call, scope)
            case Library(path):
                return Library(path, is_result=True)
            case Several():
                return callee
        return callee if isinstance(callee, Instance) else None

    def returned(self, function: Function) -> Value | None:
        """Return what a call of a function gives."""
        if function.node.returns is not None:
            return self.annotated(function.node.returns, function)
        found = (self.value(each.value, function) for each in _results(function))
        return next((each for each in found if each is not None), None)

    def annotated(self, written: ast.expr, scope: Scope) -> Value | None:
        """Return what is of an annotated type."""
        match written:
            case ast.Constant(value=str(text)):
                try:
                    return self.annotated(ast.parse(text, mode="eval").body, scope)
                except SyntaxError:
                    return None
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return self.annotated(left, scope) or self.annotated(right, scope)
            case ast.Subscript(value=base, slice=inside):
                return self._parametrised(base, inside, scope)
            case ast.Name(id="Self") if isinstance(scope, Function) and scope.owner:
                return Instance(scope.owner)
            case ast.Name() | ast.Attribute():
                return self._of_type(written, scope)
        return None

    def _of_type(self, written: ast.expr, scope: Scope) -> Value | None:
        if isinstance(written, ast.Name):
            module = scope.module if isinstance(scope, Function) else scope
            for source in module.variables.get(written.id, ()):  # another name for a type
                if isinstance(source, ast.expr):
                    return self.annotated(source, module)
        found = self.value(written, scope)
        if isinstance(found, Library) and _name(found.path) in _VALUES:
            return None
        return Instance(found) if isinstance(found, Class) else found

    def _parametrised(self, base: ast.expr, inside: ast.expr, scope: Scope) -> Value | None:
        name = last_name(base)
        parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
        if name in _CONTAINERS:
            parts = [part for part in parts if not isinstance(part, ast.Constant)] or parts
            part = parts[0] if name in _STREAMS else parts[-1]
            return _several(self.annotated(part, scope))
        if name == "Coroutine":
            return self.annotated(parts[-1], scope)
        if name in _TRANSPARENT:
            found = (self.annotated(part, scope) for part in parts)
            return next((each for each in found if each is not None), None)
        if name in ("type", "Type"):
            of = self.annotated(parts[0], scope)
            return of.of if isinstance(of, Instance) else of
        whole = self.annotated(base, scope)
        if isinstance(whole, Library) and whole.path in HANDS_OUT:
            item = self.annotated(parts[0], scope)
            return HandsOut(whole.path, item) if item is not None else whole
        return whole


def _several(item: Value | None) -> Several | None:
    return Several(item) if item is not None else None


def _without_parameters(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def last_name(node: ast.expr) -> str:
    """Return the last name of a dotted one, parentheses left out."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return last_name(inner)
    return ""


def _name(path: str) -> str:
    return path.rpartition(".")[2]


def _results(function: Function) -> Iterator[ast.Return]:
    yield from (each for each in own_nodes(function.node) if isinstance(each, ast.Return))
