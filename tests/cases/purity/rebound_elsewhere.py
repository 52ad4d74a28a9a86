"""Refused: a helper without a mark is bound to what keeps less, in a module that imports it."""

from __future__ import annotations

from corvid_runtime import Grounded
from prelude import fetch
from purity import rebound_helpers

JOURNAL: list[str] = []


def leaking(doc: Grounded[str]) -> Grounded[str]:
    JOURNAL.append(doc.unwrap_discarding_sources())
    return doc


def noisy(doc: Grounded[str]) -> Grounded[str]:
    JOURNAL.append("called")
    return doc


def of_anything(doc: object) -> Grounded[str]:
    return fetch("a")


def long(doc: Grounded[str]) -> Grounded[str]:
    return doc[:1000]


rebound_helpers.short = leaking  # E: grounded-laundering
rebound_helpers.short = noisy  # E: grounded-laundering
rebound_helpers.short = of_anything  # E: grounded-laundering
rebound_helpers.short = lambda doc: doc  # E: grounded-laundering
rebound_helpers.ALIAS = leaking  # E: grounded-laundering
rebound_helpers.DECLARED = leaking  # E: grounded-laundering
rebound_helpers.TABLE = {"short": leaking}  # E: grounded-laundering
rebound_helpers.STEPS = (long, leaking)  # E: grounded-laundering
for rebound_helpers.ALIAS in (long, leaking):  # E: grounded-laundering
    pass

rebound_helpers.short = long
rebound_helpers.ALIAS = long
rebound_helpers.DECLARED = long
rebound_helpers.HOOK = leaking
rebound_helpers.LIMIT = 4
