"""Refused: content decides whether an object has an attribute at all, which anybody can ask."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import attrs
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Answer:
    """Gets its quote later, if ever."""

    text: Grounded[str]
    quote: Grounded[str] = field(init=False)
    note: Grounded[str] | None = field(init=False, default=None)


@attrs.define
class Found:
    """The same, by attrs."""

    text: Grounded[str]
    quote: Grounded[str] = attrs.field(init=False)


class Page:
    """Declares what it does not have yet."""

    quote: Grounded[str]

    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


class Section:
    """Has all that its constructor gives it, whichever way that takes."""

    def __init__(self, text: Grounded[str], *, is_loud: bool = False) -> None:
        if is_loud:
            self.title = text.upper()
        else:
            self.title = text
        self.body = text


class Longer(Section):
    """What its base has, it has."""

    def __init__(self, text: Grounded[str]) -> None:
        super().__init__(text)
        self.more = text


@grounded_pure(discloses={"condition"})
def generated(name: str) -> Answer:
    text = fetch(name)
    answer = Answer(text)
    if "x" in text:
        answer.quote = text  # E: grounded-laundering
    return answer


@grounded_pure(discloses={"condition"})
def defined(name: str) -> Found:
    text = fetch(name)
    found = Found(text)
    if "x" in text:
        found.quote = text  # E: grounded-laundering
    return found


@grounded_pure
def declared(name: str) -> Page:
    text = fetch(name)
    page = Page(text)
    if "x" in text:
        page.quote = text  # E: grounded-laundering
    return page


@grounded_pure
def asked(name: str) -> Grounded[str]:
    text, seen = fetch(name), ""
    page = Page(text)
    if "x" in text:
        page.quote = text  # E: grounded-laundering
    with suppress(AttributeError):
        page.quote.upper()
        seen = "x"
    return text + seen


@grounded_pure
def of_others(page: Page) -> Grounded[str]:
    text = fetch("a")
    if "x" in text:
        page.quote = text  # E: grounded-laundering
    return text


@grounded_pure
def there(name: str) -> Longer:
    text = fetch(name)
    page, answer = Longer(text), Answer(text)
    if "x" in text:
        page.title, page.body, page.more = text, text, text
        answer.text = text
        answer.note = text
    return page


@grounded_pure
def before(name: str) -> Answer:
    text = fetch(name)
    answer = Answer(text)
    answer.quote = text.upper()
    return answer
