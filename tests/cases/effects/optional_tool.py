"""Accepted: a tool that may find nothing answers a grounded value or None."""

from __future__ import annotations

from typing import Optional

from typing_extensions import assert_type

from corvid_runtime import Grounded
from prelude import fetch_maybe


def use(i: str) -> None:
    assert_type(fetch_maybe(i), Optional[Grounded[str]])
