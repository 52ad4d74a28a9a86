"""Refused: an effect under a look, where only presence is to be disclosed."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

logger = logging.getLogger(__name__)


@agent
@grounded_pure(discloses={"presence"})
def logged(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "a":
        logger.info("found")  # E: grounded-laundering
    return doc


@agent
@grounded_pure(discloses={"effect"})
def honest(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "a":
        logger.info("found")
    return doc
