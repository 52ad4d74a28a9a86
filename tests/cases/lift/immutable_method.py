"""Accepted: lifting methods of immutable values, bound or taken from their class."""

from __future__ import annotations

import datetime
import re
from decimal import Decimal

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch, fetch_int

WORD = re.compile("[a-z]+")
DAY = datetime.date(2020, 1, 1)


@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    shown = lift(DAY.__format__)(fetch(i))
    year = lift(DAY.replace)(fetch_int(i))
    exact = lift(Decimal)(fetch_int(i))
    return [
        lift(WORD.sub)("", fetch(i)),
        lift(str.upper)(fetch(i)),
        shown,
        lift(str)(year),
        lift(str)(exact),
    ]
