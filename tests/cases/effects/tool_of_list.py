"""Accepted: a tool of a list answers a grounded list."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, each
from prelude import fetch_rows


def use(i: str) -> None:
    assert_type(fetch_rows(i), Grounded[list[str]])
    assert_type(fetch_rows(i)[0], Grounded[str])
    assert_type(each(fetch_rows(i)), list[Grounded[str]])
