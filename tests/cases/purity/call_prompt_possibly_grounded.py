"""Refused: an argument that is only possibly grounded grounds no prompt."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import summarize


@agent
def answer_recorded(i: str, doc: Grounded[str] | str) -> str:  # E: grounded-union
    return summarize(doc)  # N: grounded-coercion[argument|optional] `doc`


@agent
@grounded_pure
def answer_refused(i: str, doc: Grounded[str] | str) -> str:  # E: grounded-union
    return summarize(doc)  # E: grounded-laundering `doc`
