"""Accepted: the items of a list without a name are nobody else's, be they changed after a look."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import texts


@dataclass
class Job:
    """Something to do, and what came of it."""

    text: Grounded[str]
    result: Grounded[str] | None = None


@prompt(model="small")
def run_job(text: str) -> str:
    return text


@grounded_pure
def whatever_failed(key: str) -> list[Grounded[str]]:
    done: list[Job] = []
    for job in [Job(text) for text in texts(key)]:
        try:
            job.result = run_job(job.text)
        except TimeoutError:
            continue
        done.append(job)
    return [job.result for job in done if job.result is not None]


@grounded_pure
def where_asked(key: str) -> list[Grounded[str]]:
    done: list[Job] = []
    for job in (Job(text) for text in texts(key)):
        if "?" not in job.text:
            job.result = run_job(job.text)
        done.append(job)
    return [job.result for job in done if job.result is not None]
