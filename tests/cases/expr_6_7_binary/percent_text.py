"""Accepted: percent formatting of a plain text with a grounded text is their common type's."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    assert_type("Answer: %s" % doc, Grounded[str])
    return "Answer: %s" % doc
