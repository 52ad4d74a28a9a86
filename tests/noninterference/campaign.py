"""Many generated programs, judged in batches."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.noninterference.judging import Verdict, judge
from tests.noninterference.programs import Program, programs

BATCH = 400


def generate(count: int, start: int) -> list[Program]:
    """Let hypothesis generate programs; the same start gives the same ones."""
    found: list[Program] = []

    @seed(start)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(programs())
    def collect(program: Program) -> None:
        found.append(program)

    collect()
    return found


def campaign(count: int, start: int = 0) -> Iterator[list[Verdict]]:
    """Generate and judge `count` programs, batch by batch."""
    with tempfile.TemporaryDirectory() as name:
        for batch, first in enumerate(range(0, count, BATCH)):
            folder = Path(name) / f"batch{batch}"
            folder.mkdir()
            size = min(BATCH, count - first)
            yield judge(generate(size, start + batch)[:size], folder)
