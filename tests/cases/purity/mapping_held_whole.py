"""Refused: a table is held whole where nothing is iterated, and its values are put into a plain one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def appended(rows: list[Iterable[str]], table: dict[str, Grounded[str]]) -> list[Iterable[str]]:
    rows.append(table)  # E: grounded-laundering
    return rows


@grounded_pure
def named(plain: dict[str, str], table: dict[str, Grounded[str]]) -> object:
    return OrderedDict(plain, further=table)  # E: grounded-laundering


@grounded_pure
def updated(plain: dict[str, str], table: dict[str, Grounded[str]]) -> dict[str, str]:
    plain.update(table)  # E: grounded-laundering
    return plain
