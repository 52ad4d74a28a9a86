"""Accepted: others get what content selected, and can change nothing in it that somebody else has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from queue import Queue

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Quote:
    text: Grounded[str]
    by: Grounded[str]


@dataclass
class Section:
    lines: Texts = field(default_factory=list)


@dataclass
class Desk:
    quotes: list[Quote] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    groups: dict[str, Texts] = field(default_factory=dict)


@grounded_pure
def records_of_content(quotes: list[Quote], desk: Desk) -> None:
    desk.quotes = [quote for quote in quotes if "bee" in quote.text]


@grounded_pure
def records_of_content_in_order(quotes: list[Quote], desk: Desk) -> None:
    held = sorted(quotes, key=lambda quote: quote.text)
    desk.quotes = held


@grounded_pure
def records_of_content_put_together(quotes: list[Quote], desk: Desk) -> None:
    held: list[Quote] = []
    for quote in quotes:
        if "bee" in quote.text:
            held.append(quote)
    desk.quotes.extend([*held, quotes[0]])


@grounded_pure
def new_ones(texts: Texts, desk: Desk) -> None:
    desk.sections = [Section([text]) for text in texts if "bee" in text]


@grounded_pure
def new_ones_put_together(texts: Texts, desk: Desk) -> None:
    held: list[Section] = []
    for text in texts:
        if "bee" in text or not held:
            held.append(Section())
        held[-1].lines.append(text)
    desk.sections = held


@grounded_pure
def by_plain_keys(texts: Texts, desk: Desk) -> None:
    held: dict[str, Texts] = {"near": [], "far": []}
    for text in texts:
        held["near"].append(text)
        if "bee" in text:
            held["far"].append(text)
    desk.groups = held


@grounded_pure
def one_object(texts: Texts, sink: list[Section]) -> None:
    held = Section()
    for text in texts:
        if "bee" in text:
            held.lines.append(text)
    sink.append(held)


@grounded_pure
def yielded(texts: Texts) -> Iterator[list[Section]]:
    yield [Section([text]) for text in texts if "bee" in text]


@grounded_pure
def one_of_two_new_objects(texts: Texts, sink: list[Section]) -> None:
    held = Section()
    if "bee" in texts[0]:
        held = Section([texts[0]])
    sink.append(held)


@grounded_pure
def added_in_place(texts: Texts, more: Texts, sink: Texts) -> None:
    held = [text for text in texts if "bee" in text]
    sink += held or more


@grounded_pure
def put_into_a_queue(texts: Texts, sink: Queue[Texts]) -> None:
    sink.put([text for text in texts if "bee" in text])
