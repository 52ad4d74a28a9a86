"""Accepted: an object of one's own ranks by a function of its class, and keeps the best."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, each, grounded_pure, lift, retrieval, tool


logger = logging.getLogger(__name__)


@tool(uses=retrieval)
def search(question: str) -> list[str]:
    return [question, question + "s"]


class Best:
    def __init__(self) -> None:
        self.page: Grounded[str] | None = None
        self.offered = 0

    def offer(self, page: Grounded[str]) -> None:
        self.offered += 1
        if self.page is None or lift(self._rank)(page) > lift(self._rank)(self.page):
            self.page = page

    @staticmethod
    def _rank(page: str) -> int:
        return len(page)


@grounded_pure
def best_of(question: str = "bees") -> Grounded[str] | None:
    best = Best()
    for page in each(search(question)):
        best.offer(page)
        logger.info("offered %d", best.offered)
        if best.page is not None and "wasp" in best.page:
            best.offer(page)
    return best.page
