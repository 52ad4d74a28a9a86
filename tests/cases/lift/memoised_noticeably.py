"""Refused: a memoised function whose memory shows what it was asked about content."""

from __future__ import annotations

from functools import cache

from prelude import fetch, numbers

from corvid_runtime import Grounded, grounded_pure, lift


@cache
def shown(number: int) -> str:
    return str(number)


@cache
def parts(text: str) -> list[str]:
    return text.split()


@cache
def stem(word: str) -> str:
    return word.removesuffix("s")


@grounded_pure
def equal_numbers(query: str) -> str:
    lift(shown)(numbers(query)[0])  # E: grounded-laundering
    return shown(True)


@grounded_pure
def shared_lists(query: str) -> list[str]:
    lift(parts)(fetch(query))  # E: grounded-laundering
    return parts("a b")


@grounded_pure
def counted(query: str) -> int:
    lift(stem)(fetch(query))
    return stem.cache_info().hits  # E: grounded-laundering


@grounded_pure
def cleared(query: str) -> Grounded[str]:
    page = fetch(query)
    if "bees" in page:
        stem.cache_clear()  # E: grounded-laundering
    return page
