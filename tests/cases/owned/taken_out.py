"""Accepted: what is taken out of a container of this body's own is still nobody else's."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import texts


@dataclass
class Job:
    """Something to do, and what came of it."""

    text: Grounded[str]
    tries: int = 0
    result: Grounded[str] | None = None


@prompt(model="small")
def run_job(text: str) -> str:
    return text


@grounded_pure
def work_list(key: str) -> list[Grounded[str]]:
    queue = deque(Job(text) for text in texts(key))
    done: list[Grounded[str]] = []
    while queue:
        job = queue.popleft()
        job.tries += 1
        if "again" in job.text and len(queue) < 9:
            queue.append(job)
        else:
            done.append(job.text)
    return done


@grounded_pure
def results(key: str) -> list[Grounded[str]]:
    queue = [Job(text) for text in texts(key)]
    done: list[Job] = []
    while queue:
        job = queue.pop(0)
        job.result = run_job(job.text)
        if "again" in job.result:
            queue.append(job)
        else:
            done.append(job)
    return [job.result for job in done if job.result is not None]


@grounded_pure
def by_name(key: str) -> Grounded[str] | None:
    jobs = {"first": Job(text) for text in texts(key)}
    job = jobs.pop("first", None)
    if job is None:
        return None
    if "again" in job.text:
        job.result = run_job(job.text)
    return job.result or job.text
