"""Accepted: partial of functions, records, prompts and lifted functions keeps what they keep."""

from __future__ import annotations

from functools import partial

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import Quote, combine, fetch, keep, trimmed


@prompt(model="small")
async def answer(question: str, doc: str) -> str:
    """Answer, asynchronously."""
    return f"{question} {doc}"


@grounded_pure
def repeated(text: Grounded[str], times: int) -> Grounded[str]:
    return text * times


@agent
@grounded_pure
def of_functions(i: str) -> Grounded[str]:
    twice = partial(repeated, times=2)
    return twice(partial(keep, fetch(i))())


@agent
@grounded_pure
def of_records(i: str) -> list[Quote]:
    ranked = partial(Quote, rank=1)
    return [ranked(fetch(i)), partial(Quote, fetch(i))(rank=2), partial(Quote, text=fetch(i))()]


@agent
@grounded_pure
def of_prompts(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    ending = partial(combine, second="the end")
    return [ending(doc) for doc in docs]


@agent
def of_prompts_begun(i: str) -> Grounded[str]:
    begun = partial(combine, fetch(i))
    return begun("the end")


@agent
@grounded_pure
def of_lifted_functions(i: str) -> Grounded[str]:
    return partial(trimmed)(fetch(i))


@agent
@grounded_pure
async def of_async_prompts(i: str) -> Grounded[str]:
    ask = partial(answer, "why")
    return await ask(doc=fetch(i))


@agent
@grounded_pure
def of_plain_values() -> str:
    return partial(combine, "a")("b")
