"""Accepted: imported boundaries keep their contracts."""

from __future__ import annotations

from typing_extensions import assert_type

import prelude
from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch as read


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    assert_type(read(i), Grounded[str])
    assert_type(prelude.fetch(i), Grounded[str])
    assert_type(prelude.summarize(read(i)), Grounded[str])
    return prelude.proven(i)
