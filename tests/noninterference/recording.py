"""The lines of a run: what a proof discloses, recorded where the plugin says that it may.

The plugin lists each disclosure of a proof with its kind and place. A program that is run gets a
call of the recorder there; the kinds are those of `corvid_mypy.model.summary.Disclosure`.
"""

from __future__ import annotations

import ast
import builtins
import copy
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

RECORDER = "__lines__"


class Row(NamedTuple):
    """A disclosure: its kind, and its place as mypy has it (columns from 0, the end open)."""

    kind: str
    line: int
    column: int
    end_line: int
    end_column: int


class Instrumented(NamedTuple):
    """A module that records, and the rows for which no place was found in it."""

    tree: ast.Module
    unplaced: list[Row]


_TELLING = frozenset({"effect", "refusal", "failure"})
_COMPOUND = (ast.If, ast.While, ast.Match, ast.Try, ast.With, ast.AsyncWith)


def instrument(source: str, rows: list[Row]) -> Instrumented:
    """Put the recorder into a module."""
    tree = ast.parse(source)
    ends = _Ends(tree, rows)
    placing = _Placing(rows)
    placed = placing.visit(tree)
    placed = _Ending(ends.regions).visit(placed)
    return Instrumented(ast.fix_missing_locations(placed), placing.unplaced())


def _call(method: str, place: str, *args: ast.expr) -> ast.Call:
    function = ast.Attribute(ast.Name(RECORDER, ast.Load()), method, ast.Load())
    return ast.Call(function, [ast.Constant(place), *args], [])


def _place(node: ast.AST, kind: str) -> str:
    return f"{kind}@{node.lineno}:{node.col_offset}"  # type: ignore[attr-defined]


class _Placing(ast.NodeTransformer):
    """Puts the recorder at each place."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows = {row for row in rows if row.kind != "condition"}
        self._placed: set[Row] = set()

    def unplaced(self) -> list[Row]:
        return sorted(self._rows - self._placed)

    def _at(self, node: ast.AST) -> list[Row]:
        """The rows at exactly this node."""
        if not isinstance(node, (ast.expr, ast.stmt)):
            return []
        return [
            row
            for row in self._rows
            if (row.line, row.column) == _start(node)
            and (row.end_line, row.end_column) == _end(node)
        ]

    def visit(self, node: ast.AST) -> Any:
        rows = self._at(node)
        before = copy.copy(node)
        self.generic_visit(node)
        if isinstance(node, ast.expr):
            found: Any = node
            for row in sorted(rows):
                if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
                    self._placed.add(row)
                    found = self._expression(row, before, found)
            return found
        for row in rows:
            if isinstance(node, ast.stmt) and not isinstance(node, ast.Expr):
                self._statement(row, node)
        return node

    def _expression(self, row: Row, node: ast.AST, found: ast.expr) -> ast.expr:
        place = _place(node, row.kind)
        if _calls_program(node) and row.kind != "effect":
            return _call("given", place, found)  # what is called, or its result, tells
        if row.kind in _TELLING or isinstance(node, (ast.Yield, ast.YieldFrom)):
            pair = ast.Tuple([_call("line", place), found], ast.Load())
            return ast.Subscript(pair, ast.Constant(1), ast.Load())
        return _call(row.kind, place, found)

    def _statement(self, row: Row, node: ast.stmt) -> None:
        place = _place(node, row.kind)
        if isinstance(node, ast.Return):
            node.value = _call("result", place, node.value or ast.Constant(None))
        elif isinstance(node, ast.Assert):
            node.test = _call("asserted", place, node.test)
        elif isinstance(node, ast.Raise) and node.exc is not None:
            pair = ast.Tuple([_call("line", place), node.exc], ast.Load())
            node.exc = ast.Subscript(pair, ast.Constant(1), ast.Load())
        elif not isinstance(node, ast.Raise):
            return
        self._placed.add(row)


def _start(node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Where a node starts for mypy: an operation with its left operand, not with a parenthesis."""
    if isinstance(node, ast.BinOp):
        return _start(node.left)
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> tuple[int | None, int | None]:
    """Where a node ends for mypy: an operation with its right operand."""
    if isinstance(node, ast.BinOp):
        return _end(node.right)
    return node.end_lineno, node.end_col_offset


def _calls_program(node: ast.AST) -> bool:
    """Whether this calls something else than a function of Python or a method."""
    if isinstance(node, ast.Await):
        return True
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return not hasattr(builtins, node.func.id)


