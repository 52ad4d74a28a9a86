"""What became of the mutants of each file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tests.ablation.campaign import Trial
from tests.ablation.mutants import Mutant
from tests.ablation.survivors import explained


def table(wanted: Sequence[Mutant], tried: Mapping[str, Trial]) -> Iterator[str]:
    """A line for each file, and one for all."""
    yield f"{'file':<32} {'mutants':>8} {'noticed':>8} {'explained':>10} {'survived':>9}"
    for path, found in groupby(wanted, lambda mutant: mutant.path):
        yield _row(path, [*found], tried)
    yield _row("all", wanted, tried)


def _row(name: str, found: Sequence[Mutant], tried: Mapping[str, Trial]) -> str:
    survivors = [mutant for mutant in found if not tried[mutant.name].noticed]
    known = sum(map(explained, survivors))
    noticed = len(found) - len(survivors)
    return f"{name:<32} {len(found):>8} {noticed:>8} {known:>10} {len(survivors) - known:>9}"
