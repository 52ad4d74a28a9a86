"""Refused: records of a helper whose plain fields leave a proof; callers know these for content."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@dataclass(frozen=True)
class Place:
    number: int
    text: Grounded[str]


@dataclass
class Chunk:
    number: int
    text: Grounded[str]
    notes: list[Grounded[str]] = field(default_factory=list)


@dataclass(frozen=True)
class Node:
    thought: Grounded[str]
    parent: Node | None = None


kept_places: list[Place] = []
kept_chunks: list[Chunk] = []


def relevant(texts: list[Grounded[str]]) -> list[Place]:
    return [Place(number, text) for number, text in enumerate(texts, 1) if len(text) > 3]


def beam(nodes: list[Node], width: int) -> list[Node]:
    return sorted(nodes, key=lambda node: node.thought)[:width]


def by_number(texts: list[Grounded[str]]) -> dict[int, Place]:
    return {len(text): Place(len(text), text) for text in texts}


def chunks(texts: list[Grounded[str]], budget: int) -> list[Chunk]:
    found: list[Chunk] = []
    used = 0
    for number, text in enumerate(texts):
        used += len(text)
        if used > budget:
            break
        found.append(Chunk(number, text))
    return found


def packed(texts: list[Grounded[str]], budget: int) -> tuple[list[Grounded[str]], int]:
    kept: list[Grounded[str]] = []
    used = 0
    for text in texts:
        if used + len(text) > budget:
            break
        used += len(text)
        kept.append(text)
    return kept, used


def by_length(texts: list[Grounded[str]]) -> dict[str, list[Grounded[str]]]:
    groups: dict[str, list[Grounded[str]]] = {}
    for text in texts:
        groups.setdefault("long" if len(text) > 3 else "short", []).append(text)
    return groups


def of_others(text: Grounded[str], some: list[Chunk]) -> list[Chunk]:
    return [chunk for chunk in some if chunk.text == text]


def either(text: Grounded[str], one: list[Chunk], other: list[Chunk]) -> tuple[list[Chunk], int]:
    return one if "x" in text else other, 0


@grounded_pure
def numbered(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    return [interpolate("[{}] {}", place.number, place.text) for place in relevant(texts)]


@grounded_pure
def solved(nodes: list[Node]) -> list[Grounded[str]]:
    return [node.thought for node in beam(nodes, 2)]


@grounded_pure
def cut(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    found = chunks(texts, 100)
    for chunk in found:
        if "x" in chunk.text:
            chunk.notes.append(chunk.text)
    return [note for chunk in found for note in chunk.notes] or [chunk.text for chunk in found]


@grounded_pure
def within(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    kept, used = packed(texts, 100)
    return kept[:1] if used > 50 else kept


@grounded_pure
def grouped(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    groups = by_length(texts)
    return groups.get("long", []) or groups.get("short", [])


@grounded_pure
def of_number(question: str, texts: list[Grounded[str]]) -> Grounded[str] | None:
    place = by_number(texts).get(len(question))
    return place.text if place is not None else None


@grounded_pure
def places(question: str) -> list[Place]:
    return relevant([fetch(question)])  # E: grounded-laundering


@grounded_pure
def numbers(question: str) -> list[int]:
    return [place.number for place in relevant([fetch(question)])]  # E: grounded-laundering


@grounded_pure
def put_elsewhere(question: str) -> None:
    kept_places.extend(relevant([fetch(question)]))  # E: grounded-laundering
    for chunk in chunks([fetch(question)], 10):
        kept_chunks.append(chunk)  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def has_parent(question: str) -> bool:
    return beam([Node(fetch(question))], 1)[0].parent is None  # E: grounded-laundering


@grounded_pure
def how_much(question: str) -> int:
    _, used = packed([fetch(question)], 100)
    return used  # E: grounded-laundering


@grounded_pure
def kinds(question: str) -> list[str]:
    return list(by_length([fetch(question)]))  # E: grounded-laundering


@grounded_pure
def one_is_long(question: str) -> str:
    return "long" if "long" in by_length([fetch(question)]) else "short"  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def changed(question: str, some: list[Chunk]) -> None:
    for chunk in of_others(fetch(question), some):
        chunk.number = 1  # E: grounded-laundering


@grounded_pure
def changed_one(question: str, some: list[Chunk], others: list[Chunk]) -> None:
    chosen, _ = either(fetch(question), some, others)
    chosen.clear()  # E: grounded-laundering


@grounded_pure
def made_of_content(question: str) -> list[Chunk]:
    text = fetch(question)
    return [Chunk(len(text), text)]  # E: grounded-laundering


@grounded_pure
def made_and_read(question: str) -> list[Grounded[str]]:
    text = fetch(question)
    chunk, place = Chunk(len(text), text), Place(len(text), text)
    return [chunk.text] if chunk.number > place.number else [place.text]


@grounded_pure
def made_and_kept(question: str) -> None:
    text = fetch(question)
    kept_chunks.append(Chunk(len(text), text))  # E: grounded-laundering
    chunk = Chunk(len(text), text)
    kept_chunks.append(chunk)  # E: grounded-laundering  # E: grounded-laundering
