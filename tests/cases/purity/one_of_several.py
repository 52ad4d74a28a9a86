"""Refused: one of several functions is called, and not each of them is known to keep sources."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize

Step = Callable[[Grounded[str]], Grounded[str]]


def short(doc: Grounded[str]) -> Grounded[str]:
    return doc[:10]


def whole(doc: Grounded[str]) -> Grounded[str]:
    return doc


def model(doc: Grounded[str]) -> Grounded[str]:
    return summarize(doc)


JOURNAL: list[str] = []


def noted(doc: Grounded[str]) -> Grounded[str]:
    JOURNAL.append("noted")
    return doc


def leaking(doc: Grounded[str]) -> Grounded[str]:
    JOURNAL.append(doc.unwrap_discarding_sources())
    return doc


def of_anything(doc: object) -> Grounded[str]:
    JOURNAL.append(str(doc))
    return fetch("a")


STYLES: Mapping[str, Step] = {"short": short, "whole": whole, "model": model}
LEAKING: Mapping[str, Step] = {"short": short, "leaking": leaking}
NOISY: Mapping[str, Step] = {"short": short, "noted": noted}
OPEN: dict[str, Step] = {"short": short}
ALIASED: Mapping[str, Step] = OPEN
LAMBDAS: Mapping[str, Step] = {"short": lambda doc: doc}
ANYTHING: Mapping[str, Step] = {"short": short, "anything": of_anything}
STEPS = (short, whole)
ADDED: tuple[Step, ...] = (short,)
ADDED += (leaking,)
NAMED: Sequence[tuple[str, Step]] = [("short", short), ("whole", whole)]


@grounded_pure
def leaks(doc: Grounded[str], style: str) -> Grounded[str]:
    return LEAKING[style](doc)  # E: grounded-laundering


@grounded_pure
def may_be_changed(doc: Grounded[str], style: str) -> Grounded[str]:
    return OPEN[style](doc)  # E: grounded-laundering


@grounded_pure
def may_be_changed_elsewhere(doc: Grounded[str], style: str) -> Grounded[str]:
    return ALIASED[style](doc)  # E: grounded-laundering


@grounded_pure
def by_lambda(doc: Grounded[str], style: str) -> Grounded[str]:
    return LAMBDAS[style](doc)


@grounded_pure
def takes_anything(doc: Grounded[str], style: str) -> Grounded[str]:
    return ANYTHING[style](doc)  # E: grounded-laundering


@grounded_pure
def changes(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        return NOISY["short"](doc)  # E: grounded-laundering
    return doc


@grounded_pure
def chosen_by_content(doc: Grounded[str]) -> Grounded[str]:
    return NOISY[doc](doc)  # E: grounded-laundering


@grounded_pure
def added_to(doc: Grounded[str]) -> Grounded[str]:
    for step in ADDED:
        doc = step(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def with_another(doc: Grounded[str], given: tuple[Step, ...]) -> Grounded[str]:
    for step in given:  # who passes them is asked, as of a function that is passed alone
        doc = step(doc)
    return doc


@grounded_pure
def bound_otherwise(doc: Grounded[str], given: list[Step]) -> Grounded[str]:
    for step in given:
        doc = step(doc)  # E: grounded-laundering
    for step in STEPS:
        doc = step(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def by_style(doc: Grounded[str], style: str) -> Grounded[str]:
    return STYLES[style](doc)


@grounded_pure
def by_style_or(doc: Grounded[str], style: str) -> Grounded[str]:
    step = STYLES.get(style, whole)
    return step(doc)


@grounded_pure
def if_there_is_one(doc: Grounded[str], style: str) -> Grounded[str] | None:
    step = STYLES.get(style)
    if step is None:
        return None
    return step(doc)


@grounded_pure
def all_steps(doc: Grounded[str]) -> Grounded[str]:
    for step in STEPS:
        doc = step(doc)
    return doc


@grounded_pure
def all_that_have_names(doc: Grounded[str], wanted: list[str]) -> Grounded[str]:
    for name, step in NAMED:
        if name in wanted:
            doc = step(doc)
    for name, step in STYLES.items():
        if name in wanted:
            doc = step(doc)
    return doc


@grounded_pure
def one_or_the_other(doc: Grounded[str], brief: bool) -> Grounded[str]:
    step = short if brief else whole
    return step(doc)


@grounded_pure
def bound_in_branches(doc: Grounded[str], brief: bool) -> Grounded[str]:
    if brief:
        step = short
    else:
        step = whole
    return step(doc)


@grounded_pure
def first_found(key: str) -> Grounded[str] | None:
    for strategy in (of_archive, of_web):
        found = strategy(key)
        if found is not None:
            return found
    return None


def of_archive(key: str) -> Grounded[str] | None:
    return fetch(key) if key else None


def of_web(key: str) -> Grounded[str] | None:
    return fetch(key.lower())


class Pipeline:
    def __init__(self, brief: bool) -> None:
        self.brief = brief

    def clean(self, doc: Grounded[str]) -> Grounded[str]:
        return doc.strip()

    def cut(self, doc: Grounded[str]) -> Grounded[str]:
        return doc[:10] if self.brief else doc

    @grounded_pure
    def run(self, doc: Grounded[str]) -> Grounded[str]:
        for step in (self.clean, self.cut):
            doc = step(doc)
        return doc


def unmarked(doc: Grounded[str], style: str) -> Grounded[str]:
    return STYLES[style](doc)


@grounded_pure
def calls_unmarked(doc: Grounded[str], style: str) -> Grounded[str]:
    return unmarked(doc, style)
