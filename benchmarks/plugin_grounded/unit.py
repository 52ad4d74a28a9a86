"""One module of the generated program: a desk that answers questions about contracts.

It uses every feature once or twice among the ordinary code that surrounds them in a program.
mypy accepts it with the plugin; the places where agents drop sources are notes.
"""

from __future__ import annotations

import asyncio
import functools
import json
import re
import textwrap
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import Generic, NamedTuple, Protocol, TypedDict, TypeVar

from corvid_runtime import (
    Effect,
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    lift,
    plain,
    prompt,
    retrieval,
    sever,
    tool,
)
from corvid_runtime.citations import Location

T = TypeVar("T")

WORD = re.compile(r"[a-z]+")
DESK = Path("desk")
metered = Effect("metered", data={"financial"}, cost=0.01)
archive = Effect("archive", data={"grounded", "financial"})


# -- ordinary code ------------------------------------------------------------------------------


class Clause(NamedTuple):
    """A numbered clause of a contract."""

    number: int
    title: str
    text: str
    page: int = 1

    def heading(self) -> str:
        """Return the clause's number and title."""
        return f"{self.number}. {self.title}"


class Settings(TypedDict, total=False):
    """What a desk can be told."""

    limit: int
    language: str
    strict: bool


@dataclass
class Index:
    """Clauses by the words in them."""

    clauses: list[Clause] = field(default_factory=list)
    by_word: dict[str, set[int]] = field(default_factory=dict)

    def add(self, clause: Clause) -> None:
        """Add a clause under each of its words."""
        position = len(self.clauses)
        self.clauses.append(clause)
        for word in WORD.findall(clause.text.lower()):
            self.by_word.setdefault(word, set()).add(position)

    def find(self, query: str, limit: int = 3) -> list[Clause]:
        """Return the clauses that share most words with the query, best first."""
        scores: dict[int, int] = {}
        for word in WORD.findall(query.lower()):
            for position in self.by_word.get(word, ()):
                scores[position] = scores.get(position, 0) + 1
        ranked = sorted(scores, key=lambda position: (-scores[position], position))
        return [self.clauses[position] for position in ranked[:limit]]


def read_clauses(path: Path) -> list[Clause]:
    """Read clauses from a file, one JSON array a line."""
    found: list[Clause] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            title, text, page = json.loads(line)
        except ValueError as problem:
            raise ValueError(f"{path}:{number}: {problem}") from problem
        found.append(Clause(number, str(title), str(text), int(page)))
    return found


def build(paths: Sequence[Path]) -> Index:
    """Build the index of all files."""
    index = Index()
    for path in paths:
        for clause in read_clauses(path):
            index.add(clause)
    return index


def settings_from(text: str, default: Settings) -> Settings:
    """Read settings, with what is missing taken from the default."""
    read: dict[str, object] = json.loads(text)
    limit, language, strict = read.get("limit"), read.get("language"), read.get("strict")
    return Settings(
        limit=limit if isinstance(limit, int) else default.get("limit", 3),
        language=language if isinstance(language, str) else default.get("language", "en"),
        strict=strict if isinstance(strict, bool) else default.get("strict", False),
    )


@functools.lru_cache(maxsize=8)
def index_of(folder: Path) -> Index:
    """Return the index of a folder, built once."""
    return build(sorted(folder.glob("*.jsonl")))


def total(amounts: Sequence[Decimal], *, rate: Decimal = Decimal("0.19")) -> Decimal:
    """Return the sum with tax, rounded to cents."""
    net = sum(amounts, Decimal(0))
    return (net * (1 + rate)).quantize(Decimal("0.01"))


# -- boundaries ---------------------------------------------------------------------------------


@tool(uses=retrieval, confidence=0.99)
def fetch(query: str) -> str:
    """Retrieve the clause that fits best."""
    best = index_of(DESK).find(query, limit=1)[0]
    return ground(best.text, source="desk", location=Location(page=best.page))


