"""What a checked program says about itself: its character, and a mark on each refused line.

`# E: code` marks an error, `# N: code` a note. A code may be followed by the kind of the site in
brackets and by the exact expression in backquotes: ``# N: grounded-coercion[return] `doc` ``.
Hints and mypy's own notes need no mark. `|` separates codes or kinds of which either will do.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.plugin.checking import CASES, Diagnostic, is_ours

_COMMENT = re.compile(r"#\s*([EN]):\s*((?:(?!#\s*[EN]:).)*)")
_ITEM = re.compile(r"([a-z|-]+)(?:\[([a-z| -]+)\])?(?:\s*`([^`]*)`)?")
_SEVERITY = {"E": "error", "N": "note"}


_LIBRARIES = frozenset({"click", "pydantic"})
"""What programs import that neither Python nor the runtime brings."""


def libraries(path: Path) -> set[str]:
    """Return the libraries that a program needs, or a module that it shares with others."""
    imported = {*re.findall(r"^(?:import|from) (\w+)", path.read_text(), re.M)}
    shared = (CASES / f"{name}.py" for name in imported)
    return (imported & _LIBRARIES).union(*(libraries(each) for each in shared if each.is_file()))


class Mark(NamedTuple):
    """One expected diagnostic."""

    line: int
    severity: str
    codes: tuple[str, ...]
    kinds: tuple[str, ...]
    expression: str

    def __str__(self) -> str:
        kinds = f"[{'|'.join(self.kinds)}]" if self.kinds else ""
        at = f" at `{self.expression}`" if self.expression else ""
        return f"{self.line}: {self.severity}: {'|'.join(self.codes)}{kinds}{at}"

    def matches(self, found: Diagnostic, lines: list[str]) -> bool:
        """Whether `found` is what this mark announces."""
        return (
            found.line == self.line
            and found.severity == self.severity
            and found.code in self.codes
            and (not self.kinds or any(_names(found.text, kind) for kind in self.kinds))
            and (not self.expression or _covered(found, lines) == self.expression)
        )


def _names(text: str, kind: str) -> bool:
    before = r"(?<![\w-])" if kind != "assignment" else r"(?<![\w-])(?<!annotated )"
    return re.search(rf"{before}{kind}(?![\w-])", text) is not None


def _covered(found: Diagnostic, lines: list[str]) -> str:
    if found.line == found.end_line:
        return lines[found.line - 1][found.column - 1 : found.end_column]
    middle = lines[found.line : found.end_line - 1]
    first, last = lines[found.line - 1][found.column - 1 :], lines[found.end_line - 1]
    return "\n".join([first, *middle, last[: found.end_column]])


class Program(NamedTuple):
    """A checked program: a file of `tests/cases` whose docstring starts with its character."""

    path: Path

    @property
    def name(self) -> str:
        """The path as mypy prints it."""
        return self.path.relative_to(CASES).as_posix()

    def skip_without_libraries(self) -> None:
        """Skip the test if the program imports a library that is not installed here."""
        for name in libraries(self.path):
            pytest.importorskip(name)

    @property
    def refused(self) -> bool:
        """Whether the program says that it is refused; a program that says nothing is a mistake."""
        character = re.match(r'"""(Refused|Accepted): ', self.path.read_text())
        assert character, f"{self.name} does not say whether it is refused or accepted"
        return character[1] == "Refused"

    def marks(self) -> list[Mark]:
        """Every expected diagnostic, in the order of the lines."""
        return [
            Mark(
                number,
                _SEVERITY[letter],
                tuple(item[1].split("|")),
                tuple(item[2].split("|")) if item[2] else (),
                item[3] or "",
            )
            for number, line in enumerate(self.path.read_text().splitlines(), 1)
            for letter, items in _COMMENT.findall(line)
            for item in _ITEM.finditer(items)
        ]

    def disagreements(self, diagnostics: list[Diagnostic]) -> list[str]:
        """Each missing and each unexpected diagnostic, one line each."""
        lines = self.path.read_text().splitlines()
        left = [d for d in diagnostics if d.severity == "error" or is_ours(d)]
        missing = []
        for mark in self.marks():
            hit = next((d for d in left if mark.matches(d, lines)), None)
            if hit is None:
                missing.append(f"missing    {self.name}:{mark}")
            else:
                left.remove(hit)
        return missing + [f"unexpected {found}" for found in left]


def programs() -> list[Program]:
    """All checked programs, the shared modules excepted."""
    return [Program(path) for path in sorted(CASES.glob("*/**/*.py"))]
