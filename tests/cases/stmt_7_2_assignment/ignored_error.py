"""Refused: an ignored error of mypy does not hide the site."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def assigned_recorded(i: str) -> None:
    text: str = fetch(i)  # type: ignore[assignment]  # N: grounded-coercion[annotated assignment]


@agent
@grounded_pure
def assigned_refused(i: str) -> None:
    text: str = fetch(i)  # type: ignore[assignment]  # E: grounded-laundering
