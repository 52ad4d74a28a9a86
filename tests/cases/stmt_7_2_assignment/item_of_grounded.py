"""Refused: a plain item put into a grounded container would read back grounded."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_rows


@agent
def assigned_recorded(i: str) -> None:
    rows = fetch_rows(i)
    rows[0] = "plain"  # N: grounded-coercion


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    rows = fetch_rows(i)
    rows[0] = "plain"  # E: grounded-laundering
