"""Refused: a plain default of a grounded dictionary's lookup is no retrieval."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
def got(i: str) -> Grounded[str]:
    return fetch_table(i).get("title", "made up")  # E: ungrounded-return


@agent
@grounded_pure
def popped(i: str, title: str) -> Grounded[str]:
    found = fetch_table(i).pop("title", title)
    return found  # E: grounded-laundering `found`


@grounded_pure
def filled(i: str) -> Grounded[dict[str, str]]:
    table = fetch_table(i)
    table.update(x="made up")  # E: grounded-laundering `"made up"`
    table.setdefault("y", "made up")  # E: grounded-laundering `"made up"`
    return table
