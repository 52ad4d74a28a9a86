"""What pickles hold, recorded: `python -m tests.runtime.pickled` adds the rows that are new.

A row is never written again: it is what the version of its day wrote.
"""

from __future__ import annotations

import base64
import dataclasses
import json
import pickle
import re
from collections.abc import Callable, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Final

from corvid_runtime import (
    CitationViolation,
    Effect,
    Grounded,
    GroundedForgery,
    InvalidProvenance,
    Location,
    ProvenanceChain,
    UngroundedReturn,
    agent,
    ground,
    prompt,
    retrieval,
    sever,
    tool,
    use_clock,
)
from corvid_runtime.citations import (
    Citation,
    CitationContract,
    InsufficientEvidence,
    SourceText,
    Span,
    verify_quote,
)
from corvid_runtime.content import strip
from corvid_runtime.makers import wrap
from corvid_runtime.retrievers import Hit, grounding
from corvid_runtime.value import GroundedValue

from tests.runtime.support import canonical, given

PICKLES: Final = Path(__file__).with_name("pickles.json")
NOON: Final = datetime(2026, 11, 23, 12, tzinfo=timezone.utc)


@dataclasses.dataclass
class Invoice:
    number: str
    lines: list[int]


@tool(uses=retrieval, confidence=0.9)
def find(query: str) -> str:
    place = Location(3, (1, 2, 3, 4), "top-left", (5, 9), "#/p/1", "reader", 0.8)
    return ground(query, source="file:a", location=place, score=0.5, metadata={"k": [1, None]})


@prompt(model="m", confidence=0.7)
def shorten(text: str) -> str:
    return text[:3]


@agent
def answer(query: str) -> Grounded[str]:
    return shorten(find(query)) + "!"


def cut() -> Any:
    """Return a value whose chain was cut in a place that is the same on every machine."""
    value = sever(answer("abcd"), "done")
    chain = re.sub(r'"where": "[^"]*"', '"where": "here"', value.sources().to_json())
    return wrap(strip(value), ProvenanceChain.from_json(chain).node)


def updated() -> Any:
    table = given({"rows": [1, 2]}, source="table")
    table["rows"].append(given(3, source="row"))
    return table


@dataclasses.dataclass
class Cellar:
    """A retriever that finds one passage."""

    namespace: str = "cellar"

    def search(self, query: str, limit: int, filters: Any = None) -> Sequence[Hit]:
        return [Hit(self.namespace, "a", "1", "Bees sleep at night.", score=0.5)]


def searched() -> Any:
    session = grounding(id="notes", retriever=Cellar(), inject="tool", filters={}).session()
    session.search("bees")
    return session


MADE: Final[dict[str, Callable[[], Any]]] = {
    "text": lambda: given("text") + "!",
    "number": lambda: given(40, 0.9) + given(2, source="other"),
    "truth": lambda: given(2) < 3,
    "date": lambda: given(NOON),
    "tuple": lambda: given((1, "a")),
    "list": lambda: given([1, 2]),
    "nested": updated,
    "record": lambda: given(Invoice("n1", [1, 2])),
    "answer": lambda: answer("abcd"),
    "severed": cut,
    "container of values": lambda: {"a": [given("text")], "b": (given(1), 2)},
    "chain": lambda: cut().sources(),
    "steps": lambda: list(cut().sources()),
    "location": lambda: Location(page=3, char_span=(5, 9)),
    "effect": lambda: Effect("fetch", data="grounded", cost=2.0),
    "retrieval": lambda: retrieval,
    "ungrounded": lambda: UngroundedReturn("no", chain=given("a").sources(), hint="yes"),
    "forgery": lambda: GroundedForgery("no"),
    "invalid": lambda: InvalidProvenance("no"),
    "violation": lambda: CitationViolation("no", span="a", place="b", nearest="c"),
    "refusal": lambda: InsufficientEvidence("no reason", ("all",)),
    "source": lambda: SourceText("file:a", "Bees sleep at night."),
    "span": lambda: Span("file:a", "Bees sleep", (0, 10)),
    "verdict": lambda: verify_quote("Bees sleep at", SourceText("a", "Bees sleep at night.")),
    "citation": lambda: Citation(source_id="a", quote="Bees sleep"),
    "contract": lambda: CitationContract(required=True),
    "hit": lambda: Hit("cellar", "a", "1", "Bees sleep at night.", score=0.5),
    "session": searched,
}


def shown(value: Any) -> object:
    """Show a value and its chain, so that what was pickled can be compared with what is loaded."""
    if isinstance(value, GroundedValue):
        return type(value).__qualname__, canonical(strip(value)), value.sources().to_json()
    if isinstance(value, (list, tuple)):
        return type(value), [shown(item) for item in value]
    if isinstance(value, dict):
        return {key: shown(item) for key, item in value.items()}
    if isinstance(value, Exception):
        return type(value), {name: shown(part) for name, part in vars(value).items()}
    return type(value), re.sub(r" at 0x\w+", "", repr(value))


def made(name: str) -> Any:
    with use_clock(lambda: NOON):
        return MADE[name]()


def recorded() -> dict[str, str]:
    """Return the pickles by name, in base 64."""
    text = PICKLES.read_text(encoding="utf-8") if PICKLES.exists() else "{}"
    rows: dict[str, str] = json.loads(text)
    return rows


def write() -> None:
    """Record what has no pickle yet."""
    rows = recorded()
    for name in MADE.keys() - rows.keys():
        rows[name] = base64.b64encode(pickle.dumps(made(name), protocol=4)).decode()
    PICKLES.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    # Not this module's own: what is pickled here would be found in `__main__`.
    from tests.runtime import pickled

    pickled.write()
