"""Refused: grounded fields filled past the checker."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, agent, grounded_pure
from pydantic import BaseModel


class Item(NamedTuple):
    text: Grounded[str]
    n: int


class Card(BaseModel):
    text: Grounded[str]


@agent
@grounded_pure
def made() -> Item:
    return Item._make(("made up", 1))  # E: grounded-forgery


@agent
@grounded_pure
def copied(card: Card) -> Card:
    return card.model_copy(update={"text": "made up"})  # E: grounded-forgery


@agent
def constructed() -> Card:
    return Card.model_construct(text="made up")  # E: grounded-forgery
