"""Refused: a method without a mark, which unwraps."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Library:
    def by_name(self, i: str) -> Grounded[str]:
        return fetch(i)


@agent
@grounded_pure
def called(library: Library, i: str) -> Grounded[str]:
    return library.by_name(i)


class Stripped:
    def by_name(self, i: str) -> str:
        return fetch(i).unwrap_discarding_sources()


@agent
@grounded_pure
def unwrapped(library: Stripped, i: str) -> str:
    return library.by_name(i)  # E: grounded-laundering
