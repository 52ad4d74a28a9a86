"""Accepted: a retrieval that streams is handed on."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_stream


@agent
@grounded_pure
def answers(i: str) -> Iterator[Grounded[str]]:
    for token in fetch_stream(i):
        assert_type(token, Grounded[str])
        yield token
