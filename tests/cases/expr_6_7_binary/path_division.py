"""Refused: a path joins a grounded segment by itself."""

from __future__ import annotations

from pathlib import Path

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> Path:
    doc = fetch(i)
    return Path("/tmp") / doc  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> Path:
    doc = fetch(i)
    return Path("/tmp") / doc  # E: grounded-laundering `doc`
