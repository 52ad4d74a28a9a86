"""Classes of which other modules derive, and aliases of types that they use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from prelude import fetch

SEEN: list[str] = []


def noted() -> int:
    SEEN.append("made")
    return len(SEEN)


def counted(value: int) -> int:
    SEEN.append("validated")
    return value


def halved(value: int) -> int:
    return value // 2


Noted = Annotated[int, AfterValidator(counted)]
Halved = Annotated[int, Field(ge=0), AfterValidator(halved)]


@dataclass
class Numbered:
    number: int = field(default_factory=noted)


@dataclass
class Listed:
    notes: list[str] = field(default_factory=list)


class Validated(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    number: Noted = 0


class Checked(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    number: Halved = 0


def leaked() -> str:
    return fetch("a page").unwrap_discarding_sources()


def today() -> str:
    return "Monday"


class Service:
    def __init__(self, clock: Callable[[], str] = today) -> None:
        self.clock = clock
        self.leaks: Callable[[], str] = leaked
        self.tells: Callable[[], str] = today
