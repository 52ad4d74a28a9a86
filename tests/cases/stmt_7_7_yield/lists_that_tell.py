"""Refused: the lists that a generator gives show what content decided."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

KEPT: list[Grounded[str]] = []


@grounded_pure
def given_before(texts: list[Grounded[str]]) -> Iterator[list[Grounded[str]]]:
    batch: list[Grounded[str]] = []
    for text in texts:
        if text == "bees":
            batch.append(text)  # E: grounded-laundering
        yield batch


@grounded_pure
def plain_items(texts: list[Grounded[str]]) -> Iterator[list[str]]:
    for text in texts:
        if text == "bees":
            yield ["bees"]  # E: grounded-laundering


@grounded_pure
def which_of_two(
    texts: list[Grounded[str]], other: list[Grounded[str]]
) -> Iterator[list[Grounded[str]]]:
    for text in texts:
        if text == "bees":
            yield KEPT  # E: grounded-laundering
        else:
            yield other  # E: grounded-laundering


@grounded_pure
def beside_a_number(texts: list[Grounded[str]]) -> Iterator[tuple[Grounded[str], int]]:
    for text in texts:
        if text == "bees":
            yield text, 1  # E: grounded-laundering


@grounded_pure(discloses=())
def undisclosed(keys: list[str]) -> Iterator[list[Grounded[str]]]:
    for key in keys:
        doc = fetch(key)
        if doc == "bees":  # E: grounded-laundering
            yield [doc]  # E: grounded-laundering
