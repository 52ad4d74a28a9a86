"""The programs that may notice: every one of which a test says what mypy must say of it.

Those of `tests/cases` have their marks, and so have the pages about the proof. A way to launder of
`tests/noninterference` must stay refused: its test runs what is accepted, and sees the content.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from tests.cli.walk import blocks
from tests.noninterference.candidates import alone
from tests.noninterference.judging import HEADERS, LIBRARIES, LIBRARY
from tests.noninterference.laundering import WAYS
from tests.plugin.checking import CASES, Diagnostic
from tests.plugin.marks import Program, programs

_DOCS = Path(__file__).parents[2] / "docs"
_PAGES = ("what-can-be-proved", "upgrade")
_REFUSED = re.compile(r"# refused: ([\w-]+)$")
_WAYS_TOGETHER = 6
"""In one file: reading what they import takes longer than checking one of them."""


class Judge(Protocol):
    """Says in what a program disagrees with what is said of it."""

    def __call__(self, said: Sequence[Diagnostic], before: Sequence[Diagnostic]) -> list[str]:
        """Compare what mypy says now, and what it said while nothing was changed."""


class Judged(NamedTuple):
    """A program: its path below the folder of all, and what tells whether it is judged well."""

    name: str
    disagreements: Judge


def gathered(folder: Path) -> list[Judged]:
    """Write all programs into a folder, with what they import: elsewhere it might be installed."""
    shutil.copytree(CASES, folder, dirs_exist_ok=True)
    for name in LIBRARIES:
        shutil.copy(LIBRARY / name, folder)
    return [*map(_of_case, programs()), *_ways(folder), *_pages(folder)]


def _of_case(program: Program) -> Judged:
    return Judged(program.name, lambda said, before: program.disagreements([*said]))


def _ways(folder: Path) -> Iterator[Judged]:
    (folder / "ways").mkdir(exist_ok=True)
    for start in range(0, len(WAYS), _WAYS_TOGETHER):
        text, places = HEADERS["body"], []
        for number, way in enumerate(WAYS[start : start + _WAYS_TOGETHER], start):
            first = text.count("\n") + 1
            text += f"\n\n{alone(way).source(f'agent{number}')}\n"
            places.append(range(first, text.count("\n") + 1))
        name = f"ways/from{start}.py"
        (folder / name).write_text(text)
        yield Judged(name, partial(_newly_accepted, places))


def _newly_accepted(
    places: Sequence[range], said: Sequence[Diagnostic], before: Sequence[Diagnostic]
) -> list[str]:
    failed = [str(each) for each in said if each.code == "grounded-internal"]
    refused, refused_before = (
        {each.line for each in found if each.severity == "error"} for found in (said, before)
    )
    accepted = [
        f"accepted   the way to launder of line {place.start}"
        for place in places
        if refused_before & {*place} and not refused & {*place}
    ]
    return failed + accepted


def _pages(folder: Path) -> Iterator[Judged]:
    for page in _PAGES:
        found = [block for block in blocks(_DOCS / f"{page}.md") if block.language == "python"]
        text = "\n\n".join(block.text for block in found)
        name = f"{page.replace('-', '_')}.py"
        (folder / "pages").mkdir(exist_ok=True)
        (folder / "pages" / name).write_text(text)
        marks = {
            (number, mark[1])
            for number, line in enumerate(text.splitlines(), 1)
            if (mark := _REFUSED.search(line))
        }
        yield Judged(f"pages/{name}", partial(_unlike, marks))


def _unlike(
    marks: set[tuple[int, str]], said: Sequence[Diagnostic], before: Sequence[Diagnostic]
) -> list[str]:
    found = {(each.line, each.code) for each in said if each.severity == "error"}
    return [f"unlike     the mark of line {line}: {code}" for line, code in sorted(found ^ marks)]
