"""Refused: formatting, subscripts and comparisons ask objects of the program, nested ones too."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

KEPT: list[Grounded[str]] = []


class Shows:
    def __str__(self) -> str:
        return KEPT[-1].unwrap_discarding_sources()

    def __index__(self) -> int:
        return len(KEPT[-1].unwrap_discarding_sources())

    def __eq__(self, other: object) -> bool:
        return KEPT[-1].unwrap_discarding_sources() == "alpha"

    def __hash__(self) -> int:
        return len(KEPT[-1].unwrap_discarding_sources())


@grounded_pure
def percent(shows: Shows) -> str:
    return "%s" % shows  # E: grounded-laundering


@grounded_pure
def percent_of_several(shows: Shows) -> str:
    return "%s %s" % (1, shows)  # E: grounded-laundering


@grounded_pure
def inside(shows: Shows) -> str:
    return "{0[0]}".format([shows])  # E: grounded-laundering


@grounded_pure
def index(shows: Shows) -> int:
    return list(range(100))[shows]  # E: grounded-laundering


@grounded_pure
def part(shows: Shows) -> list[int]:
    return list(range(100))[:shows]  # E: grounded-laundering


@grounded_pure
def equal(shows: Shows) -> bool:
    return [shows] == [1]  # E: grounded-laundering


@grounded_pure
def member(shows: Shows) -> bool:
    return shows in [1]  # E: grounded-laundering


@grounded_pure
def member_of_own(shows: Shows) -> bool:
    return 1 in [shows]  # E: grounded-laundering


@grounded_pure
def key(shows: Shows) -> dict[Shows, int]:
    return {shows: 1}  # E: grounded-laundering


@grounded_pure
def element(shows: Shows) -> set[tuple[int, Shows]]:
    return {(1, shows)}  # E: grounded-laundering
