"""A program as its files say: modules, classes, functions, and the names that each binds."""

import ast
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from attrs import field, frozen

FunctionNode: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Scope: TypeAlias = "Module | Function"


class UnreadableModule(Exception):
    """A file is no Python that can be analysed; the message says which."""


@frozen
class Iterated:
    """What a loop takes out of a container, one after the other."""

    container: ast.expr


Source: TypeAlias = "ast.expr | Iterated | Annotation"
"""Where a name has its value from."""


@frozen
class Annotation:
    """A type that is written at a name."""

    written: ast.expr


@frozen(slots=False, eq=False)
class Module:
    """A file of the program. `name` is the one by which others import it."""

    path: str
    name: str
    tree: ast.Module = field(repr=False)
    is_package: bool = False

    @classmethod
    def read(cls, path: Path) -> "Module":
        """Read a file. Raises `UnreadableModule` if it is not Python, `OSError` as usual."""
        data = path.read_bytes()
        try:
            tree = ast.parse(data)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise UnreadableModule(f"{path} cannot be analysed") from error
        return cls(str(path), module_name(path), tree, path.name == "__init__.py")

    @cached_property
    def imports(self) -> dict[str, str]:
        """What the names that it imports stand for, as dotted paths."""
        return {
            name: path
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name, path in self._imported(node)
        }

    def _imported(self, node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, str]]:
        for each in node.names:
            if isinstance(node, ast.ImportFrom):
                yield each.asname or each.name, f"{self._package(node)}.{each.name}".strip(".")
            elif each.asname:
                yield each.asname, each.name
            else:
                first = each.name.partition(".")[0]
                yield first, first

    def _package(self, node: ast.ImportFrom) -> str:
        """Return the module from which a statement imports."""
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        above = parts[: len(parts) - node.level + self.is_package]
        return ".".join([*above, *([node.module] if node.module else [])])

    @cached_property
    def functions(self) -> dict[str, "Function"]:
        """The functions at its top level."""
        found = _statements(self.tree.body)
        return {each.name: Function(each, self) for each in found if isinstance(each, FunctionNode)}

    @cached_property
    def classes(self) -> dict[str, "Class"]:
        """The classes at its top level."""
        found = _statements(self.tree.body)
        return {each.name: Class(each, self) for each in found if isinstance(each, ast.ClassDef)}

    @cached_property
    def variables(self) -> dict[str, list[Source]]:
        """Where its variables have their values from."""
        return _variables(self.tree)


@frozen(slots=False, eq=False)
class Class:
    """A class at the top level of a module, or in a class."""

    node: ast.ClassDef = field(repr=False)
    module: Module = field(repr=False)

    @property
    def name(self) -> str:
        """Its name."""
        return self.node.name

    @cached_property
    def methods(self) -> dict[str, "Function"]:
        """Its own methods."""
        found = _statements(self.node.body)
        return {
            each.name: Function(each, self.module, self)
            for each in found
            if isinstance(each, FunctionNode)
        }

    @cached_property
    def classes(self) -> dict[str, "Class"]:
        """The classes that it holds."""
        found = _statements(self.node.body)
        return {
            each.name: Class(each, self.module) for each in found if isinstance(each, ast.ClassDef)
        }

    @cached_property
    def attributes(self) -> dict[str, list[tuple[Scope, Source]]]:
        """Where the attributes of its objects have their values from, and in which scope."""
        found: dict[str, list[tuple[Scope, Source]]] = {}
        for name, sources in _variables(self.node).items():
            found.setdefault(name, []).extend((self.module, each) for each in sources)
        for method in self.methods.values():
            for name, source in _assigned_attributes(method):
                found.setdefault(name, []).append((method, source))
        return found

    def measures(self, name: str) -> bool:
        """Whether an attribute of its objects is declared as a number or a truth at most."""
        sources = (each for _, each in self.attributes.get(name, ()))
        return any(isinstance(e, Annotation) and _is_measure(e.written) for e in sources)


