"""Accepted: what is read of a grounded value that is asked for its class stays grounded."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, interpolate, join
from prelude import fetch


@dataclass(frozen=True)
class Email:
    subject: str
    tags: tuple[str, ...] = ()

    def size(self) -> int:
        return len(self.subject)


@dataclass(frozen=True)
class Note:
    text: str


@grounded_pure
def rendered(item: Grounded[Email] | Grounded[Note]) -> Grounded[str]:
    if isinstance(item, Email):
        return interpolate("mail: {}", item.subject)
    return interpolate("note: {}", item)


@grounded_pure
def either(item: Grounded[Email | Note]) -> Grounded[str]:
    if isinstance(item, Note):
        return item.text
    assert isinstance(item, Email)
    return item.subject.strip() + ": " + item.tags[0]


@grounded_pure
def size(item: Grounded[Email | Note]) -> Grounded[int] | None:
    return item.size() if isinstance(item, Email) else None


@grounded_pure
def matched(item: Grounded[Email] | Grounded[Note]) -> Grounded[str]:
    match item:
        case Email(subject=subject):
            return subject
        case Note():
            return item.text
    return fetch("nothing")


@grounded_pure
def subjects(items: list[Grounded[Email] | Grounded[Note]]) -> Grounded[str]:
    return join(", ", [item.subject for item in items if isinstance(item, Email)])


@agent
def agent_of_class(item: Grounded[Email] | Grounded[Note]) -> Grounded[str]:
    if isinstance(item, Email):  # N: grounded-coercion `item`
        return item.subject
    return fetch("note")
