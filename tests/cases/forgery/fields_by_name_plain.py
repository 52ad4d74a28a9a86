"""Accepted: plain records filled by name, and grounded ones copied whole."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import Pair, Quote, fetch
from pydantic import BaseModel


class Plain(BaseModel):
    text: str


class Card(BaseModel):
    body: Grounded[str]
    score: float = 0.0


@grounded_pure
def answer(i: str) -> list[Quote]:
    pair = Pair._make((i, 1))
    plain = Plain.model_construct(text=pair.key).model_copy(update={"text": "other"})
    return [Quote(fetch(plain.text))]


@grounded_pure
def rescored(card: Card, score: float) -> Card:
    return card.model_copy(update={"score": score})
