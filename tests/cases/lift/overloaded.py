"""Accepted: a lifted overloaded function."""

from __future__ import annotations

import re

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return lift(re.sub)("a", "b", fetch(i))
