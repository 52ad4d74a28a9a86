"""Refused: a handwritten __attrs_post_init__ is program code."""

from __future__ import annotations

import attrs

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, strip


@attrs.define
class Card:
    text: Grounded[str]

    def __attrs_post_init__(self) -> None:
        print(strip(self.text))


@agent
@grounded_pure
def made(i: str) -> Card:
    return Card(fetch(i))  # E: grounded-laundering
