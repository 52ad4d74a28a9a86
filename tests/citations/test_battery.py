"""No honest quote is refused, no altered quote is accepted."""

from __future__ import annotations

import pytest
from corvid_runtime.citations import SourceText, verify_quote

from .battery import ALTERED, HONEST


def test_the_battery_is_as_large_as_promised() -> None:
    assert len({(source, quote) for _, source, quote in HONEST}) >= 150
    assert len({(source, quote) for _, source, quote in ALTERED}) >= 150


@pytest.mark.parametrize(
    ("source", "quote"), [case[1:] for case in HONEST], ids=[c[0] for c in HONEST]
)
def test_honest_quotes_verify(source: str, quote: str) -> None:
    verdict = verify_quote(quote, source)
    assert verdict, verdict.nearest
    assert verdict.span is not None
    assert verdict.text == source[slice(*verdict.span)]
    again = verify_quote(verdict.text, SourceText("uri", source), claimed=verdict.span)
    assert again.kind == "exact"
    assert again.span == verdict.span


@pytest.mark.parametrize(
    ("source", "quote"), [case[1:] for case in ALTERED], ids=[c[0] for c in ALTERED]
)
def test_altered_quotes_are_rejected(source: str, quote: str) -> None:
    verdict = verify_quote(quote, source)
    assert not verdict, verdict
    assert verdict.reason in {"not_found", "too_short", "omitted_negation"}
    assert verdict.span is None