class _Ends:
    """The statements that run as content decides, and tell something: they tell when they end."""

    def __init__(self, tree: ast.Module, rows: list[Row]) -> None:
        self._looks = [row for row in rows if row.kind == "condition"]
        self.regions: set[tuple[int, int]] = set()
        telling = [row for row in rows if row.kind in _TELLING or row.kind == "selection"]
        for function in ast.walk(tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for row in telling:
                    self._find(function, row)

    def _find(self, function: ast.AST, row: Row) -> None:
        for statement in _path(function, row):
            if isinstance(statement, _COMPOUND):
                if not self._decides(statement):
                    continue
            elif isinstance(statement, (ast.For, ast.AsyncFor, ast.ClassDef)):
                continue
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                return
            self.regions.add((statement.lineno, statement.col_offset))
            return

    def _decides(self, statement: ast.stmt) -> bool:
        if isinstance(statement, (ast.If, ast.While)):
            return self._looks_in(statement.test)
        if isinstance(statement, ast.Match):
            guards = [case.guard for case in statement.cases if case.guard is not None]
            return any(map(self._looks_in, [statement.subject, *guards]))
        return True

    def _looks_in(self, node: ast.expr) -> bool:
        return any(_within(node, row) for row in self._looks)


def _within(node: ast.expr | ast.stmt, row: Row) -> bool:
    start, end = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
    return start <= (row.line, row.column) and (row.end_line, row.end_column) <= end


def _path(node: ast.AST, row: Row) -> Iterator[ast.stmt]:
    """The statements around a place, from the outside in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and _within(child, row):
            yield child
            yield from _path(child, row)
        elif isinstance(child, (ast.excepthandler, ast.match_case)):
            yield from _path(child, row)


class _Ending(ast.NodeTransformer):
    """Puts a line at the end of each region."""

    def __init__(self, regions: set[tuple[int, int]]) -> None:
        self._regions = regions

    def visit(self, node: ast.AST) -> Any:
        node = self.generic_visit(node)
        if not isinstance(node, ast.stmt) or not hasattr(node, "lineno"):
            return node
        if (node.lineno, node.col_offset) not in self._regions:
            return node
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return node
        end = ast.Expr(_call("line", _place(node, "end")))
        return ast.copy_location(ast.Try([node], [], [], [end]), node)


# -- what is recorded ---------------------------------------------------------------------------


class Lines:
    """Records the lines of one run.

    Args:
        grounded: the class of grounded values.
        plain: strips a value of its grounding, at any depth.
    """

    def __init__(self, grounded: type, plain: Any) -> None:
        self.written: list[str] = []
        self._handed: list[object] = []  # containers that a boundary returned, or was handed
        self._grounded, self._plain = grounded, plain

    def line(self, place: str, value: str = "") -> None:
        self.written.append(f"{place} {value}")

    def hand(self, value: Any) -> Any:
        """A container that comes from outside: its length is a disclosure."""
        self._handed.append(value)
        return value

    def presence(self, place: str, value: Any) -> Any:
        """Who returned it has told already; that a local is ``None`` is none of the world's."""
        self.line(place)
        return value

    def length(self, place: str, value: Any) -> Any:
        """The length of what the world holds; of what was made here nothing is told."""
        if isinstance(value, self._grounded):
            self.line(place, str(_length(self._plain(value))))
        elif any(value is each for each in self._handed):
            if isinstance(value, Iterator):
                return self._drawn(place, value)
            self.line(place, self.form(value))
        else:
            self.line(place)
        return value

    def _drawn(self, place: str, values: Iterator[Any]) -> Iterator[Any]:
        for value in values:
            self.line(place, "one more")
            yield value
        self.line(place, "no more")

    def provenance(self, place: str, value: Any) -> Any:
        self.line(place, str(getattr(value, "sources", lambda: None)()))
        return value

    def selection(self, place: str, value: Any) -> Any:
        if isinstance(value, Iterator):
            return self._drawn(place, value)
        self.line(place, self.form(value))
        return value

    def given(self, place: str, value: Any) -> Any:
        if place.startswith("provenance"):
            return self.provenance(place, value)
        if place.startswith("length") and isinstance(value, self._grounded):
            return self.length(place, value)
        return self.selection(place, self.hand(value))

    def result(self, place: str, value: Any) -> Any:
        if value is None or type(value).__name__ == "InsufficientEvidence":
            self.line(place, repr(self._plain(value)))
        elif place.startswith("selection"):
            self.line(place, self.form(value))
        return value

    def asserted(self, place: str, value: Any) -> Any:
        self.line(place, str(bool(value)))
        return value

    def effect(self, name: str, args: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        self.line(name, self.masked([args, dict(options)]))

    def form(self, value: Any) -> str:
        """Whether there is something, and how many of it: no content, and nothing plain."""
        if value is None:
            return "None"
        if isinstance(value, self._grounded):
            return "one"
        if isinstance(value, (list, tuple, set, frozenset)):
            return f"[{', '.join(sorted(map(self.form, value)))}]"
        if isinstance(value, dict):
            return f"{{{', '.join(sorted(map(self.form, value.values())))}}}"
        if hasattr(value, "__dataclass_fields__"):
            return f"{type(value).__name__}{[*map(self.form, vars(value).values())]}"
        return "one"

    def masked(self, value: Any) -> str:
        """All that is plain in a value."""
        if isinstance(value, self._grounded):
            return "grounded"
        if isinstance(value, (list, tuple, deque)):
            return f"[{', '.join(map(self.masked, value))}]"
        if isinstance(value, (set, frozenset)):
            return f"{{{', '.join(sorted(map(self.masked, value)))}}}"
        if isinstance(value, dict):
            pairs = [f"{self.masked(key)}: {self.masked(item)}" for key, item in value.items()]
            return f"{{{', '.join(pairs)}}}"
        if hasattr(value, "__dict__") and not callable(value):
            return f"{type(value).__name__}({self.masked(vars(value))})"
        slots = [name for name in getattr(type(value), "__slots__", ()) if hasattr(value, name)]
        if slots:
            held = {name: getattr(value, name) for name in slots}
            return f"{type(value).__name__}({self.masked(held)})"
        return repr(value)


def _length(value: Any) -> int | None:
    return len(value) if hasattr(value, "__len__") else None
