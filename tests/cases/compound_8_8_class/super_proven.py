"""Accepted: super reaches a method with a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    @grounded_pure
    def text(self, i: str) -> Grounded[str]:
        return fetch(i)


class Derived(Base):
    @grounded_pure
    def text(self, i: str) -> Grounded[str]:
        return super().text(i) + "!"
