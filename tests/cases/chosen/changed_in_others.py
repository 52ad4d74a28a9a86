"""Refused: an attribute or item of the object that content picked is changed, or deleted."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Section:
    lines: Texts = field(default_factory=list)


@grounded_pure
def extended(texts: Texts, s: Section) -> int:
    t = s if "x" in texts[0] else Section()
    t.lines += [texts[0]]  # E: grounded-laundering
    return len(s.lines)


@grounded_pure
def parts_assigned(texts: Texts, s: Section) -> int:
    t = s if "x" in texts[0] else Section()
    t.lines[:] = [texts[0]]  # E: grounded-laundering
    return len(s.lines)


@grounded_pure
def part_deleted(texts: Texts, s: Section) -> int:
    t = s if "x" in texts[0] else Section()
    del t.lines[0]  # E: grounded-laundering
    return len(s.lines)


@grounded_pure
def attribute_deleted(texts: Texts, s: Section) -> int:
    t = s if "x" in texts[0] else Section()
    del t.lines  # E: grounded-laundering
    return len(s.lines)


@grounded_pure
def as_a_target(texts: Texts, s: Section) -> int:
    t = s if "x" in texts[0] else Section()
    for t.lines in [[texts[0]]]:  # E: grounded-laundering
        pass
    return len(s.lines)
