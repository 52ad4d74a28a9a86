"""Refused: what is `None` or grounded is put where something plain, or no `None`, is declared."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
def plain(text: Grounded[str | None]) -> str | None:
    return text  # E: grounded-laundering[optional] `text`


@agent
def recorded(text: Grounded[str | None]) -> str | None:
    return text  # N: grounded-coercion[optional] `text`


@grounded_pure
def present(text: Grounded[str | None]) -> Grounded[str]:
    return text  # E: return-value


@grounded_pure
def made_up(i: str) -> Grounded[str | None]:
    if fetch(i):
        return "nothing"  # E: ungrounded-return|grounded-laundering `"nothing"`
    return None
