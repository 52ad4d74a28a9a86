"""Where each item stands that a tool retrieves: read off the item itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import attrs

from corvid_runtime.errors import InvalidProvenance

Detail: TypeAlias = str | Callable[[Any], Any] | None
"""The name of an attribute or key of an item, or a function of it."""

CONTAINERS: Final = frozenset({list, tuple, set, frozenset})
"""Types that hold items and are none themselves; a record that derives from one is an item."""


@attrs.frozen
class Placing:
    """How the source and the location of an item are read off it.

    Attributes:
        source: says where the item came from.
        location: says where in the source it stands.

    Raises:
        InvalidProvenance: one of them is neither a name nor a function.
    """

    source: Detail = attrs.field(default=None)
    location: Detail = attrs.field(default=None)

    @source.validator
    @location.validator
    def _is_detail(self, field: attrs.Attribute[Any], detail: Any) -> None:
        if not (detail is None or isinstance(detail, str) or callable(detail)):
            raise InvalidProvenance(
                f"{field.name} is the name of an attribute or key of each item, or a function "
                f"of it, not {detail!r}"
            )

    def __bool__(self) -> bool:
        return self.source is not None or self.location is not None

    def of(self, item: Any) -> dict[str, Any]:
        """Return what an item says of itself: nothing of what it leaves ``None``.

        Raises:
            InvalidProvenance: it has no such attribute or key.
        """
        return {
            "source": _read(item, self.source, "source"),
            "location": _read(item, self.location, "location"),
        }


def _read(item: Any, detail: Detail, name: str) -> Any:
    if detail is None:
        return None
    if callable(detail):
        return detail(item)
    try:
        return item[detail] if isinstance(item, Mapping) else getattr(item, detail)
    except (AttributeError, KeyError):
        raise InvalidProvenance(
            f"{name}={detail!r} names nothing that a {type(item).__name__} has",
            hint="name an attribute or key of each item, or pass a function of it",
        ) from None
