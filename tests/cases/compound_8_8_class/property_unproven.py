"""Refused: a property is program code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Library:
    @property
    def text(self) -> Grounded[str]:
        return fetch("a")


@agent
@grounded_pure
def called(library: Library) -> Grounded[str]:
    return library.text


class Stripped:
    @property
    def text(self) -> str:
        return fetch("a").unwrap_discarding_sources()


@agent
@grounded_pure
def unwrapped(library: Stripped) -> str:
    return library.text  # E: grounded-laundering
