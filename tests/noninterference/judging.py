"""Whether the plugin accepts a program, and what the program does in two worlds."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.noninterference.programs import Program
from tests.plugin.checking import mypy, write_config

LIBRARY = Path(__file__).parent / "library"
PER_FILE = 20

_HEADER = '''\
"""Generated."""
from __future__ import annotations
import bisect, collections, contextlib, copy, dataclasses, functools, html, io, itertools, json
import math, operator, re, statistics, string, sys, textwrap
from collections.abc import (
    Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence, Sized,
)
from typing import Any, cast
from corvid_runtime import Grounded, agent, each, grounded_pure, lift, plain, sever
from world import (
    Quote, Record, amount, bare, bracket, counts, first, flagged, fresh, helper, item, items,
    judge, log, maybe, proven, record, rows, shout, stream, summarize, table, tell, text, trimmed,
    unproven,
)

COUNT = 0
'''


class Verdict(NamedTuple):
    """One program, what mypy and the plugin say, and how its runs compare."""

    program: Program
    source: str
    errors: tuple[str, ...]
    runs: str  # "same", "different: ...", "stopped: ..." or "" if it was not run

    @property
    def accepted(self) -> bool:
        """Whether nothing was reported."""
        return not self.errors

    @property
    def interferes(self) -> bool:
        """Whether content reached a plain value although the program was accepted."""
        return self.accepted and self.runs.startswith("different")


def _write(programs: Sequence[Program], folder: Path) -> dict[str, list[tuple[int, int, str]]]:
    """Write the programs into modules; answer where each one stands."""
    places: dict[str, list[tuple[int, int, str]]] = {}
    for start in range(0, len(programs), PER_FILE):
        text, name = _HEADER, f"batch{start // PER_FILE:04}.py"
        for number, program in enumerate(programs[start : start + PER_FILE], start):
            first = text.count("\n") + 1
            text += "\n\n" + program.source(f"agent{number}") + "\n"
            places.setdefault(name, []).append((first, text.count("\n"), f"agent{number}"))
        (folder / name).write_text(text)
    return places


def judge(programs: Sequence[Program], folder: Path) -> list[Verdict]:
    """Check all programs in one run of mypy, and run each accepted one in several worlds."""
    places = _write(programs, folder)
    config = write_config(folder, root=LIBRARY)
    cache = Path(folder).parent / "noninterference-cache"
    flags = ["--cache-dir", str(cache), "--show-traceback"]
    report = mypy(["."], config=config, cwd=folder, flags=flags)
    assert not report.other, "\n".join(report.other)
    errors: dict[str, list[str]] = {}
    for found in report.diagnostics:
        if found.severity == "error":
            for first, last, name in places[found.path]:
                if first <= found.line <= last:
                    errors.setdefault(name, []).append(f"{found.code}: {found.text}")
    names = {path: [n for *_, n in rows if n not in errors] for path, rows in places.items()}
    runs = run(names, folder)
    return [
        Verdict(
            program,
            program.source("answer"),
            tuple(errors.get(f"agent{number}", ())),
            runs.get(f"agent{number}", ""),
        )
        for number, program in enumerate(programs)
    ]


def run(names: dict[str, list[str]], folder: Path) -> dict[str, str]:
    """Run the named agents of each module in a process of their own."""
    (folder / "names.json").write_text(json.dumps(names))
    executing = Path(__file__).parent / "executing.py"
    command = [sys.executable, str(executing), str(folder), str(LIBRARY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return answer
