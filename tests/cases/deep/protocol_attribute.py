"""Refused: a protocol with a plain attribute."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


class Titled(Protocol):
    @property
    def text(self) -> object: ...


@agent
def drop_recorded(i: str) -> None:
    found: Titled = Quote(fetch(i))  # N: grounded-coercion[annotated assignment]


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    found: Titled = Quote(fetch(i))  # E: grounded-laundering
