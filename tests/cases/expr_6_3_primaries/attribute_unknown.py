"""Refused: an attribute the content does not have is still mypy's error."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch_record


@agent
def title(i: str) -> None:
    record = fetch_record(i)
    record.titel  # E: attr-defined
