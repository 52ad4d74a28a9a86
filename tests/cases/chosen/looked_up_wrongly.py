"""Refused: which of several objects was found in a table shows, or what it holds."""

from __future__ import annotations

from dataclasses import dataclass, field

from prelude import fetch

from corvid_runtime import grounded_pure


@dataclass
class Team:
    name: str = ""
    seen: int = 0
    pages: list[str] = field(default_factory=list)

    def called(self) -> str:
        return self.name

    def touch(self) -> None:
        self.seen += 1


TEAMS: dict[str, Team] = {}


@grounded_pure
def given(i: str) -> Team | None:
    return TEAMS.get(fetch(i))  # E: grounded-laundering


@grounded_pure
def read(i: str) -> str:
    team = TEAMS[fetch(i)]
    return team.name  # E: grounded-laundering


@grounded_pure
def asked(i: str) -> str:
    team = TEAMS[fetch(i)]
    return team.called()  # E: grounded-laundering


@grounded_pure
def changed(i: str) -> None:
    team = TEAMS[fetch(i)]
    team.touch()  # E: grounded-laundering


@grounded_pure
def changed_plainly(i: str) -> None:
    team = TEAMS[fetch(i)]
    team.pages.append("x")  # E: grounded-laundering


@grounded_pure
def assigned(i: str) -> None:
    team = TEAMS[fetch(i)]
    team.seen = 1  # E: grounded-laundering


@grounded_pure
def compared(i: str, own: Team) -> bool:
    team = TEAMS[fetch(i)]
    return team is own  # E: grounded-laundering


@grounded_pure
def kept(i: str, teams: dict[str, Team]) -> None:
    teams["a"] = TEAMS[fetch(i)]  # E: grounded-laundering


@grounded_pure
def named(i: str) -> int:
    for page in TEAMS[fetch(i)].pages:
        return len(page)  # E: grounded-laundering
    return 0  # E: grounded-laundering
