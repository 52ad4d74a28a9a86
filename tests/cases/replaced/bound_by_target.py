"""Refused: a function of a module or class is bound again, by whatever kind of target."""

from __future__ import annotations

import contextlib

import prelude
from corvid_runtime import Grounded

LAST: list[str] = []


def evil(doc: Grounded[str]) -> Grounded[str]:
    LAST.append(doc.unwrap_discarding_sources())
    return doc


prelude.keep, _ = evil, 0  # E: grounded-laundering
[prelude.keep] = [evil]  # E: grounded-laundering
for prelude.keep in [evil]:  # E: grounded-laundering
    pass
with contextlib.nullcontext(evil) as prelude.keep:  # E: grounded-laundering
    pass
