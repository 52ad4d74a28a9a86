"""Trying mutants: a program that no longer agrees with its marks has noticed."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.ablation.forking import forked, still_alive
from tests.ablation.mutants import Mutant, mutated
from tests.ablation.programs import gathered
from tests.ablation.reach import Lines, reached
from tests.ablation.swapping import running, swap, written
from tests.ablation.waiting import Waiting
from tests.plugin.checking import Diagnostic

_LONGEST = 10
"""Seconds for one program, which takes some hundredths of one."""


class Trial(NamedTuple):
    """What became of a mutant.

    Attributes:
        mutant: its name.
        noticed: how, and by which program; empty if the mutant survives.
        worded: a survivor's program of which mypy says the same in other words.
        tried: how many programs run the place.
    """

    mutant: str
    noticed: str
    worded: str
    tried: int


class Campaign:
    """Tries mutants, each in a child of its own.

    Args:
        folder: where the programs are written, and mypy's cache of the library.
        only: which of the programs are used; all, if nothing is said.
    """

    def __init__(self, folder: Path, only: slice = slice(None)) -> None:
        cache, root = folder / "cache", folder / "programs"
        cache.mkdir(exist_ok=True)
        self.programs = gathered(root)[only]
        self._judged = {program.name: program for program in self.programs}
        self._waiting = Waiting(self._judged, root, cache)
        self._running = running()
        gc.freeze()  # children write to what the collector visits, and so would have to copy it
        self._before = self._said_before()
        self._sharp: dict[str, dict[str, None]] = defaultdict(dict)

    def reached(self) -> dict[str, Lines]:
        """The lines that each program runs."""
        return reached(self._waiting, self._judged)

    def tried(self, mutant: Mutant, names: Sequence[str]) -> Trial:
        """Try a mutant on programs, first on those that noticed others in the same function."""
        written(mutant.path)  # compiled once, not by each child
        sharp = self._sharp[f"{mutant.path} {mutant.function}"]
        ordered = sorted(names, key=lambda name: name not in sharp)
        answer = forked(lambda: self._noticed(mutant, ordered), _LONGEST)
        if isinstance(answer, str):
            return Trial(mutant.name, answer, "", len(names))
        how, by, worded = answer
        if by:
            sharp[by] = None
        return Trial(mutant.name, f"{how} in {by}" if by else "", worded, len(names))

    def _noticed(self, mutant: Mutant, names: Sequence[str]) -> tuple[str, str, str]:
        """How a mutant is noticed, and by which program; or what is worded otherwise."""
        swap(mutant.path, mutated(mutant), self._running)
        worded = ""
        for name in names:
            still_alive(_LONGEST)
            said, before = self._waiting.check(name), self._before[name]
            disagreements = self._judged[name].disagreements(said, before)
            if disagreements:
                return disagreements[0], name, ""
            if said != before:
                worded = worded or name
        return "", "", worded

    def _said_before(self) -> dict[str, list[Diagnostic]]:
        """What mypy says of each program while nothing is changed: nobody disagrees with that."""
        answer = forked(self._checked, _LONGEST)
        assert isinstance(answer, dict), answer
        said = {name: [Diagnostic(*each) for each in found] for name, found in answer.items()}
        for program in self.programs:
            disagreements = program.disagreements(said[program.name], said[program.name])
            assert not disagreements, "\n".join(disagreements)
        return said

    def _checked(self) -> dict[str, list[Diagnostic]]:
        found = {}
        for name in self._judged:
            still_alive(_LONGEST)
            found[name] = self._waiting.check(name)
        return found
