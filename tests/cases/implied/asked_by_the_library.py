"""Refused: what the library calls of a class that replaces its methods, or that it reads, or makes."""

from __future__ import annotations

import dataclasses
import json
import string
from collections import UserDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from types import SimpleNamespace
from typing import Any, Protocol, runtime_checkable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

seen: list[str] = []


class Formatter(string.Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        seen.append(str(value))
        return ""


class Decoder(json.JSONDecoder):
    def decode(self, s: str, _w: Any = None) -> int:
        seen.append(s)
        return 0


class Pages(UserDict[str, int]):
    runs: int = 0

    def __setitem__(self, key: str, item: int) -> None:
        Pages.runs = item


class Numbers(dict[str, int]):
    runs: int = 0

    def __setitem__(self, key: str, item: int) -> None:
        Numbers.runs = item


class Pool(ThreadPoolExecutor):
    runs: int = 0

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        Pool.runs = 1


class Zone(tzinfo):
    runs: int = 0

    def utcoffset(self, dt: datetime | None) -> timedelta:  # E: grounded-laundering
        Zone.runs = 1
        return timedelta(0)

    def dst(self, dt: datetime | None) -> timedelta:
        return timedelta(0)

    def tzname(self, dt: datetime | None) -> str:
        return "here"


@dataclass
class Made:
    text: str = ""

    def __post_init__(self) -> None:
        seen.append(self.text)


class Counted:
    reads: int = 0

    @property
    def size(self) -> int:
        Counted.reads += 1
        return 1


class Compared:
    asked: int = 0

    def __eq__(self, other: object) -> bool:
        Compared.asked += 1
        return True


@runtime_checkable
class Sized(Protocol):
    @property
    def size(self) -> int: ...


class Problem(Exception):
    raised: int = 0

    def __init__(self) -> None:
        Problem.raised += 1


@grounded_pure
def formatted(i: str) -> Grounded[str]:
    page = fetch(i)
    Formatter().format("{}", str(page))  # E: grounded-laundering
    return page


@grounded_pure
def decoded(i: str) -> Grounded[str]:
    page = fetch(i)
    if page.startswith("a"):
        json.loads("1", cls=Decoder)  # E: grounded-laundering
    return page


@grounded_pure
def inherited(i: str, pages: Pages) -> Grounded[str]:
    page = fetch(i)
    if page.startswith("a"):
        Pages({"a": 1})  # E: grounded-laundering
        Numbers.fromkeys(["a"], 1)  # E: grounded-laundering
        pages.keys()  # E: grounded-laundering
        with Pool(1):  # E: grounded-laundering
            pass
    return page


@grounded_pure
def held(i: str) -> Grounded[str]:
    page = fetch(i)
    noon = datetime(2020, 1, 1, tzinfo=Zone())  # E: grounded-laundering
    space = SimpleNamespace(a=Compared())  # E: grounded-laundering
    anything: Any = Compared()  # E: grounded-laundering
    if page.startswith("a"):
        noon.isoformat()
    assert anything is not space
    return page


@grounded_pure
def made_again(i: str, made: Made) -> Grounded[str]:
    page = fetch(i)
    dataclasses.replace(made, text=str(page))  # E: grounded-laundering
    return page


@grounded_pure
def read(i: str, counted: Counted) -> Grounded[str]:
    page = fetch(i)
    if page.startswith("a"):
        isinstance(counted, Sized)  # E: grounded-laundering
        "{0.size}".format(counted)  # E: grounded-laundering
        "{.size}".format(counted)  # E: grounded-laundering
        "{:{.size}}".format(1, counted)  # E: grounded-laundering
        "{a.size}".format_map({"a": counted})  # E: grounded-laundering  # E: grounded-laundering
        string.Formatter().format("{0.size}", counted)  # E: grounded-laundering
        match counted:
            case Sized():  # E: grounded-laundering
                pass
    return page


@grounded_pure
def raised(i: str) -> Grounded[str]:
    page = fetch(i)
    try:
        if page.startswith("a"):
            raise Problem  # E: grounded-laundering
        if page.startswith("b"):
            raise ValueError("b") from Problem  # E: grounded-laundering
    except (Problem, ValueError):
        pass
    return page




class Holder:
    counted = Counted()


@grounded_pure
def by_templates(i: str, holder: Holder, counted: Counted, template: str) -> Grounded[str]:
    page = fetch(i)
    shown = "{.size}".format
    if page.startswith("a"):
        shown(counted)  # E: grounded-laundering
        list(map("{.size}".format, [counted]))  # E: grounded-laundering
        "{.counted.size}".format(holder)  # E: grounded-laundering
        template.format(holder)  # E: grounded-laundering
    return page
