"""Refused: what the own truth of a record decides, if that is content. Accepted: to look at it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch, texts

SEEN: list[int] = []


@dataclass(frozen=True)
class Section:
    title: str
    lines: list[Grounded[str]] = field(default_factory=list)

    def __bool__(self) -> bool:
        return len(self.title) > 3 and "x" not in self.lines[0]


@dataclass
class Counting:
    lines: list[Grounded[str]] = field(default_factory=list)

    def __bool__(self) -> bool:
        SEEN.append(1)
        return "x" not in self.lines[0]


@grounded_pure
def looked(i: str, section: Section) -> Grounded[str] | None:
    if not section:
        return None
    return join("\n", section.lines) if section or fetch(i) else fetch(i)


@grounded_pure
def decided(section: Section) -> str:
    if section:
        return "yes"  # E: grounded-laundering
    return "no"  # E: grounded-laundering


@grounded_pure
def negated(section: Section) -> bool:
    return not section  # E: grounded-laundering


@grounded_pure
def counted(section: Section, counts: list[int]) -> Grounded[str] | None:
    while section and len(counts) < 3:
        counts.append(1)  # E: grounded-laundering
    return None


@grounded_pure
def either(section: Section) -> Section | str:
    return section or "none"  # E: grounded-laundering, grounded-laundering


@grounded_pure
def kept(i: str) -> list[Section]:
    sections = [Section("title", [text]) for text in texts(i)]
    return [section for section in sections if section]  # E: grounded-laundering


@grounded_pure
def after_a_look(i: str, counting: Counting) -> Grounded[str] | None:
    if "x" in fetch(i) and counting:  # E: grounded-laundering
        return None
    return fetch(i)
