"""Many generated programs, judged in batches."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.noninterference.candidates import Candidate, candidate
from tests.noninterference.judging import Verdict, judge

BATCH = 400


def generate(count: int, start: int) -> list[Candidate]:
    """The programs of as many seeds; the same start gives the same ones."""
    return [candidate(seed) for seed in range(start, start + count)]


def campaign(count: int, start: int = 0, folder: Path | None = None) -> Iterator[list[Verdict]]:
    """Generate and judge `count` programs, batch by batch."""
    with tempfile.TemporaryDirectory() as name:
        for batch, first in enumerate(range(0, count, BATCH)):
            inside = (folder or Path(name)) / f"batch{batch}"
            inside.mkdir(exist_ok=True)
            yield judge(generate(min(BATCH, count - first), start + first), inside)
