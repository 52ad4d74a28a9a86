"""Refused: chance that remembers how often it was asked; the machine's own may be asked anywhere."""

from __future__ import annotations

import random
import secrets
import uuid
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


def new_id() -> str:
    return uuid.uuid4().hex


@dataclass(frozen=True)
class Answer:
    text: str
    id: str = field(default_factory=new_id)


def made(text: str) -> Answer:
    return Answer(text)


def size(answer: Answer) -> int:
    return len(answer.text)


@grounded_pure
def honest_1(i: str) -> Grounded[int]:
    return lift(size)(lift(made)(fetch(i)))


@grounded_pure
def honest_2(i: str) -> Grounded[Answer]:
    return lift(Answer)(fetch(i))


@grounded_pure
def honest_3(i: str) -> Grounded[str]:
    doc = fetch(i)
    if "x" in doc:
        answer = new_id()
    return doc


@grounded_pure
def launder_1(i: str) -> str:
    doc = fetch(i)
    answer = "none"
    if "x" in doc:
        answer = new_id()
    return answer  # E: grounded-laundering


@grounded_pure
def launder_2(i: str) -> str:
    doc = fetch(i)
    return secrets.token_hex(len(doc))  # E: grounded-laundering


@grounded_pure
def launder_3(i: str) -> float:
    doc = fetch(i)
    if "x" in doc:
        random.random()  # E: grounded-laundering
    return random.random()


@grounded_pure
def launder_4(i: str) -> int:
    return secrets.randbelow(int(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_5(i: str) -> bytes:
    doc = fetch(i)
    return secrets.token_bytes(4) if "x" in doc else secrets.token_bytes(5)  # E: grounded-laundering  # E: grounded-laundering


def chance() -> float:
    return random.random()


@dataclass(frozen=True)
class Lot:
    text: str
    id: float = field(default_factory=random.random)


@grounded_pure
def launder_6(i: str) -> Grounded[Lot]:
    return lift(Lot)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_7(i: str) -> Grounded[str]:
    doc = fetch(i)
    ids = [new_id()]
    for _ in range(len(doc)):
        IDS.append(new_id())  # E: grounded-laundering
    return doc


IDS: list[str] = []