@tool(uses=retrieval, confidence=0.95)
def search(query: str, limit: int = 3) -> list[Grounded[str]]:
    """Retrieve the clauses that fit."""
    return [
        ground(clause.text, source=f"desk:{clause.number}", score=1 / (rank + 1))
        for rank, clause in enumerate(index_of(DESK).find(query, limit))
    ]


@tool(uses=[archive, metered], confidence=0.9)
async def order(query: str) -> str:
    """Order a document from the archive."""
    await asyncio.sleep(0)
    return ground(query.upper(), source="archive")


@tool(uses=retrieval)
def pages(name: str) -> Iterator[str]:
    """Retrieve a document page by page."""
    yield ground(name, location=Location(page=1))
    yield ground(name * 2, location=Location(page=2))


@tool(uses=archive)
def prices(name: str) -> dict[str, float]:
    """Retrieve the prices of a contract."""
    return {name: 1.5, f"{name} (net)": 1.25}


@tool(uses=retrieval)
def lookup(name: str) -> str | None:
    """Retrieve a definition, if there is one."""
    found = index_of(DESK).find(name, limit=1)
    return found[0].text if found else None


@tool(uses=retrieval)
def clause(number: int) -> Clause:
    """Retrieve a clause as a record."""
    return index_of(DESK).clauses[number]


@tool
def log(message: str) -> None:
    """Write to the log."""
    print(message)


@prompt(model="model", confidence=0.8)
def summarize(text: str, style: str = "short") -> str:
    """Ask for a summary."""
    return f"{style}: {text[:80]}"


@prompt(model="model", confidence=0.85, cites="passage")
def quote(question: str, passage: str) -> str:
    """Ask for a quotation."""
    return f'"{passage[:40]}"' if question else passage


@prompt(model="model", confidence=0.8)
def combine(parts: list[str]) -> str:
    """Ask for one text made of many."""
    return " ".join(parts)


@prompt(model="model")
async def stream(text: str) -> AsyncIterator[str]:
    """Ask for a text, token by token."""
    for token in text.split():
        yield token


@lift
def normalise(text: str) -> str:
    """Bring a text into one form."""
    return textwrap.dedent(text).strip().casefold()


@lift
def shorter(left: str, right: str) -> str:
    """Return the shorter of two texts."""
    return left if len(left) <= len(right) else right


# -- what is proved -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Finding:
    """A passage, and what is said about it."""

    question: str
    passage: Grounded[str]
    remark: Grounded[str]

    @grounded_pure
    def text(self) -> Grounded[str]:
        """Return both in one text."""
        return self.passage + "\n" + self.remark


class Box(Generic[T]):
    """Something in a box."""

    @grounded_pure
    def __init__(self, item: T) -> None:
        self.item = item


class Judge(Protocol):
    """Whatever says something about a passage."""

    @grounded_pure
    def judge(self, passage: Grounded[str]) -> Grounded[str]:
        """Say something about a passage."""
        ...


class Strict:
    """A judge that quotes."""

    @grounded_pure
    def judge(self, passage: Grounded[str]) -> Grounded[str]:
        """Quote the passage."""
        return quote("What does it say?", passage)


@grounded_pure
def framed(text: Grounded[str], mark: str = "*") -> Grounded[str]:
    """Put marks around a text."""
    return mark + " " + text + " " + mark


@grounded_pure
def applied(
    change: Callable[[Grounded[str]], Grounded[str]], texts: list[Grounded[str]]
) -> list[Grounded[str]]:
    """Apply a change to every text."""
    return [change(text) for text in texts]


@grounded_pure
def ruled(judge: Judge, passage: Grounded[str]) -> Grounded[str]:
    """Ask a judge."""
    return judge.judge(passage)


@grounded_pure
@agent
def brief(question: str) -> Grounded[str]:
    """Answer with a short text."""
    passage = fetch(question)
    if question:
        passage += "\n" + framed(summarize(passage, "short").upper())
    return normalise(passage) + "."


