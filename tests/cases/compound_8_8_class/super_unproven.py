"""Refused: super reaches a method without a mark, which unwraps."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    def text(self, i: str) -> Grounded[str]:
        return fetch(i)


class Derived(Base):
    @grounded_pure
    def text(self, i: str) -> Grounded[str]:
        return super().text(i)


class Stripped:
    def text(self, i: str) -> str:
        return fetch(i).unwrap_discarding_sources()


class Unwrapped(Stripped):
    @grounded_pure
    def text(self, i: str) -> str:
        return super().text(i)  # E: grounded-laundering
