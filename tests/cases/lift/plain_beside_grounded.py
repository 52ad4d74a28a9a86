"""Refused: what a boundary gives plainly beside something grounded, in whatever that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypedDict, TypeVar

from corvid_runtime import Grounded, each, ground, grounded_pure, lift, prompt, retrieval, tool
from prelude import fetch, texts

T = TypeVar("T")


@dataclass
class Graded:
    label: str
    text: Grounded[str]


class Noted:
    def __init__(self, label: str, text: Grounded[str]) -> None:
        self.label = label
        self.text = text

    def short(self) -> str:
        return self.label


class Row(TypedDict):
    label: str
    text: Grounded[str]


@dataclass
class Pair(Generic[T]):
    label: str
    second: T


@lift
def in_sequence(docs: list[Grounded[str]]) -> Sequence[Graded]:
    return [Graded(str(doc)[:4], doc) for doc in docs]


@lift
def in_iterator(docs: list[Grounded[str]]) -> Iterator[Graded]:
    return (Graded(str(doc)[:4], doc) for doc in docs)


@lift
def by_name(docs: list[Grounded[str]]) -> Mapping[str, Grounded[str]]:
    return {str(doc): doc for doc in docs}


@lift
def noted(docs: list[Grounded[str]]) -> Noted:
    return Noted(str(docs[0])[:4], docs[0])


@prompt(model="small")
def row(docs: list[Grounded[str]]) -> Row:
    return {"label": str(docs[0])[:4], "text": docs[0]}


@prompt(model="small")
def pair(docs: list[Grounded[str]]) -> Pair[Grounded[str]]:
    return Pair(str(docs[0])[:4], docs[0])


@lift
def either(docs: list[Grounded[str]]) -> Noted | Grounded[str]:
    return Noted(str(docs[0])[:4], docs[0])


@prompt(model="small")
async def later(docs: list[Grounded[str]]) -> Sequence[Graded]:
    return [Graded(str(doc)[:4], doc) for doc in docs]


@tool(uses=retrieval)
def search(query: str) -> list[Graded]:
    return [Graded(query[:4], ground(query, source="b"))]


@tool(uses=retrieval)
def numbered(count: int) -> tuple[int, Grounded[str]]:
    return count, ground("text", source="b")


@grounded_pure
def of_a_sequence(i: str) -> str:
    return in_sequence([fetch(i)])[0].label  # E: grounded-laundering


@grounded_pure
def of_an_iterator(i: str) -> str:
    return next(in_iterator([fetch(i)])).label  # E: grounded-laundering


@grounded_pure
def of_keys(i: str) -> list[str]:
    return [*by_name([fetch(i)])]  # E: grounded-laundering


@grounded_pure
def of_an_attribute(i: str) -> str:
    return noted([fetch(i)]).label  # E: grounded-laundering


@grounded_pure
def of_a_method(i: str) -> str:
    return noted([fetch(i)]).short()  # E: grounded-laundering


@grounded_pure
def of_a_typed_dictionary(i: str) -> str:
    return row([fetch(i)])["label"]  # E: grounded-laundering


@grounded_pure
def of_a_generic_record(i: str) -> str:
    return pair([fetch(i)]).label  # E: grounded-laundering


@grounded_pure
def of_either(i: str) -> str:
    found = either([fetch(i)])  # E: grounded-laundering
    return found.label if isinstance(found, Noted) else ""  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
async def of_a_coroutine(i: str) -> str:
    return (await later([fetch(i)]))[0].label  # E: grounded-laundering


@grounded_pure
def of_what_was_searched_for(i: str) -> str:
    return search(fetch(i))[0].label  # E: grounded-laundering


@grounded_pure
def of_what_was_counted(i: str) -> int:
    return numbered(len(fetch(i)))[0]  # E: grounded-laundering


def titles(docs: Iterable[Graded]) -> list[Grounded[str]]:
    return [doc.text for doc in docs if doc.label]


@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    """What has sources; and what is plain decides, and is given to nobody."""
    found = search(i)
    again = [hit for one in found for hit in search(one.text)]
    return [
        *titles(in_sequence(texts(i))),
        noted([fetch(i)]).text,
        row([fetch(i)])["text"],
        *each(fetch(i).split()),
        *(hit.text for hit in sorted(again, key=lambda hit: hit.label) if hit.label != found[0].label),
    ]


@grounded_pure
def labels(i: str) -> list[str]:
    return [hit.label for hit in search(i)]
