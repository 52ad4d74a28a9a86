"""Accepted: a partial of a retrieval stays a retrieval."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

ask = functools.partial(fetch, "always")


@agent
@grounded_pure
def answer() -> Grounded[str]:
    return ask()
