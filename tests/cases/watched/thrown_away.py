"""Refused: what is thrown away by `_`, and then read."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@grounded_pure
def without_keys(i: str) -> list[Grounded[str]]:
    best = {text.lower(): text for text in texts(i)}
    return [text for _, text in best.items()]


@grounded_pure
def in_a_loop(i: str) -> list[Grounded[str]]:
    best = {text.lower(): text for text in texts(i)}
    found = []
    for _, text in best.items():
        found.append(text)
    return found


@grounded_pure
def read(i: str) -> str:
    doc = fetch(i)
    key = "none"
    for _, found in {doc == "alpha": "yes"}.items():
        key = found if _ else "no"  # E: grounded-laundering
    return key  # E: grounded-laundering


@grounded_pure
def handed_out(i: str) -> bool:
    doc = fetch(i)
    for _, _found in {doc == "alpha": "yes"}.items():
        return _  # E: grounded-laundering
    return False  # E: grounded-laundering
