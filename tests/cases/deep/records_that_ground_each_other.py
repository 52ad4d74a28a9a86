"""Accepted: a prompt handed a record that holds, in the end, a grounded value."""

from __future__ import annotations
from dataclasses import dataclass
from corvid_runtime import Grounded, grounded_pure, prompt

@dataclass
class Chapter:
    section: Section
    text: Grounded[str]

@dataclass
class Section:
    chapter: Chapter

@prompt
def ask(s: Section) -> str:
    return ""

@grounded_pure
def shown(section: Section) -> Grounded[str]:
    return ask(section)
