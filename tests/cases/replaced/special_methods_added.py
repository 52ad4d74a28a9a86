"""Refused: special methods that a subclass adds, or a mixin brings, and that nobody shows."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure

SEEN: list[object] = []


class Suffix(str):
    def __radd__(self, other: str) -> str:  # E: grounded-laundering
        SEEN.append(other)
        return ""


class Defaulting(dict[str, str]):
    def __missing__(self, key: str) -> str:  # E: grounded-laundering
        SEEN.append(dict(self))
        return ""


class Day(dt.date):
    def isoformat(self) -> str:  # E: grounded-laundering
        SEEN.append(self.year)
        return ""


class Page:
    text: str

    def __add__(self, other: Page) -> Page:
        return self


class Counted(Page):
    def __iadd__(self, other: Page) -> Page:  # E: grounded-laundering
        SEEN.append(other.text)
        return self


class Equal:
    text: str

    def __eq__(self, other: object) -> bool:
        SEEN.append(self.text)
        return True


class Mixed(Equal, Page):  # E: grounded-laundering
    pass


@dataclass(order=True)
class Hit:
    score: float


class Loud(Hit):
    def __lt__(self, other: Hit) -> bool:  # E: grounded-laundering
        SEEN.append(other.score)
        return True


class Holder:
    last: Grounded[str] | None = None

    def __log(self, page: Grounded[str]) -> None:
        pass

    @grounded_pure
    def keep(self, page: Grounded[str]) -> None:
        self.last = page
        self.__log(page)


class Watching(Holder):
    @property  # E: grounded-laundering
    def last(self) -> Grounded[str] | None:
        return None

    @last.setter
    def last(self, page: Grounded[str] | None) -> None:
        SEEN.append(str(page))


class Spying(Holder):
    def _Holder__log(self, page: Grounded[str]) -> None:  # E: grounded-laundering
        SEEN.append(str(page))


class Quiet(Page):
    def __len__(self) -> int:
        return len(self.text)

    def __radd__(self, other: str) -> str:
        return other + self.text

    def __iadd__(self, other: Page) -> Page:
        return self
