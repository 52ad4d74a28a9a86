"""Accepted: unpacking a tuple display of computed items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def unpacked(i: str, ok: bool) -> Grounded[str]:
    text, number = ("a" if ok else i), [len(name) for name in [i]][0]
    doc, other = fetch(text), number + 1
    (one, two), three = (doc, other), "c"
    return one
