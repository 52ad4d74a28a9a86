"""Refused: what a tool brought in is the proof's own, unless it stands inside something else."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool
from prelude import fetch, texts


@dataclass
class Page:
    """One page of what was found."""

    notes: list[Grounded[str]]


@tool(uses=retrieval)
async def later(i: str) -> list[Grounded[str]]:
    """Search for something, and wait for it."""
    return [ground("one", source=i)]


@tool(uses=retrieval)
def page(i: str) -> Page:
    """Search for a page."""
    return Page([ground("one", source=i)])


@tool(uses=retrieval)
def nested(i: str) -> dict[str, list[Grounded[str]]]:
    """Search for groups."""
    return {"a": [ground("one", source=i)]}


@grounded_pure
def extended(i: str) -> list[Grounded[str]]:
    notes = texts(i)
    if any("see also" in note for note in notes):
        notes.extend(texts(i + " see also"))
    return notes


@grounded_pure
async def awaited(i: str) -> list[Grounded[str]]:
    notes = await later(i)
    if any("see also" in note for note in notes):
        notes.append(fetch(i + " see also"))
    return notes


@grounded_pure
def of_a_record(i: str) -> list[Grounded[str]]:
    found = page(i)
    notes = [*found.notes]
    if any("see also" in note for note in notes):
        found.notes.append(fetch(i))  # E: grounded-laundering
    return notes


@grounded_pure
def of_a_group(i: str) -> list[Grounded[str]]:
    groups = nested(i)
    if any("see also" in note for note in groups["a"]):
        groups["a"].append(fetch(i))  # E: grounded-laundering
    return groups["a"]
