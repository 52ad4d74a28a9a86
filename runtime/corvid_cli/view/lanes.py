"""Draws a provenance graph in rows, one to a step, with lines from a step to what it was made of.

A step occupies a lane from its row to the last row that uses it, and lanes are given out again, as
registers are by a linear scan (Poletto and Sarkar, 1999). So a long chain is a straight line, and a
graph of n steps is drawn in n rows.
"""

import heapq
from collections.abc import Sequence
from typing import NamedTuple

MOST_LANES = 16


class Edge(NamedTuple):
    """A line from the row of an input down to the row of the step made of it."""

    start: int
    end: int


def lanes(inputs: Sequence[Sequence[int]]) -> list[int]:
    """Return a lane for each row, given the rows of its inputs, all of which stand above it.

    Rows whose lives overlap have different lanes, up to `MOST_LANES`; the rest share the last.
    """
    last_use = list(range(len(inputs)))
    for row, sources in enumerate(inputs):
        for source in sources:
            last_use[source] = max(last_use[source], row)
    free = list(range(MOST_LANES - 1))
    busy: list[tuple[int, int]] = []
    chosen = []
    for row, end in enumerate(last_use):
        while busy and busy[0][0] <= row:
            heapq.heappush(free, heapq.heappop(busy)[1])
        lane = heapq.heappop(free) if free else MOST_LANES - 1
        chosen.append(lane)
        if lane < MOST_LANES - 1:
            heapq.heappush(busy, (end, lane))
    return chosen


def edges(inputs: Sequence[Sequence[int]]) -> list[Edge]:
    """Return every line, by the row it ends at."""
    return [Edge(source, row) for row, sources in enumerate(inputs) for source in sources]
