"""Refused: methods that the library makes of those that the program writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from corvid_runtime import Grounded, grounded_pure

KEPT: list[Grounded[str]] = []


class Table(Mapping[str, str]):
    def __len__(self) -> int:
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter(["k"])

    def __getitem__(self, key: str) -> str:
        return KEPT[-1].unwrap_discarding_sources()


class Times:
    def __index__(self) -> int:
        return len(KEPT[-1].unwrap_discarding_sources())


@grounded_pure
def compared(table: Table) -> bool:
    return table == {"k": "alpha 1"}  # E: grounded-laundering


@grounded_pure
def contained(table: Table) -> bool:
    return "k" in table  # E: grounded-laundering


@grounded_pure
def repeated(times: Times) -> list[int]:
    return [0] * times  # E: grounded-laundering
