"""Refused: an unreachable ``raise`` that names what was retrieved."""

from __future__ import annotations

from typing import Literal

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def by_kind(kind: Literal["a", "b"], i: str) -> Grounded[str]:
    doc = fetch(i)
    if kind == "a":
        return doc
    elif kind == "b":
        return doc
    else:
        raise AssertionError(doc)  # E: grounded-laundering
