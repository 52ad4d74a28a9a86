"""Refused: Any reaches a grounded container by unpacking, operators, updates and factories."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def unpack(a: Any, docs: list[Grounded[str]]) -> list[Grounded[str]]:
    docs[0], n = a  # E: grounded-forgery
    return docs


@grounded_pure
def in_place(a: Any, docs: list[Grounded[str]]) -> list[Grounded[str]]:
    docs += a  # E: grounded-forgery
    return docs


@grounded_pure
def add(a: list[Any], docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return docs + a  # E: grounded-forgery


@grounded_pure
def either(a: dict[str, Any], d: dict[str, Grounded[str]]) -> dict[str, Grounded[str]]:
    return d | a  # E: grounded-forgery


@grounded_pure
def update(a: dict[str, Any], d: dict[str, Grounded[str]]) -> dict[str, Grounded[str]]:
    d.update(a)  # E: grounded-forgery
    return d


@grounded_pure
def extend(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    docs.extend(map(json.loads, ["1"]))  # E: grounded-forgery
    return docs


@grounded_pure
def hand_on(a: Any) -> Iterator[Grounded[str]]:
    yield from a  # E: grounded-forgery


@grounded_pure
def factory() -> Grounded[str]:
    d: defaultdict[str, Grounded[str]] = defaultdict(lambda: json.loads("1"))  # E: grounded-forgery
    return d["x"]
