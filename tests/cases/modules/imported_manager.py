"""Refused: an imported manager that keeps a failure to itself; one that lets it go on is free."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from managing import forgiving, span
from prelude import fetch


@grounded_pure
def spanned(key: str) -> tuple[str, Grounded[int]]:
    name = "none"
    with span("parse"):
        number = lift(int)(fetch(key))
        name = "some"
    return name, number


@grounded_pure
def forgiven(key: str) -> str:
    name = "none"
    with forgiving("parse"):
        lift(int)(fetch(key))
        name = "some"
    return name  # E: grounded-laundering
