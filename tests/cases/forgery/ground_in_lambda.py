"""Accepted: a lambda inside a grounded tool mints."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, retrieval, tool


@tool(uses=retrieval)
def read(names: list[str]) -> list[Grounded[str]]:
    return list(map(lambda name: ground(name, source="file:a"), names))
