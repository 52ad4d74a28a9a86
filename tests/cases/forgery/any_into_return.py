"""Refused: anything returned as grounded."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent


def load() -> Any:
    return "anything"


@agent
def answer(i: str) -> Grounded[str]:
    return load()  # type: ignore[no-any-return]  # E: grounded-forgery|ungrounded-return
