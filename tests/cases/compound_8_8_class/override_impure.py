"""Refused: an override keeps the contract of what it replaces."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    @grounded_pure
    def text(self, i: str) -> Grounded[str]:
        return fetch(i)


class Derived(Base):
    def text(self, i: str) -> Grounded[str]:  # E: grounded-laundering
        return fetch(i)
