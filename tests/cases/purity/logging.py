"""Refused: logging decided by content, where no effect is to be disclosed."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    logging.info("found %s", doc)
    return doc


@agent
@grounded_pure(discloses={"condition"})
def told(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "a":
        logging.info("found")  # E: grounded-laundering
    return doc
