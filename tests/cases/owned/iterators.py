"""Accepted: how far content says to draw from an iterator that this body makes, and nobody else has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate, chain, islice

from corvid_runtime import Grounded, grounded_pure, join
from prelude import texts


def unique(found: Iterable[Grounded[str]]) -> Iterator[Grounded[str]]:
    seen = set()
    for text in found:
        if text not in seen:
            seen.add(text)
            yield text


def within(found: Iterable[Grounded[str]], budget: int) -> list[Grounded[str]]:
    parts: list[Grounded[str]] = []
    for text in found:
        budget -= len(text)
        if budget < 0:
            break
        parts.append(text)
    return parts


def about(found: Iterator[Grounded[str]], word: str) -> Iterator[Grounded[str]]:
    for text in found:
        if word in text:
            yield text


def short(found: Iterator[Grounded[str]]) -> Iterator[Grounded[str]]:
    return (text for text in found if len(text) < 80)


@grounded_pure
def by_name(query: str) -> list[Grounded[str]]:
    hits = chain(texts(query), texts("other"))
    return within(unique(hits), 100)


@grounded_pure
def until_enough(query: str) -> list[Grounded[str]]:
    hits = unique(texts(query))
    kept: list[Grounded[str]] = []
    for hit in hits:
        kept.append(hit)
        if len(hit) > 3:
            break
    kept.extend(hits)
    return kept


@grounded_pure
def first_of_two(query: str) -> Grounded[str] | None:
    hits = map(lambda text: text.strip(), texts(query))
    best = next(hits, None)
    if best is not None and len(best) < 2:
        best = next(hits, None)
    return best


@grounded_pure
def sized(query: str) -> list[Grounded[str]]:
    found = texts(query)
    sizes = accumulate(len(text) for text in found)
    lengths = (len(text) for text in found)
    short_ones = [text for text, size in zip(found, sizes) if size < 100]
    return short_ones + [text for text, length in zip(found, lengths) if length < 100]


@grounded_pure
def in_stages(query: str) -> list[Grounded[str]]:
    return list(islice(short(about(unique(texts(query)), "e")), 2))


@grounded_pure
def again(query: str) -> list[Grounded[str]]:
    kept: list[Grounded[str]] = []
    for word in ("e", "a"):
        hits = iter(texts(query))
        for hit in hits:
            if word in hit:
                kept.append(hit)
                break
    return kept


@grounded_pure
def drawn_out(query: str) -> Grounded[str]:
    hits = iter(texts(query))
    head = list(islice(hits, 1))
    return join(", ", head + [hit for hit in hits if len(hit) > 3])


@grounded_pure
def handed_to_helpers(query: str) -> list[Grounded[str]]:
    hits = unique(texts(query))
    head = within(hits, 30)
    return head + within(hits, 50) + [hit for hit in hits if "e" in hit]


@grounded_pure
def of_several_lists(query: str, rows: list[list[Grounded[str]]]) -> list[Grounded[str]]:
    hits = chain(*rows)
    first = next(hits)
    if query in first:
        first = next(hits)
    return [first, *hits]
