"""Refused: functions that ordinary code hands to a proof, and that drop what they retrieve."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from prelude import fetch

from corvid_runtime import Grounded, agent, grounded_pure, plain


@dataclass
class Service:
    title: Callable[[str], str]
    steps: tuple[Callable[[str], str], ...] = ()

    @grounded_pure
    def answer(self, i: str) -> str:
        return self.title(i)


class Desk:
    def __init__(self, title: Callable[[str], str], name: str = "") -> None:
        self._title = title
        self.name = name

    @grounded_pure
    def answer(self, i: str) -> str:
        return self._title(i)


@grounded_pure
def asked(title: Callable[[], str]) -> str:
    return title()


@grounded_pure
def handed(page: Grounded[str], on_page: Callable[[Grounded[str]], None]) -> Grounded[str]:
    on_page(page)
    return page


SEEN: list[str] = []


def title(i: str) -> str:
    return plain(fetch(i))


def note(page: Grounded[str]) -> None:
    SEEN.append(plain(page))


@agent
def loosely(i: str) -> str:
    return str(fetch(i))  # N: grounded-coercion[argument]


class Titles:
    def title(self, i: str) -> str:
        return plain(fetch(i))


def main(i: str, titles: Titles) -> None:
    page = fetch(i)

    def nested(key: str) -> str:
        return plain(fetch(key))

    Service(title)  # E: grounded-laundering
    Service(title=loosely)  # E: grounded-laundering
    Service(titles.title)  # E: grounded-laundering
    Service(nested)  # E: grounded-laundering
    Service(lambda key: str(fetch(key)))  # E: grounded-laundering
    Service(lambda key: title(key))  # E: grounded-laundering
    Service(lambda key: key, (title,))  # E: grounded-laundering
    Desk(partial(title))  # E: grounded-laundering
    Desk(name="desk", title=title)  # E: grounded-laundering
    asked(lambda: plain(page))  # E: grounded-laundering
    asked(page.upper)  # E: arg-type
    handed(page, note)  # E: grounded-laundering
    handed(page, lambda held: SEEN.append(str(held)))  # E: grounded-laundering
