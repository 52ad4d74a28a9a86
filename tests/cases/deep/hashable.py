"""Refused: a grounded value seen as something hashable."""

from __future__ import annotations

from collections.abc import Hashable

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def drop_recorded(i: str) -> None:
    found: Hashable = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    found: Hashable = fetch(i)  # E: grounded-laundering `fetch(i)`
