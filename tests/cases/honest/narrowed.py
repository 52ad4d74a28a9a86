"""Accepted: a test shows that a value is a record with sources."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt


class Note:
    """A remark, with sources or without."""


@dataclass
class Quoted(Note):
    text: Grounded[str]


@prompt
def ask(note: Note) -> str:
    return str(note)


@grounded_pure
def of_base(note: Note, other: Grounded[str]) -> Grounded[str]:
    return ask(note) if isinstance(note, Quoted) else other


@grounded_pure
def of_anything(note: object, other: Grounded[str]) -> Grounded[str]:
    if isinstance(note, Quoted):
        return ask(note)
    return other
