"""Refused: a field of type object."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@dataclass
class Anything:
    content: object


@agent
def made_recorded(i: str) -> None:
    anything = Anything(fetch(i))  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    anything = Anything(fetch(i))  # E: grounded-laundering `fetch(i)`
