"""Refused: a generic library function outside the table."""

from __future__ import annotations

import contextvars
import random

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return random.choice(docs)


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> Grounded[str]:
    return contextvars.ContextVar("held", default=docs[0]).get()  # E: grounded-laundering
