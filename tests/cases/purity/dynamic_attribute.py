"""Refused: reading an attribute through __getattr__ runs program code."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Holder:
    def __getattr__(self, name: str) -> str:
        return name


@grounded_pure
def answer(holder: Holder) -> str:
    return holder.anything


class Told:
    def __getattr__(self, name: str) -> str:
        return strip(fetch(name))


@grounded_pure
def told(found: Told) -> str:
    return found.anything  # E: grounded-laundering
