"""How many programs were accepted, rule by rule."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tests.noninterference.bodies import Tag
from tests.noninterference.judging import Verdict

ENOUGH = 10
"""A rule that was written less often than this is not held to its minimum."""

LEAST = {
    "next with a default": 0.7,  # in high code, where it advances what another name holds
    "record of grounded fields": 0.75,  # a field is set in high code
}
"""How much of a rule must be accepted; of all others, `MOST`."""
MOST = 0.9


@dataclass
class Tally:
    """Counts of verdicts; those of two parts can be added."""

    counted: Counter[str] = field(default_factory=Counter)
    written: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one program."""
        honest, said = verdict.program.honest, "accepted" if verdict.accepted else "refused"
        self.counted["programs"] += 1
        self.counted[f"{'honest' if honest else 'changed'}, {said}"] += 1
        if verdict.runs:
            self.counted[f"runs: {verdict.runs.partition(':')[0]}"] += 1
        if verdict.runs == "same: 0":
            self.counted["no two runs wrote the same lines"] += 1
        for tag in verdict.program.tags:
            self.written[tag.rule] += 1
            self.accepted[tag.rule] += not _blamed(verdict, tag)

    def __iadd__(self, other: Tally) -> Tally:
        self.counted += other.counted
        self.written += other.written
        self.accepted += other.accepted
        return self

    def share(self, rule: str) -> float:
        """How much of a rule was accepted."""
        return self.accepted[rule] / self.written[rule]

    def table(self) -> list[str]:
        """One line a rule, the worst first."""
        rules = sorted(self.written, key=lambda rule: (self.share(rule), rule))
        return [
            f"{self.share(rule):6.1%} {self.accepted[rule]:>6} of {self.written[rule]:>6}  {rule}"
            for rule in rules
        ]

    def short(self) -> list[str]:
        """The rules that accept less than they must."""
        return [
            f"{rule}: {self.share(rule):.1%} are accepted, {least:.0%} must be"
            for rule, count in sorted(self.written.items())
            for least in (LEAST.get(rule, MOST),)
            if count >= ENOUGH and self.share(rule) < least
        ]

    def write(self, path: Path) -> None:
        """Keep it, to be resumed."""
        path.write_text(json.dumps([self.counted, self.written, self.accepted]))

    @classmethod
    def read(cls, path: Path) -> Tally:
        """What was kept."""
        return cls(*map(Counter, json.loads(path.read_text())))


def _blamed(verdict: Verdict, tag: Tag) -> bool:
    """Whether an error stands in a construct, and in none inside of it."""
    return any(
        tag.first <= line <= tag.last and not any(_inside(other, tag, line) for other in others)
        for line, _ in verdict.errors
        for others in (verdict.program.tags,)
    )


def _inside(other: Tag, tag: Tag, line: int) -> bool:
    size = other.last - other.first
    return other.first <= line <= other.last and size < tag.last - tag.first


def tally(verdicts: Iterable[Verdict]) -> Tally:
    """Count all."""
    found = Tally()
    for verdict in verdicts:
        found.add(verdict)
    return found
