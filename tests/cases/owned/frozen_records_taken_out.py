"""Accepted: what is read out of an object is frozen, so that nobody changes the object by it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import texts


@dataclass(frozen=True)
class Job:
    """Something to do."""

    number: int
    text: Grounded[str]


@prompt(model="small")
def run_job(text: str) -> str:
    return text


class Worker:
    """Jobs to do, and what came of them."""

    def __init__(self) -> None:
        self.queue: deque[Job] = deque()
        self.results: list[Grounded[str]] = []

    def put(self, job: Job) -> None:
        self.queue.append(job)

    def step(self) -> None:
        job = self.queue.popleft()
        try:
            self.results.append(run_job(job.text))
        except TimeoutError:
            self.queue.append(job)


@grounded_pure
def worked_off(key: str) -> list[Grounded[str]]:
    worker = Worker()
    for number, text in enumerate(texts(key)):
        worker.put(Job(number, text))
    while worker.queue:
        worker.step()
    return worker.results


class Fetcher:
    """Answers as `fetch` does."""

    def __init__(self, name: str) -> None:
        self.name = name

    @prompt(model="small")
    def __call__(self, text: str) -> str:
        return f"{self.name} {text}"


@dataclass
class Desk:
    """Asks whatever it is made with."""

    model: Fetcher
    seen: list[str] = field(default_factory=list)

    @grounded_pure
    def answer(self, text: Grounded[str]) -> Grounded[str]:
        return self.model(text)


@grounded_pure
def callable_object_passed(key: str) -> list[Grounded[str]]:
    return [Desk(Fetcher("m")).answer(text) for text in texts(key)]
