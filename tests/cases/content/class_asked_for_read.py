"""Refused: a grounded value that is asked for its class is no plain object of that class."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure


@dataclass
class Email:
    subject: str

    def size(self) -> int:
        return len(self.subject)


@dataclass
class Note:
    text: str


def read(email: Email) -> str:
    return email.subject


@grounded_pure
def attribute(item: Grounded[Email] | Grounded[Note]) -> str:
    assert isinstance(item, Email)
    return item.subject  # E: grounded-laundering `item.subject`


@grounded_pure
def whole(item: Grounded[Email | Note]) -> Email:
    assert isinstance(item, Email)
    return item  # E: grounded-laundering `item`


@grounded_pure
def method(item: Grounded[Email] | Grounded[Note]) -> int:
    assert isinstance(item, Email)
    return item.size()  # E: grounded-laundering `item.size()`


@grounded_pure
def shown(item: Grounded[Email | Note]) -> str:
    assert isinstance(item, Email)
    return str(item)  # E: grounded-laundering `item`


@grounded_pure
def held(item: Grounded[Email] | Grounded[Note]) -> list[Email]:
    assert isinstance(item, Email)
    return [item]  # E: grounded-laundering `item`


@grounded_pure
def passed(item: Grounded[Email] | Grounded[Note]) -> str:
    assert isinstance(item, Email)
    return read(item)  # E: grounded-laundering `item`


@grounded_pure
def matched(item: Grounded[Email | Note]) -> str | None:
    match item:
        case Email():
            return item.subject  # E: grounded-laundering `item.subject`
    return None


@grounded_pure
def assigned(item: Grounded[Email | Note]) -> str:
    assert isinstance(item, Email)
    email: Email = item  # E: grounded-laundering `item`
    return email.subject


@agent
def noted(item: Grounded[Email] | Grounded[Note]) -> str:
    assert isinstance(item, Email)  # N: grounded-coercion
    return item.subject  # N: grounded-coercion `item.subject`
