"""Accepted: texts put together keep the sources."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, interpolate, join
from prelude import fetch
from typing_extensions import assert_type


@agent
@grounded_pure
def framed(i: str) -> Grounded[str]:
    doc = fetch(i)
    found = interpolate("[{}] {}", i, doc)
    assert_type(found, Grounded[str])
    return found


@agent
@grounded_pure
def listed(i: str) -> Grounded[str]:
    doc = fetch(i)
    return join(", ", [doc, "x"])
