"""Accepted: a comprehension over a plain list of grounded values keeps them."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def gathered(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    found = [doc.upper() + "!" for doc in docs]
    assert_type(found, list[Grounded[str]])
    return found
