"""Accepted: a work list of grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def looped(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    done: list[Grounded[str]] = []
    while docs:
        done.append(docs.pop() + "!")
    return done
