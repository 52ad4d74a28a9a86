"""Refused: an operator that the grounded operand does not have is answered by the plain one."""

from __future__ import annotations

from collections import Counter, UserString, defaultdict
from pathlib import PurePosixPath

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, retrieval, tool
from prelude import fetch, fetch_table


@tool(uses=retrieval)
def counts(key: str) -> Counter[str]:
    return ground(Counter(key.split()), source=key)


@grounded_pure
def path(i: str) -> PurePosixPath:
    return fetch(i) / PurePosixPath("pages")  # E: grounded-laundering


@grounded_pure
def declared_as_a_dictionary(i: str) -> dict[str, str]:
    base: dict[str, str] = defaultdict(str)
    return base | fetch_table(i)  # E: grounded-laundering


@grounded_pure
def shown(i: str) -> Grounded[str]:
    text = fetch("b")
    return interpolate("{} {}", fetch(i), UserString("see ") + text)  # E: grounded-laundering


@grounded_pure
def kept(i: str) -> Grounded[Counter[str]]:
    return Counter(["the"]) + counts(i) - Counter(["a"])


@grounded_pure
def kept_of_a_display(i: str) -> Grounded[dict[str, str]]:
    return {"title": i} | fetch_table(i)
