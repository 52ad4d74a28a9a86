"""Refused: one of several boundaries is asked, whose answer is plain, or told plainly."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, prompt, tool
from prelude import fetch


SEEN: list[str] = []


@prompt(model="big")
def big(q: str, context: Grounded[str]) -> str:
    return q


@prompt(model="small")
def small(q: str, context: Grounded[str]) -> str:
    return q


@prompt(model="plain")
def plain(q: str, context: str) -> str:
    return q


@prompt(model="plain")
def plainer(q: str, context: str) -> str:
    return q


@tool
def saved(q: str, context: Grounded[str]) -> bool:
    return True


@tool
def sent(q: str, context: Grounded[str]) -> bool:
    return True


def unproved(q: str, context: Grounded[str]) -> Grounded[str]:
    SEEN.append(str(context))
    return context


@grounded_pure
def plain_result(q: str) -> str:
    for model in (big, small):
        return model(q, fetch(q))  # E: grounded-laundering
    return ""


@grounded_pure
def of_plain_prompts(q: str) -> str:
    for model in (plain, plainer):
        return model(q, fetch(q))  # E: grounded-laundering
    return ""


@grounded_pure
def tools(q: str) -> bool:
    for save in (saved, sent):
        return save(q, fetch(q))  # E: grounded-laundering # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def with_another(q: str) -> Grounded[str]:
    for model in (big, unproved):
        return model(q, fetch(q))  # E: grounded-laundering
    return fetch(q)


@grounded_pure(discloses={"condition", "length"})
def after_a_look(q: str) -> Grounded[str]:
    doc = fetch(q)
    for model in (big, small):
        if "x" in doc:
            doc = model(q, doc)  # E: grounded-laundering
    return doc


@grounded_pure
def on_the_answer(q: str) -> int:
    asked = 0
    for model in (big, small):
        if "x" in model(q, fetch(q)):
            asked += 1
    return asked  # E: grounded-laundering
