"""Backfill job: checkpoints, per-item results, error lists, a summary that the caller prints."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("backfill")

ARTICLES = {1: "Long text about wolves.", 2: "", 3: "Another about bears.", 5: "spam"}


class ModelDown(Exception):
    pass


@tool(uses=retrieval)
def article(id: int) -> Grounded[str] | None:
    if id not in ARTICLES:
        return None
    return ground(ARTICLES[id], source=f"article/{id}")


@prompt(model="teaser")
def teaser(text: str) -> str:
    if text == "spam":
        raise ModelDown("refuses")
    return text.split(" ")[-1]


@dataclass
class Job:
    ids: list[int]
    done: set[int] = field(default_factory=set)

    def pending(self) -> Iterable[int]:
        return [id for id in self.ids if id not in self.done]


@dataclass
class Item:
    id: int
    teaser: Grounded[str] | InsufficientEvidence


@dataclass
class Outcome:
    items: list[Item] = field(default_factory=list)
    not_found: list[int] = field(default_factory=list)


def make_teaser(text: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    if not text.strip():
        return InsufficientEvidence(reason="the article is empty")
    try:
        return teaser(text)
    except ModelDown:
        log.warning("the model is down")
        return InsufficientEvidence(reason="the model is down")


@grounded_pure
@agent
def run(job: Job, batch: int = 10) -> Outcome:
    outcome = Outcome()
    for id in list(job.pending())[:batch]:
        text = article(id)
        job.done.add(id)
        if text is None:
            outcome.not_found.append(id)
            continue
        outcome.items.append(Item(id, make_teaser(text)))
    return outcome


def main() -> None:
    job = Job([1, 2, 3, 4, 5])
    for _ in range(3):
        outcome = run(job, 2)
        print(
            [
                (
                    i.id,
                    str(i.teaser)
                    if not isinstance(i.teaser, InsufficientEvidence)
                    else i.teaser.reason,
                )
                for i in outcome.items
            ],
            outcome.not_found,
        )


if __name__ == "__main__":
    main()
