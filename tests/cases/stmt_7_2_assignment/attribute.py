"""Refused: a declared plain attribute."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


class Holder:
    text: str = ""


@agent
def assigned_recorded(i: str, holder: Holder) -> None:
    holder.text = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@grounded_pure
def assigned_refused(i: str, holder: Holder) -> None:
    holder.text = fetch(i)  # E: grounded-laundering `fetch(i)`
