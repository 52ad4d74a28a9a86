"""Refused: a key that a lambda puts into a table which tells of it; one of content tells nothing."""

from __future__ import annotations

from collections import defaultdict

from corvid_runtime import Grounded, grounded_pure

shared: defaultdict[Grounded[str], float] = defaultdict(float)
calls: list[int] = []


def noted() -> float:
    calls.append(1)
    return 0.0


@grounded_pure
def fused(rankings: list[list[Grounded[str]]]) -> list[Grounded[str]]:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    for ranking in rankings:
        for rank, doc in enumerate(ranking):
            scores[doc] += 1 / (60 + rank)
    return sorted(scores, key=lambda doc: scores[doc], reverse=True)


@grounded_pure
def in_place(ranking: list[Grounded[str]]) -> list[Grounded[str]]:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    for rank, doc in enumerate(ranking):
        scores[doc] += 1 / (60 + rank)
    docs = list(scores)
    docs.sort(key=lambda doc: scores[doc], reverse=True)
    return docs[:3]


@grounded_pure
def best(ranking: list[Grounded[str]], others: list[Grounded[str]]) -> Grounded[str]:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    for doc in ranking:
        scores[doc] += 1
    return max(others, key=lambda doc: scores[doc])


@grounded_pure
def how_many(ranking: list[Grounded[str]], others: list[Grounded[str]]) -> int:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    for doc in ranking:
        scores[doc] += 1
    max(others, key=lambda doc: scores[doc])
    return len(scores)  # E: grounded-laundering


@grounded_pure
def of_plain_keys(questions: list[str], docs: list[Grounded[str]]) -> int:
    counts: defaultdict[str, int] = defaultdict(int)
    for question in questions:
        counts[question] += 1
    max(docs, key=lambda doc: counts[str(doc)])  # E: grounded-laundering
    return len(counts)


@grounded_pure
def empty(docs: list[Grounded[str]]) -> int:
    counts: defaultdict[Grounded[str], int] = defaultdict(int)
    max(docs, key=lambda doc: counts[doc])  # E: grounded-laundering
    return len(counts)


@grounded_pure
def of_others(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return sorted(docs, key=lambda doc: shared[doc])  # E: grounded-laundering


@grounded_pure
def given_away(
    docs: list[Grounded[str]], tables: list[defaultdict[Grounded[str], float]]
) -> list[Grounded[str]]:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    tables.append(scores)
    for doc in docs:
        scores[doc] += 1  # E: grounded-laundering
    return sorted(docs, key=lambda doc: scores[doc])  # E: grounded-laundering


@grounded_pure
def made_by_others(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    scores: defaultdict[Grounded[str], float] = defaultdict(noted)
    for doc in docs:
        scores[doc] += 1  # E: grounded-laundering
    return sorted(docs, key=lambda doc: scores[doc])  # E: grounded-laundering


@grounded_pure
def kept(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    scores: defaultdict[Grounded[str], float] = defaultdict(float)
    for doc in docs:
        scores[doc] += 1  # E: grounded-laundering
    key = lambda doc: scores[doc]  # noqa: E731
    return sorted(docs, key=key)  # E: grounded-laundering
