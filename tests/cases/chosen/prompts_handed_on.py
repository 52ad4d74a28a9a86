"""Refused: one of several functions is handed on, of which not all keep what the first one does."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch

Model = Callable[[Grounded[str]], Grounded[str]]
SEEN: list[str] = []


@prompt(model="large")
def large(text: str) -> str:
    return text


@lift
def upper(text: str) -> str:
    return text.upper()


def plain(text: str) -> str:
    return str(text)


def noisy(text: Grounded[str]) -> Grounded[str]:
    if "x" in text:
        SEEN.append("x")
    return text


def calm(text: Grounded[str]) -> Grounded[str]:
    return text


def attempt(model: Model, text: Grounded[str]) -> Grounded[str]:
    return model(text)


class Holder:
    def __init__(self) -> None:
        self.model = large


@grounded_pure
def beside_a_plain_one(key: str) -> Grounded[str]:
    text = fetch(key)
    for model in (large, plain):
        text = attempt(model, text)  # E: grounded-laundering `model`
    return text


@grounded_pure
def beside_a_lifted_one(key: str) -> Grounded[str]:
    text = fetch(key)
    for model in (large, upper):
        text = attempt(model, text)  # E: grounded-laundering `model`
    return text


@grounded_pure
def of_an_object(key: str, holder: Holder) -> Grounded[str]:
    return attempt(holder.model, fetch(key))  # E: grounded-laundering


@grounded_pure
def changed_from_inside(key: str) -> list[Grounded[str]]:
    model = large

    def change() -> None:
        nonlocal model
        model = plain  # E: grounded-laundering

    change()
    return list(map(model, [fetch(key)]))  # E: grounded-laundering


@grounded_pure
def mapped(key: str, *, is_long: bool) -> list[Grounded[str]]:
    step = noisy if is_long else calm
    return list(map(step, [fetch(key)]))  # E: grounded-laundering
