"""What grows with what is checked: `python -m benchmarks.growth [--quick]`.

Sources, corpora, chains and trajectories of growing size. Processor time on one core; a peer or the
floor (reading JSON and nothing else) is measured in the same run.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import attrs
from corvid_runtime import Grounded, agent, prompt, tool
from corvid_runtime.boundaries import retrieval
from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.citations.characters import HAN_NUMERALS
from corvid_runtime.citations.index import Index
from corvid_runtime.citations.negators import GLUED_BEFORE
from corvid_runtime.enforcement import check_trajectory
from corvid_runtime.provenance import ProvenanceChain
from corvid_runtime.retrievers import SqliteRetriever

from benchmarks import citations, enforcement
from benchmarks.processes import Python
from benchmarks.results import Section, Table, Target, main, number

MEGABYTES = (1, 10, 100)
CHINESE = 3
DOCUMENTS = (1_000, 10_000, 100_000)
STEPS = (1_000, 10_000, 100_000, 1_000_000)
ROWS = 400_000
QUOTES = 500
SEARCHES = 100
COMMON = "the of a to is in and that it for as be not with or are by this an if on which from"
CLOCK = time.process_time


@attrs.frozen
class Spent:
    """Microseconds of processor time, of each of many calls."""

    times: list[float]

    @classmethod
    def on(cls, calls: Sequence[Callable[[], object]]) -> Spent:
        """Time each call, the first three times over: the best counts, as others use the core."""
        taken = []
        for call in calls:
            best = min(_timed(call) for _ in range(3))
            taken.append(best * 1e6)
        return cls(sorted(taken))

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.times)

    @property
    def p99(self) -> float:
        """That of one in a hundred."""
        return self.times[int(len(self.times) * 0.99)]


def _timed(call: Callable[[], object]) -> float:
    start = CLOCK()
    call()
    return CLOCK() - start


@attrs.frozen
class Source:
    """A source that was indexed, and how quotes fare in it.

    Attributes:
        name: what it is.
        characters: how long it is.
        size: in bytes, as UTF-8.
        seconds: what the index took.
        held: bytes that the index holds.
        quotes: by kind, what a quote takes.
        wrong: honest quotes refused, and altered ones accepted.
        find: what `str.find` takes for an altered quote.
        load: seconds to read the index from its file.
    """

    name: str
    characters: int
    size: int
    seconds: float
    held: int
    quotes: dict[str, Spent]
    wrong: int
    find: Spent
    load: float


def english(megabytes: int, chance: random.Random) -> str:
    """Shuffle the words of the paragraphs of the Python reference: no two places are the same."""
    paragraphs = [each.split() for each in citations.workload().text.split("\n\n")]
    made: list[str] = []
    length = 0
    while length < megabytes * 1_000_000:
        words = chance.choice(paragraphs)
        made.append(" ".join(chance.sample(words, len(words))))
        length += len(made[-1]) + 2
    return "\n\n".join(made)


def chinese(megabytes: int, chance: random.Random) -> str:
    """Make clauses of characters as unequally common as those of the language."""
    # Without numerals and negators, in the middle of which no quote may end.
    barred = {*HAN_NUMERALS, *GLUED_BEFORE}
    characters = [chr(at) for at in range(0x4E00, 0x8900, 5) if chr(at) not in barred]
    weights = [1 / (at + 3) for at in range(len(characters))]
    made: list[str] = []
    length = 0
    while length < megabytes * 1_000_000:
        clause = "".join(chance.choices(characters, weights, k=chance.randrange(8, 25)))
        made.append(clause + chance.choice("\uff0c\uff0c\uff0c\u3002\n"))
        length += 3 * len(made[-1])
    return "".join(made)


def english_quotes(text: str, chance: random.Random) -> dict[str, list[str]]:
    """Return quotes of 60 to 300 characters by kind; the frequent ones stand nowhere."""
    found: dict[str, list[str]] = {"exact": [], "drifted": [], "altered": []}
    while len(found["exact"]) < QUOTES:
        start = chance.randrange(len(text) - 400)
        words = text[start : start + chance.randrange(60, 300)].split(" ")[1:-1]
        if len(words) < 8 or any("\n" in word for word in words) or not words[0][:1].isalpha():
            continue
        if not words[-1][-1:].isalpha():
            continue
        at = chance.randrange(2, len(words) - 2)
        found["exact"].append(" ".join(words))
        found["drifted"].append(citations._drift(words, chance))
        altered = [*words[:at], "zebra", *words[at + 1 :]]
        found["altered"].append(citations._drift(altered, chance))
    common = COMMON.split()
    found["frequent words, altered"] = [
        " ".join(chance.choices(common, k=chance.randrange(8, 16))) for _ in range(QUOTES)
    ]
    return found


def chinese_quotes(text: str, chance: random.Random) -> dict[str, list[str]]:
    """Return quotes of 30 characters; the altered ones have one that stands nowhere."""
    starts = [chance.randrange(len(text) - 100) for _ in range(QUOTES)]
    exact = [text[start : start + 30].strip() for start in starts]
    exact = [each for each in exact if "\n" not in each]
    return {
        "exact": exact,
        "drifted": [f"{each[:15]}\n{each[15:]}" for each in exact],
        "altered": [f"{each[:15]}\u9f98{each[16:]}" for each in exact],
    }


def source(name: str, text: str, quotes: dict[str, list[str]]) -> Source:
    """Index a text, look quotes up in it, and read the index again."""
    start = CLOCK()
    held = SourceText("s", text).prepare()
    seconds = CLOCK() - start
    with tempfile.TemporaryDirectory() as folder:
        SourceText("s", text, index_folder=Path(folder)).prepare()
        start = CLOCK()
        SourceText("s", text, index_folder=Path(folder)).prepare()
        load = CLOCK() - start
    spent, wrong = {}, 0
    for kind, wanted in quotes.items():
        wrong += sum(bool(verify_quote(quote, held)) is ("altered" in kind) for quote in wanted)
        spent[kind] = Spent.on([partial(verify_quote, quote, held) for quote in wanted])
    altered = quotes["altered"][:20]
    find = Spent.on([partial(text.find, quote) for quote in altered])
    size = len(text.encode())
    return Source(name, len(text), size, seconds, _held(held.index), spent, wrong, find, load)


def _held(index: Index) -> int:
    """Return how many bytes the parts of an index hold."""
    gaps, words = index.skeleton.gaps, index.words
    parts: list[object] = [index.folded.rich, index.skeleton.text, words.starts, words.text]
    parts += [index.text, gaps.starts, gaps.old_starts, gaps.old_ends]
    for offsets in index.folded.origins:
        parts += [offsets.starts, offsets.ends, offsets.old_starts, offsets.old_ends]
    return sum(map(sys.getsizeof, {id(part): part for part in parts}.values()))


@attrs.frozen
class Corpus:
    """What a search among so many documents takes, by how many words were asked for.

    Attributes:
        documents: how many.
        searches: what each of `SEARCHES` takes.
        found: in how many of these the document is found, and by weighing all documents.
    """

    documents: int
    searches: dict[int, Spent]
    found: dict[int, tuple[int, int]]


def corpora(sizes: Sequence[int], chance: random.Random) -> Iterator[Corpus]:
    """Search ever more documents for words of one of them; weighing all of them is the peer."""
    vocabulary = [f"{a}{b}{c}" for a in _SYLLABLES for b in _SYLLABLES for c in _SYLLABLES]
    chance.shuffle(vocabulary)
    weights = [1 / (at + 8) for at in range(len(vocabulary))]
    documents: list[str] = []
    with tempfile.TemporaryDirectory() as folder, SqliteRetriever(Path(folder, "db")) as docs:
        for size in sizes:
            new = range(len(documents), size)
            lengths = [chance.randrange(60, 180) for _ in new]
            documents += [" ".join(chance.choices(vocabulary, weights, k=k)) for k in lengths]
            _ingest(docs, documents, new)
            yield _searched(docs, documents, chance)


_SYLLABLES = [f"{a}{b}" for a in "bdfgklmnprstvz" for b in "aeiou"][:40]


def _ingest(docs: SqliteRetriever, documents: list[str], new: range) -> None:
    """Write documents in one transaction: to ingest them one by one takes many minutes."""
    with docs._connection() as db:
        db.execute("BEGIN")
        for at in new:
            text = documents[at]
            db.execute("INSERT INTO source VALUES (?, ?, ?, ?, '{}', '')", (at, "docs", at, text))
            db.execute(
                "INSERT INTO chunk VALUES (?, ?, '', 0, ?, 0, ?)", (at, at, *[len(text)] * 2)
            )
            db.execute("INSERT INTO passage (rowid, heading, body) VALUES (?, '', ?)", (at, text))
        db.execute("COMMIT")


def _searched(docs: SqliteRetriever, documents: list[str], chance: random.Random) -> Corpus:
    spent, counts = {}, {}
    for words in (5, 12):
        labels = [chance.randrange(len(documents)) for _ in range(SEARCHES)]
        queries = [
            " ".join(chance.sample(sorted({*documents[at].split()}), words)) for at in labels
        ]
        pairs = list(zip(labels, queries, strict=True))
        found = sum(any(hit.source_id == str(at) for hit in docs.search(q)) for at, q in pairs)
        # Of the same queries: of others the difference would be chance.
        every = sum(at in _weighed_all(docs, query) for at, query in pairs)
        spent[words] = Spent.on([partial(docs.search, query) for query in queries])
        counts[words] = found, every
    return Corpus(len(documents), spent, counts)


def _weighed_all(docs: SqliteRetriever, query: str) -> list[int]:
    """Weigh every passage that holds a word, and return the six best by share and weight."""
    words = query.split()
    with docs._connection() as db:
        rows = db.execute(
            "SELECT rowid, body FROM passage WHERE passage MATCH ? ORDER BY bm25(passage) LIMIT 50",
            (" OR ".join(f'"{word}"' for word in words),),
        ).fetchall()
    shares = {rowid: len({*words} & {*body.split()}) for rowid, body in rows}
    return sorted(shares, key=lambda rowid: -shares[rowid])[:6]


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Retrieve something."""
    return f"the text of {key}"


