"""Refused: what is declared as `Any` may be any object, and nobody knows what asking it runs."""

import contextlib
import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

SEEN: list[int] = []


@tool(uses=retrieval)
def fetch(q: str) -> str:
    """Look up a text."""
    raise NotImplementedError


class Keyed:
    def keys(self) -> list[str]:
        SEEN.append(1)
        return []

    def __getitem__(self, key: str) -> int:
        return 1


class Ordered:
    def __lt__(self, other: object) -> bool:
        SEEN.append(1)
        return True


@dataclasses.dataclass
class Noted:
    def __post_init__(self) -> None:
        SEEN.append(1)


class Meta(type):
    def __len__(cls) -> int:
        SEEN.append(1)
        return 1

    def __bool__(cls) -> bool:
        SEEN.append(1)
        return True


class Made(metaclass=Meta):
    """Its class tells that it was asked."""


class Lengthy:
    def __getitem__(self, key: Any) -> int:
        SEEN.append(len(key))
        return 1

    def __contains__(self, key: Any) -> bool:
        SEEN.append(len(key))
        return True

    @property
    def number(self) -> int:
        SEEN.append(1)
        return 1


ANYTHING: Any = Lengthy()
PLAIN: Any = {"name": "x"}


def noted() -> Iterator[int]:
    SEEN.append(1)
    yield 1


@contextlib.contextmanager
def managed() -> Iterator[None]:
    SEEN.append(1)
    yield


def hook(found: Any) -> Any:
    SEEN.append(1)
    return found


@grounded_pure
def by_keys(q: str) -> int:
    found: Any = Keyed()
    if "key" in fetch(q):
        dict(found)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_generator(q: str) -> int:
    found: Any = noted()
    if "key" in fetch(q):
        list(found)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_manager(q: str) -> int:
    found: Any = managed()
    if "key" in fetch(q):
        with found:  # E: grounded-laundering
            pass
    return len(SEEN)


@grounded_pure
def by_hook(q: str) -> int:
    found: Any = hook
    if "key" in fetch(q):
        json.loads("{}", object_hook=found)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_replacing(q: str) -> int:
    found: Any = Noted()
    if "key" in fetch(q):
        dataclasses.replace(found)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_order(q: str) -> int:
    if "key" in fetch(q):
        found: Any = sorted([(1, Ordered()), (1, Ordered())])  # E: grounded-laundering  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_class(q: str) -> int:
    found: type = Made  # E: grounded-laundering
    if "key" in fetch(q):
        not found
    return len(SEEN)


@grounded_pure
def by_attribute(q: str) -> int:
    if "key" in fetch(q):
        ANYTHING.number  # E: grounded-laundering
    return len(SEEN)


@grounded_pure(discloses=())
def handed_a_key(q: str) -> int:
    ANYTHING[fetch(q)]  # E: grounded-laundering
    return len(SEEN)


@grounded_pure(discloses=())
def handed_an_item(q: str) -> int:
    fetch(q) in ANYTHING  # E: grounded-laundering  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def read_before(q: str) -> Grounded[str]:
    name = str(PLAIN["name"])
    settings: dict[str, Any] = json.loads('{"least": 2}')
    least = int(settings["least"])
    text = fetch(q)
    if len(text) > least and name in text:
        return text[:least]
    return text
