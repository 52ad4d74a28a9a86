"""Glossary extraction with dictionaries: setdefault, items, sorting of entries."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Entry:
    term: str
    definition: str
    page: int


MANUAL = {
    1: ["API: an interface", "SDK: a kit"],
    2: ["API: a contract between programs", "CLI: a terminal program"],
}


@tool(uses=retrieval)
def manual_page(number: int) -> Grounded[str] | None:
    return ground("\n".join(MANUAL[number]), source=f"page {number}") if number in MANUAL else None


@prompt(model="extractor")
def entries(text: str, page: int) -> list[Entry]:
    result = []
    for line in text.splitlines():
        term, definition = line.split(": ")
        result.append(Entry(term, definition, page))
    return result


def load(pages: range) -> list[Grounded[Entry]]:
    found: list[Grounded[Entry]] = []
    for number in pages:
        text = manual_page(number)
        if text is None:
            continue
        found.extend(each(entries(text, number)))
    return found


def grouped(items: list[Grounded[Entry]]) -> dict[Grounded[str], list[Grounded[Entry]]]:
    groups: dict[Grounded[str], list[Grounded[Entry]]] = {}
    for item in items:
        groups.setdefault(item.term, []).append(item)
    return groups


def line(term: Grounded[str], group: list[Grounded[Entry]]) -> Grounded[str]:
    definitions = join("; ", [e.definition for e in group])
    pages = join(", ", [interpolate("p. {}", e.page) for e in group])
    return interpolate("{}: {} ({})", term, definitions, pages)


@grounded_pure
@agent
def glossary(first: int, last: int) -> Grounded[str] | InsufficientEvidence:
    groups = grouped(load(range(first, last + 1)))
    if not groups:
        return InsufficientEvidence(reason="the pages define nothing")
    ordered = sorted(groups.items(), key=lambda pair: pair[0].lower())
    return join("\n", [line(term, group) for term, group in ordered])


@grounded_pure
@agent
def ambiguous(first: int, last: int) -> list[Grounded[str]]:
    groups = grouped(load(range(first, last + 1)))
    return sorted(term for term, group in groups.items() if len(group) > 1)


def main() -> None:
    print(glossary(1, 3))
    print(glossary(7, 9))
    print(ambiguous(1, 2))


if __name__ == "__main__":
    main()
