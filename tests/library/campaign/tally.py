"""How many calls had which outcome, and every silent one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tests.library.campaign.judging import Mark, Outcome, Verdict


@dataclass
class Tally:
    """Counts of verdicts below each mark; those of two parts can be added."""

    counted: Counter[str] = field(default_factory=Counter)
    silent: list[str] = field(default_factory=list)

    def __iadd__(self, other: Tally) -> Tally:
        self.counted += other.counted
        self.silent += other.silent
        return self

    def of(self, mark: Mark, outcome: Outcome) -> int:
        """How many calls below a mark had an outcome."""
        return self.counted[f"{mark.value} {outcome.value}"]

    def table(self) -> list[str]:
        """One line for each mark."""
        return [
            f"{mark.value}: {sum(self.of(mark, outcome) for outcome in Outcome)} calls tried, "
            + ", ".join(f"{self.of(mark, outcome)} {outcome.value}" for outcome in Outcome)
            for mark in Mark
        ]

    def write(self, path: Path) -> None:
        """Keep it, to be resumed."""
        path.write_text(json.dumps([self.counted, self.silent]))

    @classmethod
    def read(cls, path: Path) -> Tally:
        """What was kept."""
        counted, silent = json.loads(path.read_text())
        return cls(Counter(counted), silent)


def tally(verdicts: Iterable[Verdict]) -> Tally:
    """Count some verdicts."""
    found = Tally()
    for verdict in verdicts:
        found.counted[f"{verdict.mark.value} {verdict.outcome.value}"] += 1
        if verdict.outcome is Outcome.SILENT:
            found.silent.append(verdict.trial.program(verdict.mark.value, "silent"))
    return found
