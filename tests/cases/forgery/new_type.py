"""Refused: a NewType of a grounded type is a subclass of it."""

from __future__ import annotations

from typing import NewType

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

Doc = NewType("Doc", Grounded[str])  # E: grounded-forgery
Plain = NewType("Plain", str)


@grounded_pure
def kept(doc: Grounded[Plain]) -> Grounded[str]:
    return doc + fetch("a")
