"""Refused: a plain list extended or repeated in place by a grounded value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch_int, fetch_rows


@agent
def extended_recorded(i: str) -> None:
    found = ["a"]
    found += fetch_rows(i)  # N: grounded-coercion
    found *= fetch_int(i)  # N: grounded-coercion


@agent
@grounded_pure
def extended_refused(i: str) -> None:
    found = ["a"]
    found += fetch_rows(i)  # E: grounded-laundering


@agent
@grounded_pure
def repeated_refused(doc: Grounded[str]) -> int:
    docs = [doc]
    docs *= lift(len)(doc)
    return len(docs)  # E: grounded-laundering `len(docs)`
