"""Refused: finally reads a name whose type mypy narrowed by the path without failure."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, log, shout


@grounded_pure
def narrowed(q: str) -> str:
    x: Grounded[str] | str = fetch(q)  # E: grounded-union
    try:
        x = shout(q)
    finally:
        return x  # E: grounded-laundering


@grounded_pure
def honest(q: str) -> Grounded[str]:
    x = fetch(q)
    try:
        x = fetch("b")
    finally:
        log("done")
    return x
