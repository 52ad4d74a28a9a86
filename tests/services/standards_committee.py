"""Standards committee: itertools - chain.from_iterable, accumulate, takewhile, batched by hand, pairwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice, pairwise, takewhile

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

DRAFTS = {
    1: ["Scope: bolts.", "Terms: see annex."],
    2: ["Scope: bolts and nuts.", "Terms: see annex."],
    3: ["Scope: fasteners.", "Terms: see annex B.", "Tests: pull."],
}


@tool(uses=retrieval)
def draft(number: int) -> list[Grounded[str]]:
    return [
        ground(text, source=f"draft {number} §{n}")
        for n, text in enumerate(DRAFTS.get(number, []), 1)
    ]


@prompt(model="secretary")
def minute(changes: str) -> str:
    return changes


def batched(items: Iterable[Grounded[str]], size: int) -> Iterator[list[Grounded[str]]]:
    iterator = iter(items)
    while batch := list(islice(iterator, size)):
        yield batch


def new_in(before: list[Grounded[str]], after: list[Grounded[str]]) -> list[Grounded[str]]:
    return [text for text in after if text not in before]


def within(texts: list[Grounded[str]], limit: int) -> list[Grounded[str]]:
    kept: list[Grounded[str]] = []
    size = 0
    for text in texts:
        size += len(text)
        if size > limit:
            break
        kept.append(text)
    return kept


@grounded_pure
def history(numbers: list[int], limit: int = 60) -> Grounded[str] | InsufficientEvidence:
    versions = [draft(n) for n in numbers]
    changes = list(chain.from_iterable(new_in(a, b) for a, b in pairwise(versions)))
    if not changes:
        return InsufficientEvidence(reason="the drafts are the same")
    kept = within(changes, limit)
    groups = [join(" + ", batch) for batch in batched(kept, 2)]
    scopes = list(takewhile(lambda text: text.startswith("Scope"), kept))
    return interpolate("{} [{} scope changes first]", minute(join(" | ", groups)), len(scopes))


def main() -> None:
    for numbers in ([1, 2, 3], [1, 1]):
        result = history(numbers)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
