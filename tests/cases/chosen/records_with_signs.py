"""Refused: records that content chooses between show it, by a plain field, a class, or a count."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Numbered:
    lines: Texts
    number: int = 0


@dataclass
class Section:
    lines: Texts


@dataclass
class Based:
    lines: Texts


class Special(Based):
    pass


@grounded_pure
def numbered(lines: Texts) -> list[Numbered]:
    groups: dict[Grounded[str], Numbered] = {}
    for number, line in enumerate(lines):
        groups[line.lower()] = Numbered([line], number)
    return list(groups.values())  # E: grounded-laundering


@grounded_pure
def of_two_classes(lines: Texts) -> list[Based]:
    found: list[Based] = []
    for line in lines:
        found.append(Based([line]) if "x" in line else Special([line]))
    return found  # E: grounded-laundering


@grounded_pure
def counted(lines: Texts) -> list[int]:
    groups: dict[Grounded[str], Section] = {}
    for line in lines:
        groups.setdefault(line.lower(), Section([])).lines.append(line)  # E: grounded-laundering
    return [len(section.lines) for section in groups.values()]  # E: grounded-laundering


@grounded_pure
def first_length(lines: Texts) -> int:
    found = [Section([line]) for line in lines if "x" in line]
    return len(found[0].lines)  # E: grounded-laundering


@grounded_pure
def which_one(first: Section, second: Section, line: Grounded[str]) -> bool:
    chosen = first if "x" in line else second
    return chosen is first  # E: grounded-laundering


@grounded_pure
def changed(first: Section, second: Section, line: Grounded[str]) -> None:
    chosen = first if "x" in line else second
    chosen.lines.append(line)  # E: grounded-laundering


@grounded_pure
def emptied(first: Section, line: Grounded[str]) -> None:
    if "x" in line:
        first.lines = []  # E: grounded-laundering
