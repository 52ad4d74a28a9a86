"""Refused: what may be any object is asked as content says; its own methods may write that down."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sized
from dataclasses import dataclass
from typing import Any, SupportsInt, TypeVar

from corvid_runtime import Grounded, grounded_pure, interpolate

T = TypeVar("T")
ASKED: list[int] = []


class Loud:
    def __str__(self) -> str:
        ASKED.append(1)
        return "loud"

    def __hash__(self) -> int:
        ASKED.append(1)
        return 1

    def __eq__(self, other: object) -> bool:
        ASKED.append(1)
        return self is other


@dataclass
class Held:
    value: object


class Stock(Mapping[str, int]):
    def __init__(self, sizes: dict[str, int]) -> None:
        self.sizes = sizes

    def __getitem__(self, name: str) -> int:
        return self.sizes[name]

    def __iter__(self) -> Any:
        return iter(self.sizes)

    def __len__(self) -> int:
        return len(self.sizes)

    def __contains__(self, name: object) -> bool:
        return name in self.sizes


class Added:
    def __add__(self, other: object) -> str:
        return str(other)


class Encoder(json.JSONEncoder):
    def default(self, o: object) -> Any:
        return str(o)


@grounded_pure
def shown(reply: Grounded[str], value: object) -> Grounded[str]:
    if "x" in reply:
        str(value)  # E: grounded-laundering
        repr(value)  # E: grounded-laundering
        f"{value}"  # E: grounded-laundering
        "{}".format(value)  # E: grounded-laundering
        "%s" % value  # E: grounded-laundering
        print(value)  # E: grounded-laundering
        interpolate("{}", value)  # E: grounded-laundering
    return reply


@grounded_pure
def compared(reply: Grounded[str], value: object, others: list[object]) -> Grounded[str]:
    if "x" in reply:
        value == 1  # E: grounded-laundering
        1 in others  # E: grounded-laundering
        {value}  # E: grounded-laundering
        hash(value)  # E: grounded-laundering
    return reply


@grounded_pure
def tested(reply: Grounded[str], value: object, others: list[object]) -> Grounded[str]:
    if "x" in reply:
        if value:  # E: grounded-laundering
            pass
        bool(value)  # E: grounded-laundering
        any(others)  # E: grounded-laundering
        match value:  # E: grounded-laundering
            case 5:
                pass
    return reply


@grounded_pure
def of_a_protocol(
    reply: Grounded[str], sized: Sized, number: SupportsInt, key: Hashable
) -> Grounded[str]:
    if "x" in reply:
        len(sized)  # E: grounded-laundering
        int(number)  # E: grounded-laundering
        hash(key)  # E: grounded-laundering
    return reply


@grounded_pure
def in_a_field(reply: Grounded[str], held: Held) -> Grounded[str]:
    if "x" in reply:
        str(held.value)  # E: grounded-laundering
        held == Held(1)  # E: grounded-laundering
    return reply


@grounded_pure
def beside_content(reply: Grounded[str], value: object) -> Grounded[str]:
    if len(reply) == value:  # E: grounded-laundering
        return reply
    if value == reply:  # E: grounded-laundering
        return reply
    return reply.upper()


@grounded_pure
def handed_on(
    reply: Grounded[str], value: object, stock: Stock, added: Added, encoder: Encoder
) -> Grounded[str]:
    if "x" in reply:
        text_of(value)  # E: grounded-laundering
        [*map(str, [value])]  # E: grounded-laundering
        [*map(text_of, [value])]  # E: grounded-laundering
        added + value  # E: grounded-laundering
        stock.__contains__(value)  # E: grounded-laundering
        encoder.default(value)  # E: grounded-laundering
        json.dumps(value, cls=Encoder)  # E: grounded-laundering
    return reply


def text_of(value: T) -> str:
    return str(value)


@grounded_pure
def of_a_variable(reply: Grounded[str], value: T) -> Grounded[str]:
    return reply[:1] if "x" in reply and str(value) else reply


def filled(reply: Grounded[str]) -> None:
    of_a_variable(reply, Loud())  # E: grounded-laundering
    of_a_variable(reply, 1)
    of_a_variable(reply, value="a")


# Where nothing was looked at anything may be asked; so may what is known to change nothing.


@grounded_pure
def whatever_it_is(reply: Grounded[str], value: object, others: list[object]) -> Grounded[str]:
    if value == 1 or 1 in others:
        return reply[:1]
    return reply + str(value)


@grounded_pure
def known(
    reply: Grounded[str], values: dict[str, object], stock: Stock, names: list[str]
) -> Grounded[str]:
    if any(name in reply for name in names) and all([name in reply for name in names]):
        reply += str(len(names)) + text_of(1)
    if "x" in reply and "a" in values and values.get("a") is not None and "a" in stock:
        reply += json.dumps({"a": 1}, cls=Encoder)
        if isinstance(values["a"], str):
            reply += values["a"]
        if reply == "x" == names[0]:
            reply += "x"
    return reply
