"""Refused: of two records that hold each other, the one without a grounded field of its own."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Chapter:
    section: Section | None
    text: Grounded[str]


@dataclass
class Section:
    chapter: Chapter


@grounded_pure
def shown(chapter: Chapter, section: Section) -> str:
    str(chapter)
    return str(section)  # E: grounded-laundering `section`
