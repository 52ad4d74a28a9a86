"""Accepted: content may choose between results of one form, and between selections."""

from __future__ import annotations

from enum import Flag, auto

from corvid_runtime import Grounded, grounded_pure


class Seen(Flag):
    NOTHING = 0
    SHORT = auto()
    LONG = auto()


@grounded_pure
def pair(one: Grounded[str], two: Grounded[str]) -> tuple[Grounded[str], Grounded[str]]:
    if "not" in one:
        return one, two
    return two, one


@grounded_pure
def either(one: Grounded[str], two: Grounded[int]) -> Grounded[str] | Grounded[int]:
    if "not" in one:
        return two
    return one


@grounded_pure
def some(texts: list[Grounded[str]]) -> list[Grounded[str]] | None:
    if len(texts) > 2:
        return texts[:2]
    return texts


@grounded_pure
def parted(
    texts: list[Grounded[str]], first: Grounded[str]
) -> tuple[list[Grounded[str]], list[Grounded[str]]]:
    if "not" in first:
        return texts, []
    return [], texts


@grounded_pure
def mixed(
    texts: list[Grounded[str]], first: Grounded[str]
) -> tuple[list[Grounded[str]], Grounded[str]]:
    if "not" in first:
        return texts, first
    return [], first


@grounded_pure
def flagged(reply: Grounded[str]) -> Grounded[str]:
    seen = Seen.NOTHING
    limit: int | None = None
    if "not" in reply:
        seen |= Seen.SHORT
        limit = 3
    return reply if seen and limit else reply.strip()


@grounded_pure(discloses={"condition"})
def pair_of_one_form(
    one: Grounded[str], two: Grounded[str]
) -> tuple[Grounded[str], Grounded[str]]:
    if "not" in one:
        return one, two
    return two, one


@grounded_pure
def kept_in_a_local(texts: list[Grounded[str]]) -> list[Grounded[str]] | None:
    found: list[Grounded[str]] | None = None
    if "not" not in texts[0]:
        found = texts
    return found


@grounded_pure
def paired(reply: Grounded[str]) -> Grounded[str]:
    pair: tuple[int, int] = (1, 2)
    if "not" in reply:
        pair += ()
    return reply if pair else reply.strip()
