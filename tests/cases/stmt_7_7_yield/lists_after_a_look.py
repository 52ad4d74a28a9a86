"""Accepted: a generator gives lists of grounded values as content says, each of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch


def batches(texts: Iterable[Grounded[str]], size: int) -> Iterator[list[Grounded[str]]]:
    batch: list[Grounded[str]] = []
    used = 0
    for text in texts:
        if batch and used + len(text) > size:
            yield batch
            batch, used = [], 0
        batch.append(text)
        used += len(text)
    if batch:
        yield batch


@grounded_pure
def contexts(keys: list[str]) -> list[Grounded[str]]:
    return [join("\n", batch) for batch in batches([fetch(key) for key in keys], 1000)]
