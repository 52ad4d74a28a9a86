"""Accepted: audited library functions may be lifted."""

from __future__ import annotations

import html
import math
import textwrap

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, fetch_float, fetch_int


@agent
@grounded_pure
def answer(i: str) -> Grounded[float]:
    doc = fetch(i)
    assert_type(lift(textwrap.dedent)(doc), Grounded[str])
    assert_type(lift(html.escape)(doc), Grounded[str])
    assert_type(lift(math.sqrt)(fetch_float(i)), Grounded[float])
    assert_type(lift(len)(doc), Grounded[int])
    assert_type(lift(str)(fetch_int(i)), Grounded[str])
    return lift(float)(doc)
