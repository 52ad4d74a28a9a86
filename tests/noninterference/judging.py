"""Whether the plugin accepts a program, and what the program does in several worlds."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.noninterference.candidates import Candidate
from tests.noninterference.recording import Row
from tests.plugin.checking import read_report, write_config

LIBRARY = Path(__file__).parent / "library"
PER_FILE = 20
ROOT = Path(__file__).parents[2]

_COMMON = '''\
"""Generated."""
from __future__ import annotations
import asyncio, bisect, collections, contextlib, contextvars, copy, dataclasses, decimal, enum
import functools, heapq, html, io, itertools, json, logging, math, operator, os, queue, random, re
import statistics, string, sys, textwrap, threading, warnings
from collections.abc import (
    AsyncIterator, Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence, Sized,
)
from typing import (
    Any, Generic, NamedTuple, ParamSpec, Protocol, TypedDict, TypeGuard, TypeVar, cast, overload,
)
from corvid_runtime import (
    Grounded, agent, each, grounded_pure, interpolate, join, lift, plain, sever,
)
from corvid_runtime.citations import InsufficientEvidence
'''

HEADERS = {
    "flat": _COMMON
    + """\
from world import (
    Quote, Record, amount, bare, bracket, counts, first, flagged, fresh, helper, item, items,
    judge, log, maybe, proven, record, rows, shout, stream, summarize, table, tell, text, trimmed,
    unproven,
)

COUNT = 0
""",
    "body": _COMMON
    + """\
from desk import (
    Builder, CALLS, Desk, Hit, ModelError, Note, Options, Pair, Settings, State, afetch, alog, amount, aask,
    ask, best_of, chosen, counted, fetch, find, first_of, framed, has_vowel, has_x, is_short, joined,
    Tally, judge, last_of, rank_of,
    kept, log, logger, longer, noted, opened, proven, quietly, quoted, rows, search, settings, span,
    stream, told, trimmed, word,
)
from shelf import pushed, spelled
""",
}


class Verdict(NamedTuple):
    """One program, what mypy and the plugin say, and how its runs compare."""

    program: Candidate
    source: str
    errors: tuple[tuple[int, str], ...]  # with their lines, from 1, in the program
    runs: str
    """How the runs compare.

    ``same: 3`` if three of them wrote lines that another wrote as well; ``different: ...``,
    ``different effects: ...``, ``stopped: ...``, or nothing if it was not run.
    """

    @property
    def accepted(self) -> bool:
        """Whether nothing was reported."""
        return not self.errors

    @property
    def interferes(self) -> bool:
        """Whether content reached a plain value although the program was accepted."""
        return self.accepted and self.runs.startswith("different:")

    @property
    def conceals(self) -> bool:
        """Whether content decided over an effect of which no disclosure tells."""
        return self.accepted and self.runs.startswith("different effects")

    @property
    def crashes(self) -> bool:
        """Whether the plugin itself failed."""
        return any("grounded-internal" in text for _, text in self.errors)


class _Place(NamedTuple):
    """Where a program stands in its module."""

    first: int
    last: int
    name: str


def _write(programs: Sequence[Candidate], folder: Path) -> dict[str, list[_Place]]:
    """Write the programs into modules; answer where each one stands."""
    places: dict[str, list[_Place]] = {}
    numbered = sorted(enumerate(programs), key=lambda pair: pair[1].family)
    for file, chunk in enumerate(_chunks(numbered)):
        text, name = HEADERS[chunk[0][1].family], f"batch{file:04}.py"
        for number, program in chunk:
            first = text.count("\n") + 3
            text += "\n\n" + program.source(f"agent{number}") + "\n"
            place = _Place(first, text.count("\n"), f"agent{number}")
            places.setdefault(name, []).append(place)
        (folder / name).write_text(text)
    return places


def _chunks(
    numbered: list[tuple[int, Candidate]],
) -> Iterator[list[tuple[int, Candidate]]]:
    for family in HEADERS:
        alike = [pair for pair in numbered if pair[1].family == family]
        for start in range(0, len(alike), PER_FILE):
            yield alike[start : start + PER_FILE]


class _Said(NamedTuple):
    """What mypy and the plugin say of all programs, by their names."""

    errors: dict[str, list[tuple[int, str]]]
    rows: dict[str, list[Row]]
    library: dict[str, list[Row]]


LIBRARIES = ("shelf.py", "desk.py", "world.py")


def _check(places: dict[str, list[_Place]], folder: Path) -> _Said:
    for name in LIBRARIES:  # into the folder: what is found elsewhere may count as installed
        shutil.copy(LIBRARY / name, folder)
    config = write_config(folder, root=folder)
    cache = folder.parent / "noninterference-cache"
    command = [sys.executable, "-m", "mypy", "--config-file", str(config)]
    command += ["--cache-dir", str(cache), "--show-traceback", "."]
    environment = {**os.environ, "CORVID_COERCIONS": "listed"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    report = read_report(done.stdout + done.stderr, done.returncode)
    assert not report.other, "\n".join(report.other[-40:])
    errors: dict[str, list[tuple[int, str]]] = {}
    rows: dict[str, list[Row]] = {}
    library: dict[str, list[Row]] = {name: [] for name in LIBRARIES}
    for found in report.diagnostics:
        if found.severity != "error":
            continue
        said = json.loads(found.text) if found.text.startswith('{"finding"') else None
        if found.path in library:
            assert said is not None, str(found)
            assert said["finding"] != "error", str(found)
            if said["finding"] == "disclosure":
                library[found.path].append(Row(said["kind"], *said["place"]))
            continue
        place = next(
            (p for p in places.get(found.path, ()) if p.first <= found.line <= p.last), None
        )
        assert place is not None, str(found)
        if said is None:
            where = (found.line - place.first + 1, f"{found.code}: {found.text}")
            errors.setdefault(place.name, []).append(where)
        elif said["finding"] == "error":
            where = (found.line - place.first + 1, f"{said['code']}: {said['text']}")
            errors.setdefault(place.name, []).append(where)
        elif said["finding"] == "disclosure":
            rows.setdefault(place.name, []).append(Row(said["kind"], *said["place"]))
    return _Said(errors, rows, library)


def judge(programs: Sequence[Candidate], folder: Path) -> list[Verdict]:
    """Check all programs in one run of mypy, and run each accepted one in several worlds."""
    places = _write(programs, folder)
    said = _check(places, folder)
    plan = {path: {"": rows} for path, rows in said.library.items()}
    plan |= {
        path: {
            place.name: said.rows.get(place.name, [])
            for place in found
            if place.name not in said.errors
        }
        for path, found in places.items()
    }
    runs = run(plan, folder)
    return [
        Verdict(
            program,
            program.source("answer"),
            tuple(said.errors.get(f"agent{number}", ())),
            runs.get(f"agent{number}", ""),
        )
        for number, program in enumerate(programs)
    ]


def run(plan: dict[str, dict[str, list[Row]]], folder: Path) -> dict[str, str]:
    """Run the named programs of each module in a process of their own."""
    (folder / "plan.json").write_text(json.dumps(plan))
    command = [sys.executable, "-m", "tests.noninterference.executing", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    answer: dict[str, Any] = json.loads((folder / "runs.json").read_text())
    return answer
