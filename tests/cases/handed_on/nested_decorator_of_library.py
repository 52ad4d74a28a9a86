"""Accepted: decorators of the library that keep the nested function below them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Held:
    text: Grounded[str]

    @property
    @grounded_pure
    def shouted(self) -> Grounded[str]:
        return self.text.upper()


@grounded_pure
def answer(i: str) -> Grounded[str]:
    @contextmanager
    def opened(name: str) -> Iterator[Grounded[str]]:
        yield fetch(name)

    with opened(i) as doc:
        return Held(doc).shouted
