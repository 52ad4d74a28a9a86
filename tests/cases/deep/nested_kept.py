"""Accepted: a nested container in a slot that keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def kept(table: dict[str, list[Grounded[str]]]) -> Mapping[str, Sequence[Grounded[str]]]:
    found: Mapping[str, Sequence[Grounded[str]]] = table
    return found
