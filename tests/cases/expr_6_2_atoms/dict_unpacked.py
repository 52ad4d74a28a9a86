"""Refused: unpacking grounded values into a plain slot."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def merged_recorded(more: dict[str, Grounded[str]]) -> None:
    found: dict[str, str] = {"a": "b", **more}  # N: grounded-coercion


@agent
@grounded_pure
def merged_refused(more: dict[str, Grounded[str]]) -> None:
    found: dict[str, str] = {"a": "b", **more}  # E: grounded-laundering