@frozen(slots=False, eq=False)
class Function:
    """A function, a method, or a function in one of these."""

    node: FunctionNode = field(repr=False)
    module: Module = field(repr=False)
    owner: Class | None = None
    outer: "Function | None" = None

    @property
    def name(self) -> str:
        """Its name."""
        return self.node.name

    @property
    def qualified_name(self) -> str:
        """Its name with those of what holds it."""
        holder = self.outer.qualified_name if self.outer else self.owner.name if self.owner else ""
        return f"{holder}.{self.name}".strip(".")

    @property
    def is_private(self) -> bool:
        """Whether its name says that only its neighbours call it."""
        return self.name.startswith("_") and not self.name.endswith("__")

    @cached_property
    def parameters(self) -> list[ast.arg]:
        """Its parameters, without the object or class that a method is called on."""
        given = self.node.args
        listed = [*given.posonlyargs, *given.args]
        if self.owner is not None and not self.is_static:
            listed = listed[1:]
        return [*listed, *given.kwonlyargs]

    @property
    def is_annotated(self) -> bool:
        """Whether it has a type anywhere, without which mypy does not look into it."""
        parameters = [*self.parameters, self.node.args.vararg, self.node.args.kwarg]
        written = [self.node.returns, *(each.annotation for each in filter(None, parameters))]
        return any(each is not None for each in written)

    @cached_property
    def is_static(self) -> bool:
        """Whether it is a static method."""
        return any(
            isinstance(d, ast.Name) and d.id == "staticmethod" for d in self.node.decorator_list
        )

    @property
    def receiver(self) -> str | None:
        """What a method calls the object or class that it is called on."""
        given = [*self.node.args.posonlyargs, *self.node.args.args]
        return given[0].arg if given and self.owner is not None and not self.is_static else None

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """What stands in it, without what stands in the functions that it defines."""
        return [*own_nodes(self.node)]

    @cached_property
    def classes_asked_for(self) -> dict[str, ast.expr]:
        """What it asks `isinstance` of, as it is written, with the first class asked for."""
        found: dict[str, ast.expr] = {}
        for node in self.nodes:
            match node:
                case ast.Call(func=ast.Name("isinstance"), args=[asked, of]):
                    first = of.elts[0] if isinstance(of, ast.Tuple) and of.elts else of
                    found.setdefault(ast.unparse(asked), first)
        return found

    @cached_property
    def inner(self) -> dict[str, "Function"]:
        """The functions that it defines."""
        found = (each for each in own_nodes(self.node) if isinstance(each, FunctionNode))
        return {each.name: Function(each, self.module, self.owner, self) for each in found}

    @cached_property
    def results(self) -> frozenset[str]:
        """The names that it returns."""
        returned = (each.value for each in own_nodes(self.node) if isinstance(each, ast.Return))
        return frozenset(each.id for each in returned if isinstance(each, ast.Name))

    @cached_property
    def gives(self) -> bool:
        """Whether a call of it gives anything but None."""
        if self.node.returns is not None:
            return ast.unparse(self.node.returns) not in ("None", "NoReturn", "Never")
        results = (ast.Return, ast.Yield, ast.YieldFrom)
        return any(isinstance(e, results) and e.value is not None for e in own_nodes(self.node))

    @cached_property
    def measures(self) -> bool:
        """Whether it is declared to give a number or a truth at most."""
        return self.node.returns is not None and _is_measure(self.node.returns)

    @cached_property
    def variables(self) -> dict[str, list[Source]]:
        """Where its parameters and variables have their values from."""
        found = _variables(self.node)
        args = self.node.args
        for each in [*args.posonlyargs, *args.args, *args.kwonlyargs]:
            if each.annotation is not None:
                found.setdefault(each.arg, []).insert(0, Annotation(each.annotation))
        return found


def program(modules: Iterable[Module]) -> Iterator[Function]:
    """Yield all functions of modules."""
    for module in modules:
        for function in module.functions.values():
            yield from _with_inner(function)
        classes = [*module.classes.values()]
        for each in classes:
            classes.extend(each.classes.values())
            for method in each.methods.values():
                yield from _with_inner(method)


def _with_inner(function: Function) -> Iterator[Function]:
    yield function
    for each in function.inner.values():
        yield from _with_inner(each)


def module_name(path: Path) -> str:
    """Return the name by which others import a file: with the packages that hold it."""
    path = path.resolve()
    parts = [] if path.name == "__init__.py" else [path.stem]
    folder = path.parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def own_nodes(root: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a function or class, without what stands in the functions it defines.

    Lambdas and comprehensions are its own; a function that it defines is one node.
    """
    waiting = deque(ast.iter_child_nodes(root))
    while waiting:
        node = waiting.popleft()
        yield node
        if not isinstance(node, FunctionNode | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))


def _is_measure(annotation: ast.expr) -> bool:
    parts = ast.unparse(annotation).split(" | ")
    return {*parts} <= {"bool", "int", "float", "complex", "None"}


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield statements and those on the branches of `if` and `try`."""
    for each in body:
        yield each
        if isinstance(each, ast.If | ast.Try):
            yield from _statements(each.body)
            yield from _statements(each.orelse)


def _variables(root: ast.AST) -> dict[str, list[Source]]:
    found: dict[str, list[Source]] = {}
    for node in own_nodes(root):
        for target, source in bindings(node):
            if isinstance(target, ast.Name):
                found.setdefault(target.id, []).append(source)
    return found


def _assigned_attributes(method: Function) -> Iterator[tuple[str, Source]]:
    for node in own_nodes(method.node):
        for target, source in bindings(node):
            if (
                isinstance(target, ast.Attribute)
                and isinstance(target.value, ast.Name)
                and target.value.id == method.receiver
            ):
                yield target.attr, source


def bindings(node: ast.AST) -> Iterator[tuple[ast.expr, Source]]:
    """Yield what a node binds, and to what."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AnnAssign(target=target, annotation=annotation):
            yield target, Annotation(annotation)
        case ast.NamedExpr(target=target, value=value):
            yield target, value
        case ast.For(target=target, iter=container) | ast.AsyncFor(target=target, iter=container):
            yield target, Iterated(container)
        case ast.comprehension(target=target, iter=container):
            yield target, Iterated(container)
        case ast.withitem(context_expr=value, optional_vars=ast.expr() as target):
            yield target, value
