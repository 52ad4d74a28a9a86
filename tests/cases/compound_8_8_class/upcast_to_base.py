"""Refused: an upcast to a base without the grounded attribute."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


class Plain:
    pass


class Holder(Plain):
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


@agent
def cast_recorded(holder: Holder) -> Plain:
    return holder  # N: grounded-coercion[return] `holder`


@grounded_pure
def cast_refused(holder: Holder) -> Plain:
    return holder  # E: grounded-laundering `holder`
