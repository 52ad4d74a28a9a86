"""Accepted: stamp with the time."""

from __future__ import annotations

import datetime

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc: Grounded[str] = fetch(i)
    when = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    return when + " " + doc
