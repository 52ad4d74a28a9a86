"""Refused: an object of the proof's own holds a record of others that can be changed through it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Open:
    longest: int


@dataclass(frozen=True)
class Fixed:
    longest: int


@dataclass(frozen=True)
class Listed:
    seen: list[Grounded[str]]


@dataclass(frozen=True)
class Shared:
    longest: int
    seen: ClassVar[list[Grounded[str]]] = []


class Loose:
    def __init__(self) -> None:
        self.seen: list[Grounded[str]] = []


@dataclass(frozen=True)
class Derived(Loose):
    longest: int = 3


@dataclass
class BuilderOpen:
    settings: Open
    parts: list[Grounded[str]] = field(default_factory=list)
    longest: int = 0


@dataclass
class BuilderFixed:
    settings: Fixed
    parts: list[Grounded[str]] = field(default_factory=list)
    longest: int = 0


@dataclass
class BuilderListed:
    settings: Listed
    parts: list[Grounded[str]] = field(default_factory=list)
    longest: int = 0


@dataclass
class BuilderShared:
    settings: Shared
    parts: list[Grounded[str]] = field(default_factory=list)
    longest: int = 0


@dataclass
class BuilderDerived:
    settings: Derived
    parts: list[Grounded[str]] = field(default_factory=list)
    longest: int = 0


@grounded_pure
def opened(i: str, settings: Open) -> int:
    builder = BuilderOpen(settings)
    for doc in texts(i):
        if "x" in doc:
            builder.settings.longest += 1  # E: grounded-laundering
    return settings.longest


@grounded_pure
def listed(i: str, settings: Listed) -> int:
    builder = BuilderListed(settings)
    for doc in texts(i):
        if "x" in doc:
            builder.settings.seen.append(doc)  # E: grounded-laundering
    return len(settings.seen)


@grounded_pure
def shared(i: str, settings: Shared) -> int:
    builder = BuilderShared(settings)
    for doc in texts(i):
        if "x" in doc:
            builder.settings.seen.append(doc)  # E: grounded-laundering
    return len(settings.seen)


@grounded_pure
def derived(i: str, settings: Derived) -> int:
    builder = BuilderDerived(settings)
    for doc in texts(i):
        if "x" in doc:
            builder.settings.seen.append(doc)  # E: grounded-laundering
    return len(settings.seen)


@grounded_pure
def counted(i: str, settings: Fixed) -> int:
    builder = BuilderFixed(settings)
    for doc in texts(i):
        if len(doc) > builder.settings.longest:
            builder.longest += 1
    return builder.longest  # E: grounded-laundering


@grounded_pure
def put_there_later(i: str, settings: Open, fixed: Fixed) -> int:
    builder = BuilderOpen(Open(3))
    builder.settings = settings
    for doc in texts(i):
        if "x" in doc:
            builder.settings.longest += 1  # E: grounded-laundering
    return settings.longest + fixed.longest
