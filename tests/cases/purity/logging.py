"""Refused: logging shows content to the outside world."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    logging.info("found %s", doc)  # E: grounded-laundering `doc`
    return doc
