"""Refused: a text that lost its sources among those that are joined, or none that was retrieved."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join

Rows = list[Grounded[str]]


@grounded_pure
def plain(header: list[str]) -> Grounded[str]:
    return join("\n", header + header)  # E: ungrounded-return


@grounded_pure
def dropped(header: list[str], rows: Rows) -> str:
    return join("\n", header + rows)  # E: grounded-laundering


@grounded_pure
def in_a_display(case: Grounded[str], rows: Rows) -> Grounded[str]:
    return join("\n", [f"{case}", *rows])  # E: grounded-laundering


@grounded_pure
def in_a_sum(case: Grounded[str], rows: Rows) -> Grounded[str]:
    return join("\n", [f"{case}"] + rows)  # E: grounded-laundering


@grounded_pure
def as_a_text(case: Grounded[str], rows: Rows) -> Grounded[str]:
    return join("\n", [str(case)] + rows)  # E: grounded-laundering


@grounded_pure
def by_name(case: Grounded[str], rows: Rows) -> Grounded[str]:
    lines = [f"{case}"]  # E: grounded-laundering
    return join("\n", lines + rows)


@grounded_pure
def comprehended(cases: Rows, rows: Rows) -> Grounded[str]:
    return join("\n", [f"{case}" for case in cases] + rows)  # E: grounded-laundering


@grounded_pure
def drawn(cases: Rows, rows: Rows) -> Grounded[str]:
    return join("\n", [*(f"{case}" for case in cases), *rows])  # E: grounded-laundering


@grounded_pure
def comprehended_by_name(cases: Rows, rows: Rows) -> Grounded[str]:
    lines = [f"{case}" for case in cases]  # E: grounded-laundering
    return join("\n", [*lines, *rows])
