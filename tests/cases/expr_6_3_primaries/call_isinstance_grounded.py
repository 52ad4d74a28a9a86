"""Accepted: isinstance against Grounded, by either name, asks for provenance only."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue, agent, grounded_pure


@agent
@grounded_pure
def is_grounded(doc: Grounded[str] | int) -> bool:
    return isinstance(doc, GroundedValue)


@agent
@grounded_pure
def is_grounded_too(doc: Grounded[str] | int) -> bool:
    return isinstance(doc, Grounded)
