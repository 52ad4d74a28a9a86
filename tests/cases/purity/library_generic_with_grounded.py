"""Refused: a generic library function outside the table."""

from __future__ import annotations

import graphlib
import random

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return random.choice(docs)


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> object:
    return graphlib.TopologicalSorter({"a": docs})  # E: grounded-laundering
