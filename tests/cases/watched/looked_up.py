"""Refused: a look decides which keys are looked up in what puts a missing one into itself."""

from __future__ import annotations

import operator
from collections import defaultdict
from string import Template

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: defaultdict[str, int] = defaultdict(int)
WORDS: defaultdict[str, str] = defaultdict(str)


@grounded_pure
def by_operator(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        operator.getitem(SEEN, "hit")  # E: grounded-laundering
    return doc


@grounded_pure
def by_method(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        SEEN.__getitem__("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def by_reference(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        list(map(SEEN.__getitem__, ["hit"]))  # E: grounded-laundering
    return doc


@grounded_pure
def by_template(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        Template("$hit").substitute(WORDS)  # E: grounded-laundering
    return doc


@grounded_pure
def by_format(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        "{hit}".format_map(WORDS)  # E: grounded-laundering
    return doc


@grounded_pure
def by_percent(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        "%(hit)s" % WORDS  # E: grounded-laundering
    return doc


@grounded_pure
def before_the_look(i: str) -> Grounded[str]:
    operator.getitem(SEEN, "asked")
    "%(asked)s" % WORDS
    return fetch(i)


@grounded_pure
def asked_without_adding(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha" and SEEN.get("hit") is None and "hit" not in WORDS:
        return doc + "!"
    return doc


@grounded_pure
def own(i: str) -> Grounded[str]:
    counts: defaultdict[str, int] = defaultdict(int)
    doc = fetch(i)
    if doc == "alpha":
        operator.getitem(counts, "hit")
    return doc


@grounded_pure
def translated(i: str) -> int:
    table: defaultdict[int, str] = defaultdict(str)
    if "a" in fetch(i):
        "z".translate(table)
    return len(table)  # E: grounded-laundering
