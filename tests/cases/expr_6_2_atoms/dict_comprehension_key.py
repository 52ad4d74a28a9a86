"""Refused: a dictionary comprehension hashes grounded keys."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def keyed_recorded(docs: list[Grounded[str]]) -> None:
    found = {doc: 1 for doc in docs}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def keyed_refused(docs: list[Grounded[str]]) -> int:
    found = {doc: 1 for doc in docs}
    return len(found)  # E: grounded-laundering
