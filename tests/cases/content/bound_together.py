"""Refused: a text of a document is bound together with, or made before, another document's name."""

from __future__ import annotations

from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch, texts


@grounded_pure
def in_one_statement(i: str) -> Grounded[str]:
    law = fetch(i)
    law, text = fetch("b"), str(law)  # E: grounded-laundering
    return law + text


@grounded_pure
def of_before(i: str) -> Grounded[str]:
    law = fetch(i)
    text = str(law)  # E: grounded-laundering
    law, text = fetch("b"), text
    return law + text


@grounded_pure
def in_a_loop(i: str) -> Grounded[str]:
    law = fetch(i)
    for law, text in [(fetch("b"), str(law))]:  # E: grounded-laundering
        return law + text
    return law


@grounded_pure
def by_a_manager(i: str) -> Grounded[str]:
    law = fetch(i)
    with nullcontext((fetch("b"), str(law))) as (law, text):  # E: grounded-laundering
        return law + text


@grounded_pure
def on_the_way(i: str) -> Grounded[str]:
    law = fetch(i)
    text = str(law) * len(law := fetch("b"))  # E: grounded-laundering
    return law + text


@grounded_pure
def in_a_generator(i: str) -> Grounded[str]:
    law = fetch(i)
    text = str(law)  # E: grounded-laundering
    found = (law + text for _ in range(2))
    law = fetch("b")
    return join(" ", found)


@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    law = fetch(i)
    law, text = law, str(law[:3])
    return [
        join(" ", (interpolate("{}: {}", each, str(each)) for each in texts(i))),
        *(interpolate("{}: {}", each, str(each)) for each in texts(i)),
    ]
