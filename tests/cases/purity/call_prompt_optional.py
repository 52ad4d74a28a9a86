"""Refused: an argument that may be None grounds no prompt."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, prompt
from prelude import fetch_maybe


@prompt(model="small")
def shorten(doc: str | None) -> str:
    return "short"


@agent
def answer_recorded(i: str) -> str:
    doc = fetch_maybe(i)
    return shorten(doc)  # N: grounded-coercion[argument|optional] `doc`


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    doc = fetch_maybe(i)
    return shorten(doc)  # E: grounded-laundering `doc`
