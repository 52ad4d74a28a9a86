"""Accepted: an empty display in a tuple assignment drops nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def batches(names: list[str]) -> list[list[Grounded[str]]]:
    done: list[list[Grounded[str]]] = []
    batch: list[Grounded[str]] = []
    count = 0
    for name in names:
        batch.append(fetch(name))
        if len(batch) == 2:
            done.append(batch)
            batch, count = [], count + 1
    return done
