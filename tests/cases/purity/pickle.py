"""Refused: pickled content is plain bytes."""

from __future__ import annotations

import pickle

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> bytes:
    return pickle.dumps(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def lost_refused(i: str) -> bytes:
    return pickle.dumps(fetch(i))  # E: grounded-laundering `fetch(i)`
