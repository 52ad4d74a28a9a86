"""Refused: an imported retrieval is as grounded as one defined here."""

from __future__ import annotations

import prelude
from corvid_runtime import agent, grounded_pure


@agent
def launder_recorded(i: str) -> str:
    return prelude.fetch(i)  # N: grounded-coercion[return] `prelude.fetch(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> str:
    return prelude.fetch(i)  # E: grounded-laundering `prelude.fetch(i)`
