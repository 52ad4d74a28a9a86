"""Refused: percent formatting of a mapping."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return "%(doc)s" % {"doc": doc}  # N: grounded-coercion[argument|interpolation]


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return "%(doc)s" % {"doc": doc}  # E: grounded-laundering
