"""Accepted: change a record with a grounded field."""

from __future__ import annotations

import dataclasses

from corvid_runtime import grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(i: str) -> Quote:
    q = Quote(text=fetch(i).strip(), rank=3)
    q = dataclasses.replace(q, rank=4)
    q.text = q.text + "!"
    q.rank += 1
    return q
