"""Names of the runtime in a file: how they are written there, and how they get there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, takewhile

import libcst as cst
from attrs import frozen

from corvid_cli.fix.model import Fix, Range
from corvid_cli.fix.source import Source

RUNTIME = "corvid_runtime"
INSERTED = ("Grounded", "each", "interpolate", "join", "lift")
"""The names of the runtime that fixes write."""


@frozen
class Names:
    """What a file calls the names of the runtime.

    `imported` is what it imported, by the names of the runtime; `module` is what it calls the
    runtime itself, if it does; `statement` imports names of the runtime already.
    """

    source: Source
    imported: Mapping[str, str]
    module: str | None
    statement: cst.ImportFrom | None

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, source: Source) -> "Names":
        """Read a file."""
        statements = [*_imports(source.module)]
        imported, module = dict[str, str](), None
        for each in statements:
            if isinstance(each, cst.ImportFrom):
                imported.update(_imported(each))
            else:
                module = _module(source, each) or module
        return cls(
            source,
            imported,
            module,
            next((each for each in statements if isinstance(each, cst.ImportFrom)), None),
        )

    def missing(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return those names that must be imported before they are used."""
        return tuple(name for name in names if name not in self.imported and not self._is_dotted)

    def written(self, name: str) -> str:
        """Return how a name of the runtime is to be written."""
        if name in self.imported:
            return self.imported[name]
        return f"{self.module}.{name}" if self._is_dotted else self._alias(name)

    @property
    def _is_dotted(self) -> bool:
        """Whether the file reads the runtime's names from the module alone."""
        return self.module is not None and self.statement is None

    def _alias(self, name: str) -> str:
        """Return what to import a name as: as itself, unless that means something else here."""
        return f"corvid_{name}" if name in self.source.bound else name

    def importing(self, names: Iterable[str]) -> list[Fix]:
        """Return the fixes that import names, none if all are there."""
        wanted = sorted({*self.missing(names)}, key=_order)
        clauses = [self._clause(name) for name in wanted]
        if not clauses:
            return []
        if self.statement is None or isinstance(self.statement.names, cst.ImportStar):
            return [self._anew(f"from {RUNTIME} import {', '.join(clauses)}")]
        return [*self._among(self.statement.names, clauses)]

    def _clause(self, name: str) -> str:
        alias = self._alias(name)
        return name if alias == name else f"{name} as {alias}"

    def _among(self, listed: Sequence[cst.ImportAlias], clauses: list[str]) -> Iterator[Fix]:
        """Put names among those of a statement: in order, if those are."""
        orders = [_order(self.source.code(each.name)) for each in listed]
        in_order = orders == sorted(orders)
        gap = _gap(self.source, listed)

        def position(clause: str) -> int:
            later = (n for n, order in enumerate(orders) if order > _order(clause))
            return next(later, len(listed)) if in_order else len(listed)

        for index, group in groupby(clauses, key=position):
            text = gap.join(group)
            if index < len(listed):
                line, column, _, _ = self.source.range(listed[index].name)
                yield self._insertion((line, column), text + gap)
            else:
                alias = listed[-1].asname
                _, _, *end = self.source.range(alias.name if alias else listed[-1].name)
                yield self._insertion((end[0], end[1]), gap + text)

    def _anew(self, statement: str) -> Fix:
        """Write a statement below the imports, or where those would stand."""
        body, newline = self.source.module.body, self.source.line_ends
        head = [*takewhile(_is_head, body)]
        if not head:
            line = self.source.range(body[0]).line if body else 1
            return self._insertion((line, 0), f"{statement}{newline}{newline}")
        if not _is_import(head[-1]):
            statement = newline + statement
        *_, line, column = self.source.range(head[-1])
        if self.source.has_line(line + 1):
            return self._insertion((line + 1, 0), statement + newline)
        return self._insertion((line, column), newline + statement)

    def _insertion(self, place: tuple[int, int], text: str) -> Fix:
        return Fix(self.source.path, Range(*place, *place), text, "import")


def _imports(module: cst.Module) -> Iterator[cst.Import | cst.ImportFrom]:
    """Yield the statements at the top level that import the runtime, or names of it."""
    for line in module.body:
        if isinstance(line, cst.SimpleStatementLine):
            for statement in line.body:
                match statement:
                    case cst.ImportFrom(module=cst.Name(value=name), relative=[]) if (
                        name == RUNTIME
                    ):
                        yield statement
                    case cst.Import():
                        yield statement
                    case _:
                        pass


def _imported(statement: cst.ImportFrom) -> Iterator[tuple[str, str]]:
    if isinstance(statement.names, cst.ImportStar):
        yield from ((name, name) for name in INSERTED)
        return
    for each in statement.names:
        name = each.evaluated_name
        yield name, each.evaluated_alias or name


def _module(source: Source, statement: cst.Import) -> str | None:
    """Return what a statement calls the runtime, if it imports it."""
    for each in statement.names:
        name, alias = each.evaluated_name, each.evaluated_alias
        if name == RUNTIME and alias is not None:
            return alias
        if name.partition(".")[0] == RUNTIME and alias is None:
            return RUNTIME
    return None


def _gap(source: Source, listed: Sequence[cst.ImportAlias]) -> str:
    """Return what stands between two names of a statement, without a comment."""
    between = source.code(listed[0].comma) if isinstance(listed[0].comma, cst.Comma) else ""
    _, line_end, indentation = between.rpartition("\n")
    return f",{source.line_ends}{indentation}" if line_end else ", "


def _order(name: str) -> tuple[int, str]:
    """Return what names are sorted by: constants, then classes, then the others."""
    return (0 if name.isupper() else 1 if name[:1].isupper() else 2), name


def _is_head(statement: cst.CSTNode) -> bool:
    match statement:
        case cst.SimpleStatementLine(
            body=[cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString())]
        ):
            return True
        case _:
            return _is_import(statement)


def _is_import(statement: cst.CSTNode) -> bool:
    return isinstance(statement, cst.SimpleStatementLine) and any(
        isinstance(each, cst.Import | cst.ImportFrom) for each in statement.body
    )
