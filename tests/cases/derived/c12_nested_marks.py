"""Refused: boundaries defined inside a proof, which would close over content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift, tool
from prelude import fetch, trimmed


@grounded_pure
def nested_tool(i: str) -> str:
    doc = fetch(i)

    @tool
    def told() -> str:  # E: grounded-laundering
        return str(doc)

    return told()


@grounded_pure
def nested_lift(i: str) -> Grounded[str]:
    seen: list[str] = []

    @lift
    def told(text: str) -> str:  # E: grounded-laundering
        seen.append(text)
        return text

    return told(fetch(i))


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return trimmed(fetch(i))
