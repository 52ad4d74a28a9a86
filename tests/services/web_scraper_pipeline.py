"""Web scraper pipeline: html to records by lift functions, optional fields, normalisation helpers."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from datetime import date, datetime

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

PAGES = {
    "/events": "<li><b>Concert</b> 03.05.2024 20 EUR</li><li><b>Jazz &amp; Wine</b> 01.05.2024</li><li>broken</li>",
    "/none": "<p>nothing</p>",
}


@tool(uses=retrieval)
def download(path: str) -> Grounded[str] | None:
    return ground(PAGES[path], source=path) if path in PAGES else None


@dataclass(frozen=True)
class Event:
    title: str
    day: date
    price: int | None


@lift
def items(page: str) -> list[str]:
    return re.findall(r"<li>(.*?)</li>", page)


@lift
def parse(item: str) -> Event | None:
    match = re.match(r"<b>(.*?)</b> (\d\d\.\d\d\.\d{4})(?: (\d+) EUR)?", item)
    if match is None:
        return None
    title, day, price = match.groups()
    return Event(
        html.unescape(title),
        datetime.strptime(day, "%d.%m.%Y").date(),
        int(price) if price else None,
    )


@prompt(model="m")
def announce(listing: str) -> str:
    return "Coming up:\n" + listing


def parsed(page: Grounded[str]) -> list[Grounded[Event]]:
    events = []
    for item in each(items(page)):
        event = parse(item)
        if event is None:
            continue
        events.append(event)
    return events


def price(event: Grounded[Event]) -> Grounded[str]:
    if event.price is None:
        return interpolate("{} is free", event.title)
    return interpolate("{} costs {} EUR", event.title, event.price)


@grounded_pure
@agent
def programme(
    path: str, since: date, only_free: bool = False
) -> Grounded[str] | InsufficientEvidence:
    page = download(path)
    if page is None:
        return InsufficientEvidence(reason=f"{path} does not exist")
    events = [e for e in parsed(page) if e.day >= since]
    if only_free:
        events = [e for e in events if e.price is None]
    if not events:
        return InsufficientEvidence(reason="no events")
    events.sort(key=lambda e: (e.day, e.title.lower()))
    return announce(join("\n", [interpolate("{:%d %b} {}", e.day, price(e)) for e in events]))


def main() -> None:
    print(programme("/events", date(2024, 1, 1)))
    print(programme("/events", date(2024, 1, 1), only_free=True))
    print(programme("/none", date(2024, 1, 1)), programme("/x", date(2024, 1, 1)))


if __name__ == "__main__":
    main()
