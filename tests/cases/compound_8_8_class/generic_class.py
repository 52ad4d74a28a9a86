"""Accepted: a generic class holds grounded values."""

from __future__ import annotations

from typing import Generic, TypeVar

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

T = TypeVar("T")


class Box(Generic[T]):
    @grounded_pure
    def __init__(self, content: T) -> None:
        self.content = content

    @grounded_pure
    def open(self) -> T:
        return self.content


@agent
@grounded_pure
def boxed(i: str) -> Grounded[str]:
    box = Box(fetch(i))
    assert_type(box, Box[Grounded[str]])
    return box.open()
