"""Refused: what a nested function lets out; what it fills and answers is of its caller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch

journal: list[str] = []


@dataclass(frozen=True)
class Node:
    text: Grounded[str]
    children: tuple[Node, ...] = ()


@dataclass
class Page:
    lines: list[Grounded[str]] = field(default_factory=list)


@grounded_pure
def within(texts: list[Grounded[str]], limit: int) -> list[Grounded[str]]:
    kept: list[Grounded[str]] = []

    def fits(text: Grounded[str]) -> bool:
        return len(text) <= limit

    def take(text: Grounded[str]) -> None:
        kept.append(text)

    for text in texts:
        if fits(text):
            take(text)
    return kept


@grounded_pure
def collected(root: Node, word: str) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    seen: set[Grounded[str]] = set()

    def visit(node: Node, depth: int) -> None:
        if node.text in seen or depth > 5:
            return
        seen.add(node.text)
        if word in node.text:
            found.append(node.text)
        for child in node.children:
            visit(child, depth + 1)

    visit(root, 0)
    return found


@grounded_pure
def paged(texts: list[Grounded[str]], size: int) -> list[Grounded[str]]:
    pages: list[Page] = [Page()]
    used = 0

    def start() -> None:
        pages.append(Page())

    def put(text: Grounded[str]) -> None:
        pages[-1].lines.append(text)

    for text in texts:
        used += len(text)
        if used > size:
            start()
            used = 0
        put(text)
    return [join("\n", page.lines) for page in pages]


@grounded_pure
def by_content(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    limit = max(len(text) for text in texts)

    def is_long(text: Grounded[str]) -> bool:
        return len(text) * 2 > limit

    return [text for text in texts if is_long(text)]


@grounded_pure
def passed_on(texts: list[Grounded[str]], limit: int) -> list[Grounded[str]]:
    def fits(text: Grounded[str]) -> bool:
        return len(text) <= limit

    def size(text: Grounded[str]) -> int:
        return len(text)

    return sorted(filter(fits, texts), key=size)


@grounded_pure
def mutual(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []

    def even(at: int) -> None:
        if at < len(texts):
            found.append(texts[at])
            odd(at + 1)

    def odd(at: int) -> None:
        if at < len(texts):
            even(at + 1)

    even(0)
    return found


@grounded_pure
def answered(question: str) -> bool:
    def denies(text: Grounded[str]) -> bool:
        return "not" in text

    return denies(fetch(question))  # E: grounded-laundering


@grounded_pure
def how_many(texts: list[Grounded[str]]) -> int:
    found: list[Grounded[str]] = []

    def take(text: Grounded[str]) -> None:
        if "x" in text:
            found.append(text)

    for text in texts:
        take(text)
    return len(found)  # E: grounded-laundering


@grounded_pure
def deepest(root: Node) -> int:
    depths: list[int] = []

    def visit(node: Node, depth: int) -> None:
        depths.append(depth)
        for child in node.children:
            if "x" in child.text:
                visit(child, depth + 1)

    visit(root, 0)
    return depths[-1]  # E: grounded-laundering


@grounded_pure
def plain_count(root: Node) -> int:
    counts = [0]

    def visit(node: Node) -> None:
        counts[0] += 1
        for child in node.children:
            visit(child)

    visit(root)
    return counts[0]


@grounded_pure
def noted(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []

    def take(text: Grounded[str]) -> None:
        journal.append("taken")  # E: grounded-laundering
        found.append(text)

    for text in texts:
        if "x" in text:
            take(text)
    return found


@grounded_pure
def given_away(texts: list[Grounded[str]], others: list[list[Grounded[str]]]) -> None:
    found: list[Grounded[str]] = []

    def share() -> None:
        others.append(found)

    share()
    for text in texts:
        if "x" in text:
            found.append(text)  # E: grounded-laundering


@grounded_pure
def run_later(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []

    def take(text: Grounded[str]) -> bool:
        found.append(text)
        return True

    takes = (take(text) for text in texts)
    if "x" in texts[0]:
        found.append(texts[0])  # E: grounded-laundering
    list(takes)
    return found


@grounded_pure
def kept_elsewhere(texts: list[Grounded[str]], calls: list[Callable[[], int]]) -> None:
    found: list[Grounded[str]] = []

    def size() -> int:
        return len(found)

    for text in texts:
        if "x" in text:
            found.append(text)  # E: grounded-laundering
    calls.append(size)


@grounded_pure
def argument(texts: list[Grounded[str]]) -> list[int]:
    sizes: list[int] = []

    def put(size: int) -> None:
        sizes.append(size)

    for text in texts:
        put(len(text))
    return sizes  # E: grounded-laundering


@grounded_pure
def by_recursion(text: Grounded[str], sink: list[str]) -> Grounded[str]:
    left = [3]

    def step(name: str) -> None:
        left[0] -= 1
        if left[0] > 0 and "x" in text:
            step("again")
            sink.append("stepped")  # E: grounded-laundering

    step("once")
    return text


@grounded_pure
def after_it(text: Grounded[str], sink: list[str]) -> Grounded[str]:
    flags: list[int] = []

    def step(depth: int) -> None:
        if depth > 3:
            if "x" in text:
                flags.append(1)
            return
        step(depth + 1)
        if flags:
            sink.append("set")  # E: grounded-laundering

    step(0)
    return text


@grounded_pure
def caught(text: Grounded[str], sink: list[str]) -> Grounded[str]:
    flags: list[int] = []

    def step() -> None:
        if "x" in text:
            flags.append(1)
            raise LookupError("found")

    try:
        step()
        sink.append("none")  # E: grounded-laundering
    except LookupError:
        sink.append("one")  # E: grounded-laundering
    return text
