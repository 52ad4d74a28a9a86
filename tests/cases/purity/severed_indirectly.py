"""Refused: sever by another name, by keyword, or handed on."""

from __future__ import annotations

from corvid_runtime import grounded_pure, sever
from prelude import fetch


@grounded_pure
def by_keyword(i: str) -> str:
    return sever(reason="x", value=fetch(i))  # E: grounded-laundering


@grounded_pure
def by_alias(i: str) -> str:
    cut = sever  # E: grounded-laundering
    return cut(fetch(i), "x")


@grounded_pure
def handed_on(i: str) -> list[str]:
    return list(map(sever, [fetch(i)], ["x"]))  # E: grounded-laundering
