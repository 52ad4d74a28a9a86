"""Accepted: an agent that filters, chooses, handles failures and refuses."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, agent, each, grounded_pure, join
from corvid_runtime.citations import InsufficientEvidence
from hits import Hit, ModelError, ask, search

logger = logging.getLogger(__name__)


@agent
@grounded_pure
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    hits = search(question)
    good = [h for h in each(hits) if h.score > 0.2]
    if not good:
        return InsufficientEvidence(reason="nothing relevant")
    best: Grounded[Hit] | None = None
    for h in each(hits):
        if best is None or h.score > best.score:
            best = h
    try:
        reply = ask(question, join("\n", [h.text for h in good]))
    except ModelError:
        logger.warning("the model is away")
        return InsufficientEvidence(reason="no model")
    if reply.strip().lower() == "unknown":
        return InsufficientEvidence(reason="not in the documents")
    return reply
