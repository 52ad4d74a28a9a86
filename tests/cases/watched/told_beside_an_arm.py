"""Refused: beside the arm that refuses, content decides more than that it does."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass(frozen=True)
class Change:
    name: str
    text: Grounded[str]


@grounded_pure
def named_by_content(old: Grounded[str]) -> Change | None:
    return Change("a" if "x" in old else "b", old) if "y" in old else None  # E: grounded-laundering


@grounded_pure
def after_another(name: str, old: Grounded[str]) -> Change | None:
    if "z" in old:
        return Change(name, old) if "y" in old else None  # E: grounded-laundering
    return Change("q", old)  # E: grounded-laundering


@grounded_pure
def drawn_in_an_arm(names: list[str], old: Grounded[str]) -> Change | None:
    return Change(names.pop(), old) if "y" in old else None  # E: grounded-laundering


def sized(old: Grounded[str]) -> str | None:
    return str(len(old)) if "x" in old else None


@grounded_pure
def told_by_a_helper(old: Grounded[str]) -> str | None:
    return sized(old)  # E: grounded-laundering


@grounded_pure
def parts_of_others(texts: Texts) -> int:
    part = texts[:3]
    if "x" in texts[0]:
        part.append(texts[0])  # E: grounded-laundering
    return len(part)
