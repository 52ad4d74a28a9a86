"""Effects: what a boundary does to the world, and which kinds of data it brings in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import attrs

from corvid_runtime.errors import InvalidProvenance

GROUNDED: Final = "grounded"
"""The category of data that makes a result grounded."""


def categories(data: str | Iterable[str]) -> frozenset[str]:
    """Read one category of data, or several.

    Raises:
        InvalidProvenance: they are not names.
    """
    try:
        names = frozenset([data] if isinstance(data, str) else data)
    except TypeError:
        names = frozenset({""})
    if not all(isinstance(name, str) and name for name in names):
        raise InvalidProvenance(f"data is one category or a set of them, not {data!r}")
    return names


@attrs.frozen
class Effect:
    """An effect a boundary may have.

    Attributes:
        name: what to call it in messages.
        data: the categories of data it brings in; ``"grounded"`` makes results grounded.
        cost: what one call costs, in whatever unit the program uses throughout.

    Raises:
        InvalidProvenance: ``data`` holds something that is not a name.
    """

    name: str
    data: frozenset[str] = attrs.field(default=frozenset(), converter=categories, kw_only=True)
    cost: float | None = attrs.field(default=None, kw_only=True)


Uses: TypeAlias = "Effect | Iterable[Effect]"

retrieval: Final = Effect("retrieval", data=GROUNDED)
"""Fetching something from a source."""


def effect_row(uses: Uses) -> frozenset[str]:
    """Return every category of data that a boundary's effects bring in.

    Raises:
        InvalidProvenance: ``uses`` holds something that is not an effect.
    """
    effects = [uses] if isinstance(uses, Effect) else list(uses)
    if not all(isinstance(effect, Effect) for effect in effects):
        raise InvalidProvenance(f"uses is an Effect or several of them, not {uses!r}")
    return frozenset[str]().union(*(effect.data for effect in effects))
