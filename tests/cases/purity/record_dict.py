"""Refused: the __dict__ of a record holds its grounded field."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import Quote


@grounded_pure
def answer(quote: Quote) -> str:
    return str(quote.__dict__)  # E: grounded-laundering
