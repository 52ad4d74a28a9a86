"""Refused: a copy that the context solves to object."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def dropped_recorded(docs: list[Grounded[str]]) -> None:
    found: Sequence[object] = copy.copy(docs)  # N: grounded-coercion


@agent
@grounded_pure
def dropped_refused(docs: list[Grounded[str]]) -> None:
    found: Sequence[object] = copy.copy(docs)  # E: grounded-laundering
