"""Refused: what is read out of an object may be changed, or shows what a look changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass(frozen=True)
class Job:
    """Frozen itself, and not what it holds."""

    text: Grounded[str]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Title:
    """Frozen."""

    text: Grounded[str]


class Desk:
    def __init__(self) -> None:
        self.jobs = [Job(fetch("a"))]
        self.titles = [Title(fetch("a"))]


JOB = Job(fetch("c"))


@grounded_pure
def what_it_holds(key: str) -> int:
    desk = Desk()
    job = desk.jobs[0]
    if "x" in fetch(key):
        desk.jobs[0].notes.append("x")
    return len(job.notes)  # E: grounded-laundering


@grounded_pure
def what_others_hold(key: str) -> int:
    desk = Desk()
    desk.jobs.append(JOB)
    job = desk.jobs.pop()
    if "x" in fetch(key):
        job.notes.append("x")  # E: grounded-laundering
    return len(JOB.notes)


@grounded_pure
def how_many(key: str) -> int:
    desk = Desk()
    title = desk.titles[0]
    if "x" in fetch(key):
        desk.titles.append(title)
    return len(desk.titles)  # E: grounded-laundering
