"""Accepted: subclasses whose special methods change nothing where a proof of the base runs them."""

from __future__ import annotations

import copy

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Page:
    doc: Grounded[str] | None = None

    @grounded_pure
    def load(self, key: str) -> Page:
        self.doc = fetch(key)
        return copy.copy(self)


class Plain(Page):
    pages: int = 1


class Frozen(Page):
    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("it cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("it cannot be changed")


class Copied(Page):
    def __copy__(self) -> Copied:
        other = Copied()
        other.doc = self.doc
        return other

    def __sizeof__(self) -> int:
        return 64


class Ordered(type):
    def __lt__(cls, other: type) -> bool:
        return cls.__name__ < other.__name__


class Sorted(Page, metaclass=Ordered):
    pass


class Alone:
    """No proof knows it by another class."""

    def __setattr__(self, name: str, value: object) -> None:
        print(name)
        object.__setattr__(self, name, value)

    def __getstate__(self) -> dict[str, object]:
        return dict(self.__dict__)
