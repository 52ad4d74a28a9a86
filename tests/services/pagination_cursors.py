"""Pagination with cursors: a generic page type, a generator over all pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Generic, TypeVar

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    items: tuple[T, ...]
    next_cursor: int | None


@dataclass(frozen=True)
class Issue:
    number: int
    title: str
    votes: int


ISSUES = [Issue(n, f"Issue {n}", 10 - n) for n in range(1, 8)]


@tool(uses=retrieval)
def list_issues(label: str, cursor: int = 0, size: int = 3) -> Page[Grounded[Issue]]:
    chunk = ISSUES[cursor : cursor + size] if label == "bug" else []
    following = cursor + size if cursor + size < len(ISSUES) and chunk else None
    return Page(tuple(ground(i, source=f"#{i.number}") for i in chunk), following)


def all_issues(label: str) -> Iterator[Grounded[Issue]]:
    cursor: int | None = 0
    while cursor is not None:
        page = list_issues(label, cursor)
        yield from page.items
        cursor = page.next_cursor


@prompt(model="triage")
def triage(titles: str) -> str:
    return "Fix first: " + titles.splitlines()[0]


@grounded_pure
@agent
def top(label: str, limit: int = 2) -> Grounded[str] | InsufficientEvidence:
    popular = list(takewhile(lambda i: i.votes > 4, all_issues(label)))
    if not popular:
        return InsufficientEvidence(reason=f"no popular issues with {label}")
    lines = [interpolate("{}: {}", i.number, i.title) for i in islice(popular, limit)]
    return triage(join("\n", lines))


@grounded_pure
@agent
def titles(label: str) -> list[Grounded[str]]:
    return [issue.title for issue in all_issues(label)]


def main() -> None:
    print(top("bug"), top("docs"))
    print(titles("bug"))


if __name__ == "__main__":
    main()
