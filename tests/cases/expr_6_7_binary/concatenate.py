"""Accepted: concatenation keeps the grounding, whichever operand has it."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def added(i: str) -> Grounded[str]:
    doc = fetch(i)
    assert_type(doc + "!", Grounded[str])
    assert_type("!" + doc, Grounded[str])
    assert_type(doc + doc, Grounded[str])
    assert_type(doc * 2, Grounded[str])
    assert_type(2 * doc, Grounded[str])
    return "<" + doc + ">"
