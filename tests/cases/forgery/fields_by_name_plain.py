"""Accepted: plain records filled by name, and grounded ones copied whole."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import Pair, Quote, fetch
from pydantic import BaseModel


class Plain(BaseModel):
    text: str


@grounded_pure
def answer(i: str) -> list[Quote]:
    pair = Pair._make((i, 1))
    plain = Plain.model_construct(text=pair.key).model_copy(update={"text": "other"})
    return [Quote(fetch(plain.text))]
