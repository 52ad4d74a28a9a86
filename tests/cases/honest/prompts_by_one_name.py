"""Accepted: prompts with equal promises are asked by one name, as each is by its own."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch


@prompt(model="large")
def large(question: str, context: str) -> str:
    return context


@prompt(model="small")
def small(question: str, context: str) -> str:
    return context


MODELS = (large, small)


@grounded_pure
def one_after_the_other(question: str) -> Grounded[str] | None:
    context = fetch(question)
    for model in MODELS:
        try:
            return model(question, context)
        except TimeoutError:
            continue
    return None


@grounded_pure
def by_settings(question: str, fast: bool) -> Grounded[str]:
    model = small if fast else large
    return model(question, fetch(question))


@grounded_pure
def by_branch(question: str, fast: bool) -> Grounded[str]:
    if fast:
        model = small
    else:
        model = large
    return model(question, fetch(question))


@grounded_pure
def plainly(question: str, fast: bool) -> str:
    model = small if fast else large
    return model(question, "no context")


@prompt(model="large")
def cited(question: str, context: Grounded[str]) -> str:
    return question


@prompt(model="small")
def cited_briefly(question: str, context: Grounded[str]) -> str:
    return question


@grounded_pure
def by_own_name(question: str) -> Grounded[str]:
    return cited(fetch(question), fetch(question))


@grounded_pure
def plain_parameter(question: str) -> Grounded[str]:
    for model in (cited, cited_briefly):
        return model(fetch(question), fetch(question))
    return fetch(question)
