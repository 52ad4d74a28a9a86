"""Accepted: reduce with a pure function."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return functools.reduce(lambda one, two: one + two, docs)
