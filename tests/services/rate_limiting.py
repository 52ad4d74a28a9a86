"""Rate limiting: a token bucket before each retrieval and each model call."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class RateLimited(Exception):
    pass


@dataclass
class TokenBucket:
    capacity: int
    refill_per_second: float
    clock: Callable[[], float] = time.monotonic
    tokens: float = field(init=False)
    updated: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.capacity
        self.updated = self.clock()

    def take(self, amount: int = 1) -> None:
        now = self.clock()
        self.tokens = min(
            self.capacity, self.tokens + (now - self.updated) * self.refill_per_second
        )
        self.updated = now
        if self.tokens < amount:
            raise RateLimited(f"{amount} tokens wanted")
        self.tokens -= amount


PAGES = {"opening": "Open daily.", "prices": "Ten euros.", "dogs": "Dogs are welcome."}


@tool(uses=retrieval)
def page(name: str) -> Grounded[str] | None:
    return ground(PAGES[name], source=name) if name in PAGES else None


@prompt(model="guide")
def compose(texts: str) -> str:
    return texts.replace("\n", " ")


class Museum:
    def __init__(self, bucket: TokenBucket) -> None:
        self.bucket = bucket

    @grounded_pure
    @agent
    def info(self, topics: list[str]) -> Grounded[str] | InsufficientEvidence:
        texts: list[Grounded[str]] = []
        for topic in topics:
            self.bucket.take()
            text = page(topic)
            if text is not None:
                texts.append(text)
        if not texts:
            return InsufficientEvidence(reason="no such topics")
        self.bucket.take(2)
        return compose(join("\n", texts))


def main() -> None:
    museum = Museum(TokenBucket(8, 0.0, clock=lambda: 0.0))
    print(museum.info(["opening", "dogs"]))
    print(museum.info(["cats"]))
    try:
        print(museum.info(["prices", "opening"]))
    except RateLimited as error:
        print("limited:", error)


if __name__ == "__main__":
    main()
