"""Accepted: a grounded value of the module is read."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

kept = fetch("module")


@agent
@grounded_pure
def answer() -> Grounded[str]:
    return kept + "!"
