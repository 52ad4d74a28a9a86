"""Refused: lifting a class whose construction leaves a trace of what it was handed."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

seen: list[str] = []


def numbered() -> int:
    seen.append("one more")
    return len(seen)


@dataclass
class Noted:
    text: str

    def __post_init__(self) -> None:
        seen.append(self.text)


@dataclass
class Numbered:
    text: str
    number: int = field(default_factory=numbered)


class Shared:
    last: str = ""

    def __init__(self, text: str) -> None:
        Shared.last = text


class Meta(type):
    def __call__(cls, *args: object) -> object:
        seen.append(str(args))
        return super().__call__(*args)


class Made(metaclass=Meta):
    def __init__(self, text: str) -> None:
        self.text = text


@grounded_pure
def noted(i: str) -> Grounded[Noted]:
    return lift(Noted)(fetch(i))  # E: grounded-laundering


@grounded_pure
def numbered_one(i: str) -> Grounded[Numbered]:
    return lift(Numbered)(fetch(i))  # E: grounded-laundering


@grounded_pure
def shared(i: str) -> Grounded[Shared]:
    return lift(Shared)(fetch(i))  # E: grounded-laundering


@grounded_pure
def made(i: str) -> Grounded[Made]:
    return lift(Made)(fetch(i))  # E: grounded-laundering
