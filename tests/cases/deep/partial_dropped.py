"""Refused: partial of a function that takes plain values, and of what may be another function."""

from __future__ import annotations

from functools import partial

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import combine, fetch, fetch_rows, helper, shout, summarize


@prompt(model="small", cites="doc")
def quoting(question: str, doc: str) -> str:
    return f'"{doc}"'


@agent
def applied_recorded(i: str) -> str:
    return partial(helper, fetch(i))()  # N: grounded-coercion[argument] `fetch(i)`


@grounded_pure
def applied(i: str) -> str:
    return partial(shout, fetch(i))()  # E: grounded-laundering `fetch(i)`


@agent
def bound_again(i: str) -> Grounded[str]:
    ask = partial(summarize)
    if i:
        ask = partial(helper)
    return ask(fetch(i))  # E: ungrounded-return  # N: grounded-coercion


@agent
def looked_up(i: str) -> Grounded[str]:
    table = {"a": partial(summarize)}
    ask = table["a"]
    return ask(fetch(i))  # E: ungrounded-return  # N: grounded-coercion


@agent
def spread(i: str) -> str:
    return partial(combine, "a")(*fetch_rows(i))  # N: grounded-coercion[iteration]


@agent
def spread_at_once(i: str) -> Grounded[str]:
    return partial(combine, *fetch_rows(i))()  # E: ungrounded-return  # N: grounded-coercion


@agent
def cited_plainly(i: str) -> Grounded[str]:
    ask = partial(quoting, fetch(i))  # N: grounded-coercion
    return ask("made up")  # E: ungrounded-return
