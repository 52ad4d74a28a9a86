"""Refused: a plain list extended or repeated in place by a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int, fetch_rows


@agent
def extended_recorded(i: str) -> None:
    found = ["a"]
    found += fetch_rows(i)  # N: grounded-coercion
    found *= fetch_int(i)  # N: grounded-coercion


@agent
@grounded_pure
def extended_refused(i: str) -> None:
    found = ["a"]
    found += fetch_rows(i)  # E: grounded-laundering
