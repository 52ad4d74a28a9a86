"""Accepted: a helper that fills several containers of its caller, of which nobody else has any."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Report:
    pages: list[Grounded[str]] = field(default_factory=list)

    def take(self, page: Grounded[str], seen: set[Grounded[str]]) -> None:
        if page in seen:
            return
        seen.add(page)
        self.pages.append(page)


def visit(url: Grounded[str], visited: set[Grounded[str]], pages: list[Grounded[str]]) -> None:
    if url in visited:
        return
    visited.add(url)
    pages.append(url)


def walk(
    url: Grounded[str],
    depth: int,
    visited: set[Grounded[str]],
    pages: list[Grounded[str]],
    known: list[Grounded[str]],
) -> None:
    if depth == 0 or url in visited or url in known:
        return
    visited.add(url)
    pages.append(url)
    for link in texts("links"):
        walk(link, depth - 1, visited, pages, known)


@grounded_pure
def crawl(query: str) -> list[Grounded[str]]:
    visited: set[Grounded[str]] = set()
    pages: list[Grounded[str]] = []
    for url in texts(query):
        visit(url, visited, pages)
    return pages


@grounded_pure
def crawl_deeply(query: str) -> list[Grounded[str]]:
    visited: set[Grounded[str]] = set()
    pages: list[Grounded[str]] = []
    known: list[Grounded[str]] = []
    for url in texts(query):
        walk(url, 3, visited, pages, known)
    return pages


@grounded_pure
def reported(query: str) -> list[Grounded[str]]:
    report = Report()
    seen: set[Grounded[str]] = set()
    for page in texts(query):
        report.take(page, seen)
    return report.pages


@grounded_pure
def made_for_the_call(query: str) -> list[Grounded[str]]:
    pages: list[Grounded[str]] = []
    for url in texts(query):
        visit(url, set(), pages)
    return pages
