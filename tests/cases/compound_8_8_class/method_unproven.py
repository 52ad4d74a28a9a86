"""Refused: a method without a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Library:
    def by_name(self, i: str) -> Grounded[str]:
        return fetch(i)


@agent
@grounded_pure
def called(library: Library, i: str) -> Grounded[str]:
    return library.by_name(i)  # E: grounded-laundering
