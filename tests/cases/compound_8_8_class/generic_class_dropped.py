"""Refused: a generic class of grounded values in a plain slot."""

from __future__ import annotations

from typing import Generic, TypeVar

from corvid_runtime import agent, grounded_pure
from prelude import fetch

T_co = TypeVar("T_co", covariant=True)


class Box(Generic[T_co]):
    @grounded_pure
    def __init__(self, content: T_co) -> None:
        self._content = content


@agent
def boxed_recorded(i: str) -> None:
    box = Box(fetch(i))
    plain_box: Box[object] = box  # N: grounded-coercion[annotated assignment] `box`


@agent
@grounded_pure
def boxed_refused(i: str) -> None:
    box = Box(fetch(i))
    plain_box: Box[object] = box  # E: grounded-laundering `box`
