"""Accepted: render and join."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@grounded_pure
def answer(i: str) -> Grounded[str]:
    def render(doc: Grounded[str], prefix: str = "- ") -> Grounded[str]:
        return prefix + doc

    return functools.reduce(lambda a, b: a + "\n" + b, [render(d) for d in texts(i)])
