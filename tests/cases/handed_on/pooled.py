"""Refused: a pool hands the items of a list to a function that takes them plain."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def length(text: object) -> int:
    return 3


def shouted(text: str) -> str:
    return text.upper()


@agent
def recorded(docs: list[Grounded[str]]) -> list[str]:
    with ThreadPoolExecutor() as pool:
        return list(pool.map(shouted, docs))  # N: grounded-coercion[argument] `docs`


@grounded_pure
def refused(docs: list[Grounded[str]]) -> list[int]:
    with ThreadPoolExecutor() as pool:
        return list(pool.map(length, docs))  # E: grounded-laundering `docs`
