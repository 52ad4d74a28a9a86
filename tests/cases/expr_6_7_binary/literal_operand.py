"""Accepted: a literal in front of something grounded is grounded with it, as what it is of is."""

from __future__ import annotations

from typing import Literal

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_int
from typing_extensions import assert_type


@agent
@grounded_pure
def answer(i: str, sign: Literal["a"], first: Literal[1], mark: Literal["a", "b"]) -> Grounded[str]:
    assert_type(sign + fetch(i), Grounded[str])
    assert_type(mark + fetch(i), Grounded[str])
    assert_type(first + fetch_int(i), Grounded[int])
    assert_type(first < fetch_int(i), Grounded[bool])
    return sign + fetch(i)


@grounded_pure
def counted(names: list[str]) -> Grounded[int] | Literal[0]:
    used: Grounded[int] | Literal[0] = 0
    for name in names:
        used += fetch_int(name)
    return used


@grounded_pure
def joined(names: list[str]) -> Grounded[str] | Literal[""]:
    text: Grounded[str] | Literal[""] = ""
    for name in names:
        text += fetch(name)
    return text
