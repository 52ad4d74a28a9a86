"""Accepted: an audited function lifted once for the module."""

from __future__ import annotations

import html

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch

escaped = lift(html.escape)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return escaped(fetch(i))
