"""Refused: reading from a class runs its metaclass, from a module its __getattr__."""

from __future__ import annotations

import dynamic
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

KEPT: list[Grounded[str]] = []


class Meta(type):
    @property
    def shown(cls) -> str:
        return KEPT[-1].unwrap_discarding_sources()

    def __getitem__(cls, k: str) -> str:
        return KEPT[-1].unwrap_discarding_sources()


class Marked(metaclass=Meta):
    pass


@grounded_pure
def attribute(i: str) -> str:
    KEPT.append(fetch(i))
    return Marked.shown  # E: grounded-laundering


@grounded_pure
def item(i: str) -> str:
    KEPT.append(fetch(i))
    return Marked["x"]  # E: grounded-laundering


@grounded_pure
def module(i: str) -> str:
    return dynamic.anything  # E: grounded-laundering
