"""Accepted: a memoised function of texts only computes: equal texts are one text."""

from __future__ import annotations

from functools import cache, lru_cache

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool


@tool(uses=retrieval)
def fetch(query: str) -> str:
    return query


@lru_cache(maxsize=10)
def stem(word: str) -> str:
    return word.removesuffix("s")


@cache
def pattern(word: str, other: str) -> bool:
    return word.startswith(other)


def terms(text: str) -> list[str]:
    return [stem(word) for word in text.split() if pattern(word, "b")]


@grounded_pure
def all_terms(query: str = "bees") -> Grounded[list[str]]:
    page = fetch(query)
    if stem("bees") in page:
        return lift(terms)(page)
    return lift(terms)(page + stem("wasps"))
