"""Refused: a validator of a generated constructor is program code."""

from __future__ import annotations

import attrs

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@attrs.define
class Card:
    text: Grounded[str] = attrs.field(validator=lambda card, field, value: print(value))


@agent
@grounded_pure
def made(i: str) -> Card:
    return Card(fetch(i))  # E: grounded-laundering
