"""Which programs run which lines of the plugin: those that may notice a mutant there."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, TypeAlias

from tests.ablation.forking import forked
from tests.ablation.mutants import PACKAGE, Mutant
from tests.ablation.waiting import Waiting

_LONGEST = 60
"""Seconds for one program, every line of whose check is noted."""

_Trace: TypeAlias = Callable[[FrameType, str, Any], Any]


Lines: TypeAlias = dict[str, list[int]]
"""The lines of each file of the plugin that the check of a program runs."""


class Reach:
    """Which programs run which lines.

    Args:
        lines: what each program runs.
    """

    def __init__(self, lines: Mapping[str, Lines]) -> None:
        self._programs: dict[tuple[str, int], list[str]] = defaultdict(list)
        for program, files in lines.items():
            for path, numbers in files.items():
                for number in numbers:
                    self._programs[path, number].append(program)

    def of(self, mutant: Mutant) -> list[str]:
        """The programs that run the place of a mutant."""
        first, last = mutant.lines
        places = ((mutant.path, line) for line in range(first, last + 1))
        return [*dict.fromkeys(name for each in places for name in self._programs.get(each, ()))]


def reached(waiting: Waiting, names: Iterable[str]) -> dict[str, Lines]:
    """What each program runs."""
    found = {}
    for name in names:
        lines = forked(partial(_lines, waiting, name), _LONGEST)
        assert isinstance(lines, dict), f"{name}: {lines}"
        found[name] = lines
    return found


def _lines(waiting: Waiting, name: str) -> Lines:
    seen: dict[str, set[int]] = defaultdict(set)
    with _noting(seen):
        waiting.check(name)
    start = len(str(PACKAGE)) + 1
    return {path[start:]: [*lines] for path, lines in seen.items()}


@contextmanager
def _noting(seen: dict[str, set[int]]) -> Iterator[None]:
    """Note each line of the plugin that is run."""
    package = f"{PACKAGE}/"

    def entered(frame: FrameType, event: str, argument: Any) -> _Trace | None:
        path = frame.f_code.co_filename
        if not path.startswith(package):
            return None
        lines = seen[path]
        lines.add(frame.f_lineno)

        def ran(frame: FrameType, event: str, argument: Any) -> _Trace:
            lines.add(frame.f_lineno)
            return ran

        return ran

    sys.settrace(entered)
    try:
        yield
    finally:
        sys.settrace(None)
