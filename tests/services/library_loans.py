"""Library loans: queue worker (deque of jobs), each job answered or refused; results keyed by job id."""

from __future__ import annotations

import itertools
from collections import deque
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

BOOKS = {"dune": "Dune, shelf F-12, on loan until 3 May.", "emma": "Emma, shelf A-3, available."}


@dataclass(frozen=True)
class Job:
    id: int
    question: str
    attempts: int = 0


@tool(uses=retrieval)
def catalogue(question: str) -> Grounded[str] | None:
    if "flaky" in question:
        raise ConnectionError("catalogue is down")
    for title, record in BOOKS.items():
        if title in question.lower():
            return ground(record, source="opac/" + title)
    return None


@prompt(model="librarian")
def answer_from(question: str, record: str) -> str:
    return f"{question} {record}"


class Worker:
    MAX_ATTEMPTS = 2

    def __init__(self) -> None:
        self._queue: deque[Job] = deque()
        self._ids = itertools.count(1)
        self.retried = 0

    def submit(self, question: str) -> int:
        job = Job(next(self._ids), question)
        self._queue.append(job)
        return job.id

    def _process(
        self, job: Job, record: Grounded[str] | None
    ) -> Grounded[str] | InsufficientEvidence:
        if record is None:
            return InsufficientEvidence(reason="not in the catalogue")
        return answer_from(job.question, record)

    @grounded_pure
    def drain(self) -> dict[int, Grounded[str] | InsufficientEvidence]:
        results: dict[int, Grounded[str] | InsufficientEvidence] = {}
        while self._queue:
            job = self._queue.popleft()
            try:
                record = catalogue(job.question)
            except ConnectionError:
                if job.attempts + 1 < self.MAX_ATTEMPTS:
                    self.retried += 1
                    self._queue.append(Job(job.id, job.question, job.attempts + 1))
                else:
                    results[job.id] = InsufficientEvidence(reason="the catalogue is down")
                continue
            results[job.id] = self._process(job, record)
        return results


def main() -> None:
    worker = Worker()
    for question in (
        "Where is Dune?",
        "Have you got flaky?",
        "Where is Emma?",
        "Where is Ulysses?",
    ):
        worker.submit(question)
    for id_, result in sorted(worker.drain().items()):
        if isinstance(result, InsufficientEvidence):
            print(id_, result.reason)
        else:
            print(id_, result, [s.source for s in result.sources().retrievals()])
    print("retried", worker.retried)


if __name__ == "__main__":
    main()
