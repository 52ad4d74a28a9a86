"""Accepted: what the library calls of a class changes nothing, or runs where nothing was looked at."""

from __future__ import annotations

import dataclasses
import json
from collections import UserDict
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Any, Protocol, runtime_checkable

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Encoder(json.JSONEncoder):
    def default(self, o: object) -> Any:
        return str(o)


class Settings(UserDict[str, int]):
    def __missing__(self, key: str) -> int:
        return 0


class Zone(tzinfo):
    def utcoffset(self, dt: datetime | None) -> timedelta:
        return timedelta(0)

    def dst(self, dt: datetime | None) -> timedelta:
        return timedelta(0)

    def tzname(self, dt: datetime | None) -> str:
        return "here"


@dataclass(frozen=True)
class Limits:
    least: int = 3
    most: int = 80

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError("least is more than most")

    @property
    def middle(self) -> int:
        return (self.least + self.most) // 2


@runtime_checkable
class Sized(Protocol):
    @property
    def middle(self) -> int: ...


class Missing(Exception):
    def __init__(self) -> None:
        super().__init__("nothing was found")


@grounded_pure
def checked(i: str, limits: Limits, settings: Settings) -> Grounded[str] | InsufficientEvidence:
    started = datetime(2020, 1, 1, tzinfo=Zone())
    page = fetch(i)
    if not page.strip():
        raise Missing
    if len(page) > settings["most"]:
        wider = dataclasses.replace(limits, most=1000)
        if isinstance(wider, Sized) and len(page) > wider.middle:
            shown = json.dumps({"i": i}, cls=Encoder)
            said = "{0.least} to {0.most}".format(limits)
            if page.startswith(shown) or page.endswith(said + started.isoformat()):
                return InsufficientEvidence(reason="too long")
    return page
