"""Refused: what is taken out of a container is changed, and something else shows it."""

from __future__ import annotations

import heapq
from collections import deque
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@dataclass
class Job:
    """Something to do."""

    text: Grounded[str]
    tries: int = 0
    notes: list[str] = field(default_factory=list)


JOBS = [Job(fetch("a")), Job(fetch("b"))]
SHARED = Job(fetch("a"))


@grounded_pure
def also_read_before(i: str) -> int:
    queue = [Job(t) for t in texts(i)]
    first = queue[0]
    job = queue.pop(0)
    if "alp" in fetch(i):
        job.tries += 1
    return first.tries  # E: grounded-laundering


@grounded_pure
def of_others(i: str) -> Grounded[str]:
    queue = deque(JOBS)
    job = queue.popleft()
    if "alp" in fetch(i):
        job.tries += 1  # E: grounded-laundering
    return job.text


@grounded_pure
def returned(i: str) -> list[Job]:
    queue = deque(Job(t) for t in texts(i))
    done: list[Job] = []
    while queue:
        job = queue.popleft()
        if "alp" in job.text:
            job.tries += 1
        done.append(job)
    return done  # E: grounded-laundering


@grounded_pure
def or_another(i: str) -> int:
    table = {"a": Job(fetch(i))}
    job = table.pop("a", SHARED)
    if "alp" in fetch(i):
        job.tries += 1  # E: grounded-laundering
    return SHARED.tries


@grounded_pure
def held_twice(i: str) -> int:
    table = {"a": Job(fetch(i))}
    one = table["a"]
    both = {"b": one}
    job = table.pop("a", None)
    if job is not None and "alp" in fetch(i):
        job.tries += 1  # E: grounded-laundering
    return both["b"].tries


@grounded_pure
def also_in_a_copy(i: str) -> int:
    queue = [Job(t) for t in texts(i)]
    kept = [*queue]
    job = queue.pop()
    if "alp" in fetch(i):
        job.notes.append("x")  # E: grounded-laundering
    return len(kept[-1].notes)


@grounded_pure
def put_back(i: str) -> int:
    queue = [[1, 2], [3]]
    job = queue.pop()
    n = len(job)
    if "alp" in fetch(i):
        job.append(1)
    queue.append(job)
    return sum(map(len, queue))  # E: grounded-laundering


@grounded_pure
def put_elsewhere(i: str) -> int:
    queue = [Job(t) for t in texts(i)]
    job = queue.pop()
    second = [job]
    if "alp" in fetch(i):
        second[0].tries = 4  # E: grounded-laundering
    return job.tries


@grounded_pure
def which_one(i: str) -> list[Job]:
    queue = [Job(t) for t in texts(i)]
    job = queue.pop()
    if "alp" in fetch(i):
        job = queue.pop()
    job.tries = 7
    return queue + [job]  # E: grounded-laundering


@grounded_pure
def one_of_two(i: str) -> list[Job]:
    queue = [Job(t) for t in texts(i)]
    out = [*queue]
    if "alp" in fetch(i):
        job = queue.pop()
    else:
        job = queue.pop(0)
    job.tries = 7  # E: grounded-laundering
    return out


@grounded_pure
def by_order(i: str) -> list[Job]:
    queue = [Job(t) for t in texts(i)]
    out = [*queue]
    queue.sort(key=lambda j: j.text)
    job = queue.pop()
    job.tries = 7  # E: grounded-laundering
    return out


@grounded_pure
def by_heap(i: str) -> list[Job]:
    heap = [(t, Job(t)) for t in texts(i)]
    jobs = [j for _, j in heap]
    heapq.heapify(heap)
    _, job = heapq.heappop(heap)
    job.tries = 7  # E: grounded-laundering
    return jobs


@grounded_pure
def of_a_copy(i: str) -> list[Job]:
    jobs = [Job(t) for t in texts(i)]
    work = deque(jobs)
    while work:
        job = work.popleft()
        if "alp" in job.text:
            job.notes.append("x")
    return jobs  # E: grounded-laundering


@grounded_pure
def how_many(i: str) -> int:
    jobs = [Job(t) for t in texts(i)]
    work = deque(jobs)
    job = work.popleft()
    if "alp" in fetch(i):
        work.append(job)
    return len(work)  # E: grounded-laundering


@grounded_pure
def by_two_names(i: str) -> int:
    work = [[1], [2]]
    job = work.pop()
    x = job
    job = work.pop()
    if "alp" in fetch(i):
        x.append(3)
    work.append(x)
    y = work.pop()
    return len(y)  # E: grounded-laundering
