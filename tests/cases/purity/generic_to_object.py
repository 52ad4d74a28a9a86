"""Refused: a generic pure body must not drop what it is handed."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T")


@grounded_pure
def dropped(one: T) -> object:
    return one  # E: grounded-laundering `one`
