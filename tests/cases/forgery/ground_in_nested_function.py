"""Accepted: a nested function of a grounded tool mints."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, retrieval, tool
from prelude import metered


@tool(uses=[retrieval, metered])
def read(i: str) -> list[Grounded[str]]:
    def one(text: str) -> Grounded[str]:
        return ground(text, source="file:one")

    return [one(i)]
