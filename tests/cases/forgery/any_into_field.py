"""Refused: anything in a grounded field."""

from __future__ import annotations

from typing import Any

from corvid_runtime import agent
from prelude import Quote


@agent
def answer(value: Any) -> Quote:
    return Quote(text=value)  # E: grounded-forgery
