"""A source file as it is analysed and edited: its text, its syntax tree, and where things stand."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import TypeVar

import libcst as cst
from attrs import field, frozen
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider, ScopeProvider

from corvid_cli.fix.model import Fix, Range

_NodeT = TypeVar("_NodeT", bound=cst.CSTNode)
_LINE_END = re.compile(r"\r\n?|\n")


class UnreadableSource(ValueError):
    """A file is no Python source that can be analysed; the message says why."""


@frozen(slots=False, eq=False)
class Source:
    """The text of a Python file.

    `encoding` is the one that it declares, so that `data` is what stands in the file, byte for
    byte.
    """

    path: str
    text: str
    encoding: str = field(default="utf-8")

    @classmethod
    def read(cls, path: str) -> "Source":
        """Read a file. Raises `UnreadableSource` if it is not Python, `OSError` as usual."""
        return cls.of(path, Path(path).read_bytes())

    @classmethod
    def of(cls, path: str, data: bytes) -> "Source":
        """Take what stands in a file. Raises `UnreadableSource` if it is not Python."""
        try:
            module = cst.parse_module(data)
            source = cls(path, module.code, module.encoding)
            faithful = source.data == data
        except (cst.ParserSyntaxError, UnicodeError, LookupError, RecursionError) as error:
            raise UnreadableSource(f"{path} cannot be analysed") from error
        if not faithful:
            raise UnreadableSource(f"{path} cannot be analysed: its encoding has no way back")
        return source

    @property
    def data(self) -> bytes:
        """What stands in the file."""
        return self.text.encode(self.encoding)

    @cached_property
    def _wrapper(self) -> MetadataWrapper:
        return MetadataWrapper(cst.parse_module(self.text))

    @property
    def module(self) -> cst.Module:
        """The syntax tree."""
        return self._wrapper.module

    @cached_property
    def bound(self) -> frozenset[str]:
        """Every name that is bound anywhere in the file."""
        scopes = {*self._wrapper.resolve(ScopeProvider).values()} - {None}
        return frozenset(each.name for scope in scopes if scope for each in scope.assignments)

    @cached_property
    def line_ends(self) -> str:
        """What ends its lines."""
        return self.module.default_newline

    def code(self, node: cst.CSTNode) -> str:
        """Return how a node is written."""
        return self.module.code_for_node(node)

    def range(self, node: cst.CSTNode) -> Range:
        """Return where a node stands, without the parentheses around it."""
        place = self._wrapper.resolve(PositionProvider)[node]
        return Range(place.start.line, place.start.column, place.end.line, place.end.column)

    def parents(self, node: cst.CSTNode) -> Iterator[cst.CSTNode]:
        """Yield what holds a node, the innermost first."""
        holders = self._wrapper.resolve(ParentNodeProvider)
        while node in holders:
            node = holders[node]
            yield node

    def around(self, node: cst.CSTNode, kind: type[_NodeT]) -> _NodeT | None:
        """Return the innermost node of a class that holds another, if there is one."""
        return next((each for each in self.parents(node) if isinstance(each, kind)), None)

    def at(self, place: Range) -> cst.BaseExpression | None:
        """Return the expression that mypy says stands there."""
        return self._expressions.get(place)

    @cached_property
    def _expressions(self) -> dict[Range, cst.BaseExpression]:
        found: dict[Range, cst.BaseExpression] = {}
        miscounted: dict[Range, cst.BaseExpression] = {}
        for node in self._wrapper.resolve(PositionProvider):
            if isinstance(node, cst.BaseExpression):
                for place in {self.range(node), self._in_parentheses(node)}:
                    found.setdefault(place, node)
                    for other in self._miscounts(place):
                        miscounted.setdefault(other, node)
        return {**miscounted, **found}

    def _in_parentheses(self, node: cst.BaseExpression) -> Range:
        """Return where a node stands with its own parentheses, which displays are counted with."""
        counted = isinstance(node, cst.Tuple | cst.GeneratorExp) and node.lpar
        return self.parenthesized(node) if counted else self.range(node)

    def parenthesized(self, node: cst.BaseExpression) -> Range:
        """Return where a node stands with the innermost parentheses around it."""
        start, end = self.range(node.lpar[-1]), self.range(node.rpar[0])
        return Range(start.line, start.column, end.end_line, end.end_column)

    def _miscounts(self, place: Range) -> Iterator[Range]:
        """Yield the places that mypy may report for one on lines with characters outside ASCII.

        Its native parser converts columns from bytes to characters once more than it should.
        """
        first, last = self.lines[place.line - 1], self.lines[place.end_line - 1]
        if first.isascii() and last.isascii():
            return
        starts = _columns(first, place.column)
        ends = _columns(last, place.end_column)
        for start, end in product(starts, ends):
            yield Range(place.line, start, place.end_line, end)

    @cached_property
    def lines(self) -> list[str]:
        """Its lines, as Python counts them, without what ends them."""
        return _LINE_END.split(self.text)

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    def offset(self, line: int, column: int) -> int:
        """Return which character of the text stands at a line and a column."""
        return self._starts[line - 1] + column

    def has_line(self, line: int) -> bool:
        """Tell whether there is a line of that number, be it empty."""
        return 1 <= line <= len(self._starts)

    def cut(self, place: Range) -> str:
        """Return the text at a place, whether or not that is a node."""
        if not (self.has_line(place.line) and self.has_line(place.end_line)):
            return ""
        start = self.offset(place.line, place.column)
        return self.text[start : self.offset(place.end_line, place.end_column)]

    def rewritten(self, node: cst.BaseExpression, new: cst.BaseExpression) -> str:
        """Return how another expression is written in a node's place, in the layout of the file."""
        new = new.with_changes(lpar=node.lpar, rpar=node.rpar)
        changed = self.module.deep_replace(node, new)
        assert isinstance(changed, cst.Module)
        place = self.range(node)
        after = len(self.text) - self.offset(place.end_line, place.end_column)
        return changed.code[self.offset(place.line, place.column) : len(changed.code) - after]

    def edited(self, fixes: Iterable[Fix]) -> "Source":
        """Return the source with fixes made, none of which overlap."""
        text = self.text
        for fix in sorted(fixes, key=lambda fix: fix.range, reverse=True):
            start = self.offset(fix.range.line, fix.range.column)
            end = self.offset(fix.range.end_line, fix.range.end_column)
            text = text[:start] + fix.replacement + text[end:]
        return Source(self.path, text, self.encoding)


def _columns(line: str, column: int) -> set[int]:
    """Return what a column, in characters, may be taken for."""
    in_bytes = len(line[:column].encode())
    return {column, in_bytes, 2 * column - in_bytes}
