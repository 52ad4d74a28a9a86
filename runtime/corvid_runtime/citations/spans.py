"""A claimed place in a source, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.verdict import Verdict
from corvid_runtime.citations.verify import verify_quote
from corvid_runtime.location import Location

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreSchema


class _LocationField:
    """How pydantic reads and writes a `Location`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            _read_location,
            json_schema_input_schema=core_schema.dict_schema(),
            serialization=core_schema.plain_serializer_function_ser_schema(Location.to_dict),
        )


def _read_location(value: object) -> Location:
    return value if isinstance(value, Location) else Location.from_dict(value)  # type: ignore[arg-type]


# A standard-library dataclass rather than attrs, here and in the answer types: pydantic reads
# generic dataclasses natively, so they work as fields of its models without depending on it.
@dataclass(frozen=True)
class Span:
    """A quote and the source it is said to stand in, as in KAOS.

    Attributes:
        source_uri: which source.
        quote: the words.
        char_span: where they are said to stand, half-open, in code points of the source.
        page: page number in the document, as its extractor counts.
        bbox: bounding box on that page, in the extractor's units.
        location: everything known about the place, with the corner that `bbox` is measured from.
    """

    source_uri: str
    quote: str
    char_span: tuple[int, int] | None = None
    page: int | None = None
    bbox: tuple[float, float, float, float] | None = None
    location: Annotated[Location, _LocationField()] | None = None

    def verify(self, source: SourceText | str) -> bool:
        """Tell whether the quote stands in the source: deterministic, offline.

        A true quote with wrong offsets verifies; `check` says where it really stands.
        """
        return self.check(source).verified

    def check(self, source: SourceText | str) -> Verdict:
        """Verify the quote and return the whole verdict."""
        return verify_quote(self.quote, source, claimed=self.char_span)

    def located(self, source: SourceText) -> Span:
        """Return the span with the offsets, page and box where its quote stands in the source.

        Raises:
            ValueError: the quote does not stand there.
        """
        span = self.check(source).span
        if span is None:
            raise ValueError(f"{self.quote!r} does not stand in {source.uri!r}")
        places = source.locate(span)
        if not places:
            return replace(self, char_span=span)
        first = places[0]
        return replace(self, char_span=span, page=first.page, bbox=_around(places), location=first)


def _around(places: tuple[Location, ...]) -> tuple[float, float, float, float] | None:
    """Return the box around all boxes of the first page."""
    boxes = [each.bbox for each in places if each.page == places[0].page and each.bbox is not None]
    if not boxes:
        return None
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)
