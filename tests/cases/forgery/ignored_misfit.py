"""Refused: a comment that silences mypy does not make a plain value grounded."""

from __future__ import annotations

from typing import TypedDict, TypeVar

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, keep

T = TypeVar("T")


class Entry(TypedDict):
    text: Grounded[str]
    name: str


@grounded_pure
def generic(example: T, text: str) -> T:
    return text  # type: ignore[return-value]  # E: grounded-forgery `text`


@grounded_pure
def generic_list(examples: list[T], text: str) -> list[T]:
    examples.append(text)  # type: ignore[arg-type]  # E: grounded-forgery `text`
    return examples


@agent
def variable() -> Grounded[str]:
    text: Grounded[str] = "made up"  # type: ignore[assignment]  # E: grounded-forgery
    return text


@agent
@grounded_pure
def argument() -> Grounded[str]:
    return keep("made up")  # type: ignore[arg-type]  # E: grounded-forgery `"made up"`


@grounded_pure
def field() -> Quote:
    return Quote("made up")  # type: ignore[arg-type]  # E: grounded-forgery `"made up"`


@grounded_pure
def attribute(quote: Quote) -> Quote:
    quote.text = "made up"  # type: ignore[assignment]  # E: grounded-forgery `"made up"`
    return quote


@grounded_pure
def item(entry: Entry, key: str) -> Entry:
    entry[key] = "made up"  # type: ignore[literal-required]  # E: grounded-forgery `"made up"`
    return entry


@grounded_pure
def nested() -> Grounded[str]:
    def inner() -> Grounded[str]:
        return "made up"  # type: ignore[return-value]  # E: grounded-forgery `"made up"`

    return inner()


@agent
@grounded_pure
def returned() -> Grounded[str]:
    return "made up"  # type: ignore[return-value]  # E: ungrounded-return `"made up"`


@agent
@grounded_pure
def pair(doc: Grounded[str]) -> tuple[Grounded[str], Grounded[str]]:
    return doc, "made up"  # type: ignore[return-value]  # E: grounded-forgery
