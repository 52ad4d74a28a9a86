"""Refused: JSON that says nothing of its sources, read into grounded fields."""

from __future__ import annotations

import msgspec
from corvid_runtime import Grounded
from corvid_runtime.interchange import Sealed
from pydantic import BaseModel, TypeAdapter


class Session(BaseModel):
    answer: Grounded[str]


class Whole(Sealed, BaseModel):
    answer: Grounded[str]


class Card(msgspec.Struct):
    text: Grounded[str]


def read(text: str) -> Session:
    return Session.model_validate_json(text)  # E: grounded-forgery


def asked_wrongly(text: str) -> Session:
    return Session.model_validate_json(text, context={"user": "me"})  # E: grounded-forgery


def sealed(text: str) -> Whole:
    return Whole.model_validate_json(text)  # E: grounded-forgery


def adapted(text: str) -> list[Session]:
    return TypeAdapter(list[Session]).validate_json(text)  # E: grounded-forgery


def decoded(text: bytes) -> Card:
    return msgspec.json.decode(text, type=Card)  # E: grounded-forgery
