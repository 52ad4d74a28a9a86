"""Refused: percent formatting in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # N: grounded-coercion[return] `"Answer: %s" % doc`


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    doc = fetch(i)
    return "Answer: %s" % doc  # E: grounded-laundering `"Answer: %s" % doc`
