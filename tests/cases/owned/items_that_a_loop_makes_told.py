"""Refused: an item that a loop makes is changed after a look, and something else shows it."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@dataclass
class Job:
    """Something to do."""

    text: Grounded[str]
    tries: int = 0
    result: Grounded[str] | None = None


SHARED = Job(fetch("a"))
LIST = [1]


@grounded_pure
def of_others(i: str) -> Grounded[str]:
    for job in [SHARED for _ in range(2)]:
        if "x" in fetch(i):
            job.tries = 2  # E: grounded-laundering
    return fetch(i)


@grounded_pure
def of_an_own(i: str) -> int:
    mine = Job(fetch(i))
    for job in [mine for _ in range(2)]:
        if "x" in fetch(i):
            job.tries = 2  # E: grounded-laundering
    return mine.tries


@grounded_pure
def in_a_new_list(i: str) -> int:
    mine = Job(fetch(i))
    for jobs in [[mine] for _ in range(2)]:
        if "x" in fetch(i):
            jobs[0].tries = 2  # E: grounded-laundering
    return mine.tries


@grounded_pure
def parts_of_items(i: str) -> int:
    for a, b in [[LIST, LIST] for _ in range(2)]:
        if "x" in fetch(i):
            a.append(2)  # E: grounded-laundering
    return LIST[-1]


@grounded_pure
def in_place(i: str, xs: list[list[int]]) -> int:
    xs += [[1] for _ in range(2)]
    if "x" in fetch(i):
        xs[0].append(2)  # E: grounded-laundering
    return len(xs[0])


@grounded_pure
def also_put_elsewhere(i: str) -> int:
    out: list[Job] = []
    for job in [Job(t) for t in texts(i)]:
        out.append(job)
        if "x" in fetch(i):
            job.tries = 2
    return out[0].tries  # E: grounded-laundering


@grounded_pure
def returned(i: str) -> list[Job]:
    out: list[Job] = []
    for job in [Job(t) for t in texts(i)]:
        if "x" in fetch(i):
            job.tries = 2
        out.append(job)
    return out  # E: grounded-laundering


@grounded_pure
def one_of_them(i: str) -> int:
    last = Job(fetch(i))
    for job in [Job(t) for t in texts(i)]:
        if "x" in fetch(i):
            last = job
    last.tries = 3  # E: grounded-laundering
    return last.tries  # E: grounded-laundering


@grounded_pure
def the_one_before(i: str) -> int:
    prev: Job | None = None
    n = 0
    for job in [Job(t) for t in texts(i)]:
        if prev is not None and "x" in fetch(i):
            prev.tries += 1  # E: grounded-laundering
            n = prev.tries
        prev = job
    return n  # E: grounded-laundering


@grounded_pure
def of_a_named_list(i: str) -> list[Job]:
    jobs: list[Job] = []
    for job in [Job(t) for t in texts(i)]:
        jobs.append(job)
    for job in (j for j in jobs):
        if "x" in fetch(i):
            job.tries = 4  # E: grounded-laundering
    return jobs


@grounded_pure
def of_a_cache(i: str) -> int:
    cache: dict[str, Job] = {}
    for job in [cache.setdefault("a", Job(t)) for t in texts(i)]:
        if "x" in fetch(i):
            job.tries = 4  # E: grounded-laundering
    return cache["a"].tries


@grounded_pure
def lists_of_a_cache(i: str) -> int:
    cache: dict[str, list[int]] = {}
    for xs in [cache.setdefault("a", []) for t in texts(i)]:
        if "x" in fetch(i):
            xs.append(1)  # E: grounded-laundering
    return len(cache["a"])


@grounded_pure
def counted(i: str) -> int:
    n = 0
    for xs in [[0] for t in texts(i)]:
        if "x" in fetch(i):
            xs.append(1)
        n += len(xs)
    return n  # E: grounded-laundering
