"""Accepted: a dictionary of grounded values with plain keys keeps them."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def valued(i: str) -> dict[str, Grounded[str]]:
    doc = fetch(i)
    found = {"a": doc, i: doc + "!"}
    assert_type(found, dict[str, Grounded[str]])
    return found
