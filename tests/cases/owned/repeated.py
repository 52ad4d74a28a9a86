"""Accepted: a list that is made by writing another one several times, and filled as content says."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@grounded_pure
def by_flags(texts: Texts) -> Texts:
    seen = [False] * len(texts)
    out: Texts = []
    for i, text in enumerate(texts):
        if seen[i]:
            continue
        out.append(text)
        for j in range(i + 1, len(texts)):
            if texts[j][:1] == text[:1]:
                seen[j] = True
    return out


@grounded_pure
def longest_common(texts: Texts, others: Texts) -> Texts:
    table = [[0] * (len(others) + 1) for _ in range(len(texts) + 1)]
    for i, one in enumerate(texts):
        for j, other in enumerate(others):
            if one == other:
                table[i + 1][j + 1] = table[i][j] + 1
    return texts[: table[-1][-1]]


@grounded_pure
def parents(texts: Texts) -> Texts:
    counts = 26 * [0]
    for text in texts:
        counts[len(text) % 26] += 1
    return [text for text in texts if counts[len(text) % 26] == 1]


@grounded_pure
def last_of_each_length(texts: Texts) -> Texts:
    places: list[Grounded[str] | None] = [None] * 10
    for text in texts:
        if len(text) < 10:
            places[len(text)] = text
    return [place for place in places if place is not None]
