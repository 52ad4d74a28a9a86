"""Accepted: modules that import each other."""

from __future__ import annotations

from circle import there
from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def here(i: str) -> Grounded[str]:
    return fetch(i)


@agent
@grounded_pure
def around(i: str) -> Grounded[str]:
    return there(i)
