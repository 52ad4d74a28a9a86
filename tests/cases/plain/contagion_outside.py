"""Accepted: grounding is contagious outside agents too."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded
from prelude import fetch


def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    assert_type(doc + "!", Grounded[str])
    return doc.upper()
