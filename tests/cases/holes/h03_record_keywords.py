"""Refused: records are built with keywords."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Pair, Record, Row, fetch, fetch_int


@agent
def launder_recorded(i: str) -> None:
    record = Record(title=fetch(i), year=3)  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> None:
    record = Record(title=fetch(i), year=3)  # E: grounded-laundering `fetch(i)`


@agent
def launder_rows_recorded(i: str) -> None:
    row = Row(size=1, name=fetch(i))  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def launder_rows_refused(i: str) -> None:
    row = Row(size=1, name=fetch(i))  # E: grounded-laundering `fetch(i)`


@agent
def launder_pairs_recorded(i: str) -> None:
    pair = Pair(value=fetch_int(i), key="a")  # N: grounded-coercion[field] `fetch_int(i)`


@agent
@grounded_pure
def launder_pairs_refused(i: str) -> None:
    pair = Pair(value=fetch_int(i), key="a")  # E: grounded-laundering `fetch_int(i)`
