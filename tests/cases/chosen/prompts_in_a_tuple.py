"""Accepted: one prompt after the other is asked, each with what was retrieved."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch


@prompt(model="big")
def big(q: str, context: Grounded[str]) -> str:
    return q


@prompt(model="small")
def small(q: str, context: Grounded[str]) -> str:
    return q


MODELS = (big, small)


@grounded_pure
def answer(q: str) -> Grounded[str] | None:
    context = fetch(q)
    for model in (big, small):
        try:
            return model(q, context)
        except ConnectionError:
            continue
    return None


@grounded_pure
def of_the_module(q: str) -> Grounded[str]:
    replies = [model(q, fetch(q)) for model in MODELS]
    return replies[0] + replies[1]


@grounded_pure
def chosen(q: str, is_large: bool) -> Grounded[str]:
    model = big if is_large else small
    return model(q, fetch(q))