@grounded_pure
@agent
def digest(question: str, limit: int = 3) -> Grounded[str]:
    """Answer with a text made of many passages."""
    passages = search(question, limit)
    quotes = [quote(question, passage) for passage in passages]
    framing = functools.partial(framed, mark="-")
    lines = applied(framing, [shorter(line, line.strip()) for line in quotes])
    log(f"found {len(lines)} passages for {question}")
    for position, line in enumerate(lines):
        lines[position] = line.replace("\n", " ")
    if not lines:
        return fetch(question)
    return combine(lines) + "\n" + lift("\n".join)(lines)


@grounded_pure
@agent(data={"grounded", "financial"}, min_confidence=0.8)
async def ordered(question: str) -> Grounded[str]:
    """Answer from the archive, with a fall-back."""
    try:
        document = await order(question)
    except TimeoutError:
        document = fetch(question)
    first, second = await asyncio.gather(order("first"), order("second"))
    return document + first[:20] + second.strip()[-20:]


@grounded_pure
@agent
def defined(name: str) -> Grounded[str]:
    """Answer with a definition, or with what comes next to it."""
    found = lookup(name)
    if found is None:
        return fetch(name)
    match name:
        case "price" | "sum":
            return found + str(len(name))
        case _:
            return found


@grounded_pure
@agent
def priced(name: str) -> Grounded[float]:
    """Compute with what was retrieved."""
    table = prices(name)
    gross = table[name] * 1.19 + 2
    net = table.get(name, 0.0)
    return abs(-gross) + gross // 2 - net


@grounded_pure
@agent
def spread(name: str) -> Iterator[Grounded[str]]:
    """Answer page by page."""
    for page in pages(name):
        yield page.title()
    for word in each(fetch(name).split()):
        yield framed(word)


@grounded_pure
@agent
async def streamed(question: str) -> AsyncIterator[Grounded[str]]:
    """Answer token by token."""
    async for token in stream(fetch(question)):
        yield token.lower()


@grounded_pure
@agent
def finding(question: str) -> Grounded[str]:
    """Answer with a record on the way."""
    passage = clause(3).text
    made = Finding(question, passage, remark=summarize(passage))
    other = replace(made, remark=made.remark.swapcase())
    boxed = [Box(made.text()), Box(other.text())]
    texts = {"made": boxed[0].item, "other": boxed[1].item}
    return texts["made"] + ruled(Strict(), texts["other"])


# -- where sources are dropped: recorded ----------------------------------------------------------


@agent
def counted(question: str) -> int:
    """Say how long the answer is."""
    text = brief(question)
    words: list[str] = text.split()
    if text.startswith("No"):
        return 0
    for word in words:
        if word in text:
            log(word)
    return len(text) + len(words)


@agent
def printed(question: str) -> str:
    """Show an answer with its sources."""
    text = brief(question)
    sources = ", ".join(step.source for step in text.sources().retrievals())
    shown = f"{text} ({sources}; {text.confidence:.2f})"
    return shown if text.sources().retrievals() else plain(text)


@agent
def tabled(names: list[str]) -> dict[str, float]:
    """Collect prices for a report."""
    table: dict[str, float] = {}
    for name in names:
        table[name] = priced(name)
    rounded = [round(priced(name), 2).unwrap_discarding_sources() for name in names]
    return {**table, "sum": sum(rounded)}


@agent
def reworked(question: str) -> str:
    """Give an answer up openly."""
    text = sever(brief(question), "the desk rewrites it")
    finding_ = Clause(1, question, text)
    return finding_.heading() + textwrap.fill(finding_.text, 40)


@agent(uses=retrieval)
def passed(question: str) -> str:
    """Hand an answer on; callers see it grounded."""
    answer = brief(question)
    return digest(question) if answer is None else answer
