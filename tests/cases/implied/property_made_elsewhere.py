"""Refused: a property by another name, whose type does not show which function it was made of."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch

LOG: list[int] = []


def noted(self: object) -> int:
    LOG.append(1)
    return 1


NOTED = property(noted)


class Page:
    count = NOTED


PAGE = Page()


@grounded_pure
def read_after_a_look(key: str) -> int:
    if fetch(key) == "left":
        PAGE.count  # E: grounded-laundering
    return len(LOG)
