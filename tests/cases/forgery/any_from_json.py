"""Refused: anything parsed as grounded."""

from __future__ import annotations

import json

from corvid_runtime import Grounded, agent


@agent
def answer(i: str) -> Grounded[str]:
    return json.loads(i)  # type: ignore[no-any-return]  # E: grounded-forgery|ungrounded-return
