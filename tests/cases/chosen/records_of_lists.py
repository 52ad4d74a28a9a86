"""Accepted: content groups what was retrieved in records that hold lists of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Section:
    heading: Grounded[str]
    lines: Texts = field(default_factory=list)


@grounded_pure
def sections(lines: Texts) -> list[Section]:
    found: list[Section] = []
    for line in lines:
        if line.startswith("#"):
            found.append(Section(line))
        elif found:
            found[-1].lines.append(line)
    return found


@grounded_pure
def latest(texts: Texts) -> list[Section]:
    groups: dict[Grounded[str], Section] = {}
    for text in texts:
        groups[text.lower()] = Section(text, [text])
    return list(groups.values())


@grounded_pure
def largest_first(texts: Texts) -> list[Section]:
    groups: dict[Grounded[str], Texts] = {}
    for text in texts:
        groups.setdefault(text.lower(), []).append(text)
    found = [Section(members[0], members) for members in groups.values()]
    found.sort(key=lambda section: len(section.lines))
    return found