@prompt(model="m")
def ask(question: str, document: Grounded[str]) -> str:
    """Ask a model."""
    return f"{question} answered"


@agent
def answer(key: str) -> Grounded[str]:
    """Serve a request."""
    return ask("what?", fetch(key))


def request(rounds: int) -> list[float]:
    """Return the microseconds that a request takes: a tool, a prompt and an agent."""
    for _ in range(200):
        answer("k")
    return [_timed(lambda: [answer("k") for _ in range(1000)]) * 1e3 for _ in range(rounds)]


@attrs.frozen
class Chain:
    """What a chain of so many steps takes, in microseconds a step, several times over."""

    steps: int
    floor: list[float]
    read: list[float]
    written: list[float]
    walked: list[float]

    @property
    def ratios(self) -> list[float]:
        """Reading a chain / reading its JSON."""
        return [ours / floor for ours, floor in zip(self.read, self.floor, strict=True)]


def chain(steps: int, rounds: int) -> Chain:
    """Handle a chain of operations, as a whole."""
    value: Any = fetch("k")
    for _ in range(steps):
        value = value.strip()
    held = value.sources()
    text = held.to_json()
    ways = (
        lambda: json.loads(text),
        lambda: ProvenanceChain.from_json(text),
        held.to_json,
        lambda: len(held),
    )
    taken: tuple[list[float], ...] = ([], [], [], [])
    for _ in range(rounds):
        for way, times in zip(ways, taken, strict=True):
            times.append(_timed(way) / steps * 1e6)
    return Chain(steps, *taken)


