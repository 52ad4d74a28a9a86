"""Refused: which of two forms a result has is decided by content."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure


class Two(NamedTuple):
    one: Grounded[str]
    two: Grounded[str]


class Three(Two):
    rank = 3


class Counted(list[Grounded[str]]):
    count_of_all = 0


@grounded_pure
def named(one: Grounded[str], two: Grounded[str]) -> Two:
    if "not" in one:
        return Two(one, two)  # E: grounded-laundering
    return Three(one, two)  # E: grounded-laundering


@grounded_pure
def longer(
    one: Grounded[str],
) -> tuple[Grounded[str]] | tuple[Grounded[str], Grounded[str]]:
    if "not" in one:
        return (one,)  # E: grounded-laundering
    return one, one  # E: grounded-laundering


@grounded_pure
def numbered(one: Grounded[str]) -> tuple[int, Grounded[str]]:
    if "not" in one:
        return 1, one  # E: grounded-laundering
    return 2, one  # E: grounded-laundering


@grounded_pure
def keyed(one: Grounded[str]) -> dict[str, Grounded[str]]:
    if "not" in one:
        return {"a": one}  # E: grounded-laundering
    return {"b": one}  # E: grounded-laundering


@grounded_pure
def listed(one: Grounded[str], texts: Counted) -> Counted | None:
    if "not" in one:
        return texts  # E: grounded-laundering
    return None


@grounded_pure
def either_list(
    one: Grounded[str], texts: list[Grounded[str]]
) -> list[Grounded[str]] | set[Grounded[int]] | None:
    if "not" in one:
        return texts  # E: grounded-laundering
    return None


@grounded_pure
def beside(one: Grounded[str], texts: list[Grounded[str]]) -> tuple[list[Grounded[str]], str]:
    if "not" in one:
        return texts, "a"  # E: grounded-laundering
    return texts, "b"  # E: grounded-laundering


@grounded_pure
def doubled(one: Grounded[str], names: list[str] | str) -> Grounded[str]:
    if "not" in one:
        names *= 2  # E: grounded-laundering
    return one
