"""Refused: what a subclass, or its metaclass, runs where a proof of the base assigns or copies."""

from __future__ import annotations

import copy

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


class Page:
    doc: Grounded[str] | None = None

    @grounded_pure
    def load(self, key: str) -> None:
        self.doc = fetch(key)
        copy.copy(self)

    @classmethod
    @grounded_pure
    def keep(cls, key: str) -> None:
        cls.doc = fetch(key)


class Assigned(Page):
    def __setattr__(self, name: str, value: object) -> None:  # E: grounded-laundering
        if value == "banana":
            SEEN.append(1)


class Mixin:
    def __setattr__(self, name: str, value: object) -> None:
        SEEN.append(1)


class Mixed(Mixin, Page):  # E: grounded-laundering
    pass


class Copied(Page):
    def __copy__(self) -> Copied:  # E: grounded-laundering
        SEEN.append(1)
        return self


class Reduced(Page):
    def __reduce__(self) -> tuple[object, ...]:  # E: grounded-laundering
        SEEN.append(1)
        return (Page, ())


class Stated(Page):
    def __getstate__(self) -> dict[str, object]:  # E: grounded-laundering
        SEEN.append(1)
        return {}

    def __setstate__(self, state: dict[str, object]) -> None:  # E: grounded-laundering
        SEEN.append(1)


class Sized(Page):
    def __sizeof__(self) -> int:  # E: grounded-laundering
        SEEN.append(1)
        return 1


class Watching(type):
    def __setattr__(cls, name: str, value: object) -> None:
        SEEN.append(1)


class Watched(Page, metaclass=Watching):  # E: grounded-laundering
    pass
