"""Refused: lambda bodies, closure calls, method arguments, dictionary items, compound assignment."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def launder_lambda_recorded(i: str) -> str:
    answer: Callable[[], str] = lambda: fetch(i)  # N: grounded-coercion[return] `fetch(i)`
    return answer()


@agent
@grounded_pure
def launder_lambda_refused(i: str) -> str:
    answer: Callable[[], str] = lambda: fetch(i)  # E: grounded-laundering `fetch(i)`
    return answer()


@agent
def launder_closure_recorded(i: str) -> str:
    def inner(text: str) -> str:
        return text

    return inner(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def launder_closure_refused(i: str) -> str:
    def inner(text: str) -> str:
        return text

    return inner(fetch(i))  # E: grounded-laundering `fetch(i)`


@agent
def launder_append_recorded(i: str) -> list[str]:
    sink: list[str] = []
    sink.append(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`
    return sink


@agent
@grounded_pure
def launder_append_refused(i: str) -> list[str]:
    sink: list[str] = []
    sink.append(fetch(i))  # E: grounded-laundering `fetch(i)`
    return sink


@agent
def launder_value_recorded(i: str) -> None:
    found: dict[str, str] = {"a": fetch(i)}  # N: grounded-coercion[element] `fetch(i)`


@agent
@grounded_pure
def launder_value_refused(i: str) -> None:
    found: dict[str, str] = {"a": fetch(i)}  # E: grounded-laundering `fetch(i)`


@agent
def launder_key_recorded(i: str) -> None:
    found = {fetch(i): "a"}  # N: grounded-coercion[element] `fetch(i)`


@agent
@grounded_pure
def launder_key_refused(i: str) -> dict[Grounded[str], str]:
    found = {fetch(i): "a"}
    return found  # E: grounded-laundering `found`


@agent
@grounded_pure
def honest_key_of_its_own(i: str) -> Grounded[str]:
    found = {fetch(i): "a"}
    return fetch(i) if found else fetch("a")


@agent
def launder_compound_recorded(i: str) -> str:
    text = "a"
    text += fetch(i)  # N: grounded-coercion
    return text


@agent
@grounded_pure
def launder_compound_refused(i: str) -> str:
    text = "a"
    text += fetch(i)  # E: grounded-laundering
    return text
