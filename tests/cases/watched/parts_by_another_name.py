"""Refused: changing what a container of the function's own holds, where another name has it too."""

from __future__ import annotations

import functools

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def read_before(i: str) -> list[int]:
    held: dict[str, list[list[int]]] = {"a": [[]]}
    inner = held["a"][0]
    if "x" in fetch(i):
        held["a"][0].append(1)
    return inner  # E: grounded-laundering


@grounded_pure
def taken_out(i: str) -> list[int]:
    held: dict[str, list[list[int]]] = {"a": [[]]}
    inner = held["a"].pop()
    if "x" in fetch(i):
        held["a"][0].append(1)
    return inner  # E: grounded-laundering


@grounded_pure
def in_a_pair(i: str) -> list[int]:
    held: dict[str, tuple[list[int], int]] = {"a": ([], 0)}
    pair = held["a"]
    if "x" in fetch(i):
        held["a"][0].append(1)
    return pair[0]  # E: grounded-laundering


@grounded_pure
def kept_by_a_callback(i: str) -> list[list[int]]:
    held, kept = [[0]], list[list[int]]()
    functools.reduce(lambda total, each: len(kept[len(kept) :] + kept.__iadd__([each])), held, 0)
    if "x" in fetch(i):
        held[0].append(1)  # E: grounded-laundering
    return kept


@grounded_pure
def counted(i: str) -> list[int]:
    held: dict[str, list[list[int]]] = {"a": [[]], "b": []}
    if "x" in fetch(i) and not held["b"]:
        held["a"][0].append(len(held["b"]))
        held["b"].append([])
    return [1]
