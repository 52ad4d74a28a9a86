"""Crawler: follows links found in pages, keeps a frontier and a visited set, stops at a budget."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Page:
    url: str
    text: str
    links: tuple[str, ...]


WEB = {
    "/": Page("/", "Welcome.", ("/about", "/jobs")),
    "/about": Page("/about", "We make nails.", ("/",)),
    "/jobs": Page("/jobs", "We seek smiths.", ("/about", "/404")),
}


class HttpError(Exception):
    pass


@tool(uses=retrieval)
def get(url: str) -> Grounded[Page]:
    if url not in WEB:
        raise HttpError("404")
    return ground(WEB[url], source=url)


@prompt(model="m")
def answer(question: str, text: str) -> str:
    return next((line for line in text.splitlines() if question in line), "unknown")


def crawl(start: str, limit: int) -> list[Grounded[Page]]:
    first = get(start)
    pages = [first]
    visited = {first.url}
    queue = deque(each(first.links))
    while queue and len(pages) < limit:
        url = queue.popleft()
        if url in visited:
            continue
        visited.add(url)
        try:
            page = get(url)
        except HttpError:
            log.warning("a link is broken")
            continue
        pages.append(page)
        queue.extend(each(page.links))
    return pages


@grounded_pure
@agent
def ask_site(
    question: str, start: str = "/", limit: int = 10
) -> Grounded[str] | InsufficientEvidence:
    pages = crawl(start, limit)
    reply = answer(question, join("\n", [p.text for p in pages]))
    if reply == "unknown":
        return InsufficientEvidence(reason="the site does not say")
    return reply


def main() -> None:
    print(ask_site("nails"), ask_site("smiths"), ask_site("smiths", "/", 2))


if __name__ == "__main__":
    main()
