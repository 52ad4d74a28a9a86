"""Where in a document something stands."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import attrs

from corvid_runtime.errors import InvalidProvenance

BBoxOrigin = Literal["top-left", "bottom-left"]

_ORIGINS: Final = get_args(BBoxOrigin)


def _require(holds: bool, field: str, expected: str, value: object) -> None:
    if not holds:
        raise InvalidProvenance(f"Location.{field} must be {expected}, not {value!r}")


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _check_page(_: object, field: attrs.Attribute[Any], value: object) -> None:
    _require(value is None or _is_count(value), field.name, "a page number", value)


def _check_bbox(_: object, field: attrs.Attribute[Any], value: tuple[object, ...] | None) -> None:
    holds = value is None or (
        isinstance(value, tuple) and len(value) == 4 and all(map(_is_number, value))
    )
    _require(holds, field.name, "four finite numbers (x0, y0, x1, y1)", value)


def _check_origin(_: object, field: attrs.Attribute[Any], value: object) -> None:
    _require(value is None or value in _ORIGINS, field.name, " or ".join(_ORIGINS), value)


def _check_char_span(_: object, field: attrs.Attribute[Any], value: tuple[Any, ...] | None) -> None:
    holds = value is None or (
        isinstance(value, tuple)
        and len(value) == 2
        and all(map(_is_count, value))
        and value[0] <= value[1]
    )
    _require(holds, field.name, "a half-open pair of offsets (start, end)", value)


def _check_text(_: object, field: attrs.Attribute[Any], value: object) -> None:
    _require(value is None or isinstance(value, str), field.name, "a string", value)


def _check_confidence(_: object, field: attrs.Attribute[Any], value: Any) -> None:
    holds = value is None or (_is_number(value) and 0 <= value <= 1)
    _require(holds, field.name, "between 0 and 1", value)


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, (list, tuple)) else value


def _as_floats(value: Any) -> Any:
    holds = isinstance(value, (list, tuple)) and all(map(_is_number, value))
    return tuple(map(float, value)) if holds else _as_tuple(value)


@attrs.frozen
class Location:
    """A place in a source, as the extractor saw it. Every part is optional.

    Attributes:
        page: page number, as the extractor counts.
        bbox: bounding box ``(x0, y0, x1, y1)`` in the extractor's units.
        bbox_origin: the corner the box is measured from, ``"top-left"`` or ``"bottom-left"``.
        char_span: half-open offsets ``(start, end)`` in code points of the source text.
        element: pointer to the element in the document tree.
        extractor: name of the program that read the source.
        extractor_confidence: its confidence, 0 to 1.

    Raises:
        InvalidProvenance: a part has the wrong type or is out of range.
    """

    page: int | None = attrs.field(default=None, validator=_check_page)
    bbox: tuple[float, float, float, float] | None = attrs.field(
        default=None, converter=_as_floats, validator=_check_bbox
    )
    bbox_origin: BBoxOrigin | None = attrs.field(default=None, validator=_check_origin)
    char_span: tuple[int, int] | None = attrs.field(
        default=None, converter=_as_tuple, validator=_check_char_span
    )
    element: str | None = attrs.field(default=None, validator=_check_text)
    extractor: str | None = attrs.field(default=None, validator=_check_text)
    extractor_confidence: float | None = attrs.field(default=None, validator=_check_confidence)

    def to_dict(self) -> dict[str, Any]:
        """Return the known parts as a JSON object."""
        return attrs.asdict(self, filter=lambda _, value: value is not None)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Location:
        """Read what `to_dict` wrote.

        Raises:
            InvalidProvenance: not an object, an unknown part, or a part of the wrong type.
        """
        if not isinstance(data, Mapping):
            raise InvalidProvenance(f"a location must be a JSON object, not {data!r}")
        unknown = sorted(map(str, data.keys() - {field.name for field in attrs.fields(cls)}))
        if unknown:
            raise InvalidProvenance(f"a location has no part named {', '.join(unknown)}")
        return cls(**data)
