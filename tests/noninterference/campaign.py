"""Many generated programs, judged in batches."""

from __future__ import annotations

from pathlib import Path

from tests.noninterference.candidates import Candidate, candidate
from tests.noninterference.judging import Verdict, judge

BATCH = 500


def generate(count: int, start: int) -> list[Candidate]:
    """The programs of as many seeds; the same start gives the same ones."""
    return [candidate(seed) for seed in range(start, start + count)]


def part(count: int, start: int, folder: Path) -> list[Verdict]:
    """Generate and judge `count` programs with one run of mypy."""
    inside = folder / f"part{start}"
    inside.mkdir()
    return judge(generate(count, start), inside)