_READ = """
import sys
from pathlib import Path
from corvid_runtime.provenance import ProvenanceChain
chain = ProvenanceChain.from_json(Path(sys.argv[1]).read_text())
"""


def peak(steps: int) -> float:
    """Return the megabytes that a process holds at most which reads a chain from a file."""
    value: Any = fetch("k")
    for _ in range(steps):
        value = value.strip()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "chain.json")
        path.write_text(value.sources().to_json())
        # Not a child of this process, which would begin with the peak of its parent.
        return Python(path.parent).usage(["-c", _READ, path.name]).kilobytes / 1e3


def trajectory(rows: int, rounds: int) -> list[float]:
    """Return what checking a trajectory takes / what reading its JSON and the cited files takes."""
    ratios = []
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "trajectory.jsonl")
        enforcement.make_project(path.parent)
        enforcement.make_trajectory(path, rows)

        def floor() -> None:
            with path.open() as file:
                for line in file:
                    json.loads(line)
            for cited in path.parent.glob("*.py"):
                cited.read_text()

        for _ in range(rounds):
            alone = _timed(floor)
            ratios.append(_timed(lambda: check_trajectory(path, root=path.parent)) / alone)
    return ratios


def measure(quick: bool = False) -> Section:
    """Measure everything; quickly, without the largest."""
    chance = random.Random(5)
    megabytes = MEGABYTES[:-1] if quick else MEGABYTES
    sources = []
    for size in megabytes:
        text = english(size, chance)
        sources.append(source(f"English, {size} MB", text, english_quotes(text, chance)))
    text = chinese(CHINESE if quick else 10 * CHINESE, chance)
    sources.append(
        source(f"Chinese, {len(text) / 1e6:.0f} M characters", text, chinese_quotes(text, chance))
    )
    found = list(corpora(DOCUMENTS[:-1] if quick else DOCUMENTS, chance))
    chains = [chain(steps, 3) for steps in (STEPS[:-1] if quick else STEPS)]
    requests = request(5 if quick else 15)
    ratios = trajectory(ROWS // 20 if quick else ROWS, 3)
    return Section(
        title="Growth",
        about=(
            "Sources, corpora, chains and trajectories of growing size. Quotes have 60 to 300 "
            "characters; each is looked up three times, and the best time counts, since others "
            "use the core. Searches ask for words of one document, common and rare ones as they "
            "come. Reading the JSON alone is the floor of what is read from JSON."
        ),
        targets=[
            *_of_sources(sources),
            *_of_corpora(found),
            Target.of("a request: tool, prompt and agent", 60, requests, "µs"),
            Target.of(
                f"a chain of {chains[-1].steps:,} steps from JSON / `json.loads`",
                4,
                chains[-1].ratios,
            ),
            Target(
                f"reading a chain of {chains[-1].steps:,} steps: peak memory of the process",
                300,
                peak(chains[-1].steps),
                unit="MB",
            ),
            Target.of("checking a trajectory / `json.loads` and reading the files", 3, ratios),
        ],
        tables=[
            _quote_table(sources),
            _index_table(sources),
            _search_table(found),
            _chains(chains),
        ],
    )


def _of_sources(sources: Sequence[Source]) -> Iterator[Target]:
    for each in sources[-2:]:
        for kind, spent in each.quotes.items():
            yield Target(f"{each.name}: a quote, {kind}: median", 200, spent.median, unit="µs")
    for each in sources[-2:]:
        per_megabyte = each.seconds / each.size * 1e6
        yield Target(f"{each.name}: indexing 1 MB", 0.15, per_megabyte, unit="s")
        held = each.held / each.characters
        yield Target(f"{each.name}: the index, by character", 8, held, unit="bytes")
    wrong = sum(each.wrong for each in sources)
    yield Target("honest quotes refused, altered ones accepted", 0, wrong)


def _of_corpora(found: Sequence[Corpus]) -> Iterator[Target]:
    last = found[-1]
    name = f"search of 5 words in {last.documents:,} documents"
    yield Target(f"{name}: median", 10, last.searches[5].median / 1e3, unit="ms")
    yield Target(f"{name}: p99", 40, last.searches[5].p99 / 1e3, unit="ms")
    lost = max(every - bounded for each in found for bounded, every in each.found.values())
    yield Target("recall lost to weighing all passages", 0.01, max(lost, 0) / SEARCHES)


def _quote_table(sources: Sequence[Source]) -> Table:
    rows = [
        [each.name, kind, number(spent.median), number(spent.p99), number(each.find.median)]
        for each in sources
        for kind, spent in each.quotes.items()
    ]
    header = ("source", "quote", "median", "p99", "`str.find` of an altered one")
    return Table("A quote in a source: microseconds", header, rows)


def _index_table(sources: Sequence[Source]) -> Table:
    rows = [
        [
            each.name,
            number(each.seconds),
            number(each.seconds / each.size * 1e6),
            f"{each.held / each.characters:.1f}",
            number(each.load),
        ]
        for each in sources
    ]
    header = ("source", "seconds", "seconds a MB", "bytes a character", "from its file, seconds")
    return Table("The index of a source", header, rows)


def _search_table(found: Sequence[Corpus]) -> Table:
    rows = [
        [
            f"{each.documents:,}",
            str(words),
            *(number(value / 1e3) for value in (spent.median, spent.p99)),
            *(f"{count / SEARCHES:.2f}" for count in each.found[words]),
        ]
        for each in found
        for words, spent in each.searches.items()
    ]
    header = ("documents", "words", "median", "p99", "recall", "recall of weighing all")
    return Table("A search: milliseconds", header, rows)


def _chains(chains: Sequence[Chain]) -> Table:
    rows = [
        [
            f"{each.steps:,}",
            *(
                f"{statistics.median(v):.2f}"
                for v in (each.floor, each.read, each.written, each.walked)
            ),
        ]
        for each in chains
    ]
    header = ("steps", "`json.loads`", "from JSON", "to JSON", "walk")
    return Table("A whole chain: microseconds a step, median of three", header, rows)


if __name__ == "__main__":
    main(measure)
