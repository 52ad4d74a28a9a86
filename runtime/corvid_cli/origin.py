"""Follows a value of a function backwards, from where it is used to where it was made."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from corvid_cli.excerpt import Function, function_around, read_source
from corvid_cli.site_report import Site


class Place(NamedTuple):
    """A range of source text and what happens there; lines from 1, columns from 0, half-open."""

    line: int
    column: int
    end_line: int
    end_column: int
    what: str


def trail(site: Site) -> list[Place]:
    """Return where the value of a site comes from: assignments, calls, parameters, latest first.

    Only the function that holds the site is read, and all bindings of a name count, so the
    trail may hold more than one way. There is none through syntax newer than this interpreter.
    """
    source = read_source(site.file)
    try:
        function = function_around(source, site.line)
    except SyntaxError:
        return []
    follow = _Follower(source, function)
    follow.site(site)
    return sorted(follow.places, reverse=True)


class _Follower:
    """Collects the places from which the names in an expression have their values."""

    def __init__(self, source: str, function: Function) -> None:
        self.lines = source.splitlines()
        self.function = function
        self.places = set[Place]()
        self.names = set[str]()

    def site(self, site: Site) -> None:
        """Start from the expressions of a site."""
        start, end = (site.line, site.column), (site.end_line, site.end_column)
        for node in ast.walk(self.function):
            if isinstance(node, ast.expr):
                line, column, *stop, _ = self.place(node)
                if start <= (line, column) and tuple(stop) <= end:
                    self.expressions([node])

    def expressions(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            if isinstance(node, ast.Call):
                self.add(node, f"made by calling {ast.unparse(node.func)}")
            elif isinstance(node, ast.Name) and node.id not in self.names:
                self.names.add(node.id)
                self.bindings(node.id)

    def bindings(self, name: str) -> None:
        for node in ast.walk(self.function):
            if isinstance(node, ast.arg) and node.arg == name:
                self.add(node, f"{name} is a parameter of {self.function.name}")
            for target, value in _bound(node):
                if any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(target)):
                    self.add(target, f"{name} is bound here")
                    self.expressions(ast.walk(value))

    def add(self, node: ast.expr | ast.arg, what: str) -> None:
        self.places.add(self.place(node, what))

    def place(self, node: ast.expr | ast.arg, what: str = "") -> Place:
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        start = self._in_characters(node.lineno, node.col_offset)
        return Place(node.lineno, start, end_line, self._in_characters(end_line, end_column), what)

    def _in_characters(self, line: int, offset: int) -> int:
        """Convert a column of the syntax tree, which counts bytes of UTF-8."""
        return len(self.lines[line - 1].encode()[:offset].decode())


def _bound(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the targets that a node binds, each with the expression it is bound from."""
    if isinstance(node, ast.Assign):
        yield from ((target, node.value) for target in node.targets)
    elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
        if node.value is not None:
            yield node.target, node.value
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield node.target, node.iter
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        yield node.optional_vars, node.context_expr
