"""Agriculture: pest advice, context manager for a session, cached_property for settings."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("farm")


@dataclass(frozen=True)
class Treatment:
    pest: str
    product: str
    dose: str
    organic: bool


TREATMENTS = [
    Treatment("aphid", "soap", "2 %", True),
    Treatment("aphid", "pyrethrin", "0.1 %", False),
    Treatment("slug", "iron phosphate", "5 g", True),
]


@tool(uses=retrieval)
def treatments(pest: str) -> list[Grounded[Treatment]]:
    return [ground(t, source=f"handbook/{t.product}") for t in TREATMENTS if t.pest == pest]


@prompt(model="agronomist")
def advise(crop: str, options: str) -> str:
    return f"For {crop}: {options}"


@contextmanager
def timed(what: str) -> Iterator[None]:
    start = time.perf_counter()
    try:
        yield
    finally:
        logger.debug("%s took %.3f s", what, time.perf_counter() - start)


class Advisor:
    def __init__(self, crops: list[str], organic_only: bool) -> None:
        self.crops = crops
        self.organic_only = organic_only

    @cached_property
    def crop_list(self) -> str:
        return ", ".join(sorted(self.crops))

    def _allowed(self, items: list[Grounded[Treatment]]) -> list[Grounded[Treatment]]:
        if not self.organic_only:
            return items
        return [t for t in items if t.organic]

    @grounded_pure
    def advise(self, pest: str) -> Grounded[str] | InsufficientEvidence:
        with timed("retrieval"):
            found = treatments(pest)
        allowed = self._allowed(found)
        if not allowed:
            return InsufficientEvidence(reason=f"no allowed treatment for {pest}")
        with timed("model"):
            options = join("; ", [interpolate("{} at {}", t.product, t.dose) for t in allowed])
            return advise(self.crop_list, options)


if __name__ == "__main__":
    advisor = Advisor(["wheat", "barley"], organic_only=True)
    print(advisor.advise("aphid"))
    print(advisor.advise("locust"))
    print(Advisor(["hops"], False).advise("aphid"))
