"""Accepted: a name of a function that is bound before it is read, whatever else has that name."""

from __future__ import annotations

from collections import namedtuple

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch

title = "Untitled"
rows = ["a", "b"]


@grounded_pure
def bound_before() -> Grounded[str]:
    title = "Laws"

    def headed(text: Grounded[str]) -> Grounded[str]:
        return interpolate("{}: {}", title, text)

    return headed(fetch("a"))


@grounded_pure
def of_the_module() -> Grounded[str]:
    return interpolate("{}: {}", title, fetch("a"))


@grounded_pure
def of_two_comprehensions(keys: list[str]) -> list[Grounded[str]]:
    found = [fetch(title) for title in keys]
    others = [fetch(title) for title in rows]
    return [*found, *others, *(title for title in found)]


@grounded_pure
def of_a_comprehension_and_the_module() -> list[Grounded[str]]:
    return [interpolate("{}: {}", title, fetch(row)) for row in [title] for title in [row]]


@grounded_pure
def of_a_parameter(title: str) -> Grounded[str]:
    found = [title for title in rows if title]
    return interpolate("{} {}: {}", title, len(found), fetch("a"))


@grounded_pure
def of_a_nested_parameter() -> Grounded[str]:
    def headed(title: str, text: Grounded[str]) -> Grounded[str]:
        return interpolate("{}: {}", title, text)

    return headed(title, fetch("a"))


@grounded_pure
def of_a_nested_function() -> Grounded[str]:
    def headed(text: Grounded[str]) -> Grounded[str]:
        def title() -> str:
            return "Laws"

        return interpolate("{}: {}", title(), text)

    return headed(fetch(title))


@grounded_pure
def of_a_class() -> Grounded[str]:
    Row = namedtuple("Row", "title")
    return interpolate("{}: {}", Row("a").title, fetch(title))


@grounded_pure
def declared_global() -> Grounded[str]:
    global rows
    rows = ["c"]
    return fetch(rows[0])


@grounded_pure
def imported() -> Grounded[str]:
    import json as dumped

    return interpolate("{}: {}", dumped.dumps({}), fetch("a"))


@grounded_pure
def bound_again() -> Grounded[str]:
    name = title
    for row in rows:
        name = row
    try:
        name = rows[5]
    except IndexError as error:
        name = str(error)
    return interpolate("{}: {}", name, fetch("a"))
