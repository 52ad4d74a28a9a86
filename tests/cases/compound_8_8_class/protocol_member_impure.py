"""Refused: an implementation of a protocol member keeps its contract."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Source(Protocol):
    @grounded_pure
    def text(self, i: str) -> Grounded[str]: ...


class Impure(Source):
    def text(self, i: str) -> Grounded[str]:  # E: grounded-laundering
        return fetch(i)
