"""Accepted: a method called on a grounded value gives a grounded result."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def loud(i: str) -> Grounded[str]:
    doc = fetch(i)
    assert_type(doc.upper(), Grounded[str])
    assert_type(doc.split(","), Grounded[list[str]])
    assert_type(doc.count("a"), Grounded[int])
    assert_type(doc.startswith("a"), Grounded[bool])
    return doc.strip().replace("a", "b")
