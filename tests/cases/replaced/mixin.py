"""Refused: a mixin before the proved class replaces its methods."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, prompt

LAST: list[str] = []


class Pure:
    @grounded_pure
    def f(self, d: Grounded[str]) -> Grounded[str]:
        return d

    @prompt(model="m")
    def write(self, doc: str) -> str:
        return doc


class Mixin:
    def f(self, d: Grounded[str]) -> Grounded[str]:
        LAST.append(d.unwrap_discarding_sources())
        return d


class Writer:
    def write(self, doc: str) -> str:
        return "made up"


class Both(Mixin, Pure):  # E: grounded-laundering
    pass


class Written(Writer, Pure):  # E: grounded-laundering
    pass


class Aliased(Pure):
    f = Mixin.f  # E: grounded-laundering
