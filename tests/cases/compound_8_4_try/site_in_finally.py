"""Refused: a site inside a finally."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, log


@agent
def handled_recorded(i: str) -> None:
    doc = fetch(i)
    try:
        pass
    finally:
        log(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def handled_refused(i: str) -> None:
    doc = fetch(i)
    try:
        pass
    finally:
        log(doc)  # E: grounded-laundering `doc`
