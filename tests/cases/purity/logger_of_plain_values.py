"""Accepted: a logger that is named plainly, in a proof as elsewhere."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def told(reply: Grounded[str], part: str) -> str:
    logger = logging.getLogger(part).getChild("replies")
    if logger.isEnabledFor(logging.INFO):
        logger.info("a reply of %d characters", len(reply))
    return logger.name
