"""Accepted: a grounded attribute of a plain object."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Holder:
    text: Grounded[str] | None = None


@grounded_pure
def assigned(i: str, holder: Holder) -> Grounded[str] | None:
    holder.text = fetch(i)
    return holder.text
