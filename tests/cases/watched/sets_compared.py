"""Refused: an operator of sets asks the items of both, as often as content says."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

COMPARED: list[int] = []


class Loud:
    def __eq__(self, other: object) -> bool:
        COMPARED.append(1)
        return self is other

    def __hash__(self) -> int:
        COMPARED.append(1)
        return 1


@grounded_pure
def sets(reply: Grounded[str], one: set[Loud], two: frozenset[Loud]) -> Grounded[str]:
    if "x" in reply:
        one & two  # E: grounded-laundering
        one | two  # E: grounded-laundering
        one - two  # E: grounded-laundering
        two ^ one  # E: grounded-laundering
        made = set[Loud]()
        made |= one  # E: grounded-laundering  # E: grounded-laundering
    return reply


@grounded_pure
def mappings(reply: Grounded[str], one: dict[Loud, int], two: dict[Loud, int]) -> Grounded[str]:
    if "x" in reply:
        one | two  # E: grounded-laundering
        one.keys() & two.keys()  # E: grounded-laundering
        one.items() - two.items()  # E: grounded-laundering
    return reply


@grounded_pure
def beside_content(reply: Grounded[str], two: set[Loud]) -> Grounded[str]:
    sizes: set[object] = {len(reply)}
    sizes | two  # E: grounded-laundering
    return reply


@grounded_pure
def quietly(
    reply: Grounded[str], names: set[str], held: list[Loud], named: dict[str, Loud]
) -> Grounded[str]:
    if "x" in reply:
        names & {"a"}
        names | {"b"}
        held + held
        named | named
        named.keys() & names
        3 | 4
    return reply


@grounded_pure
def whatever_it_is(one: set[Loud], two: set[Loud]) -> set[Loud]:
    return one & two
