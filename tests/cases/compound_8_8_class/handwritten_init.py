"""Refused: a handwritten constructor runs its code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Holder:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


@agent
@grounded_pure
def made(i: str) -> Holder:
    return Holder(fetch(i))


class Stripped:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text.unwrap_discarding_sources()


@agent
@grounded_pure
def stripped(i: str) -> Stripped:
    return Stripped(fetch(i))  # E: grounded-laundering
