"""Accepted: a loop over a plain list of grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def looped(docs: list[Grounded[str]]) -> Grounded[str]:
    text = fetch("start")
    for number, doc in enumerate(docs):
        text = text + doc
    else:
        text = text + "."
    return text
