"""No input makes the verifier slow or makes it crash."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from corvid_runtime.citations import (
    SourceText,
    quotations,
    require_citations,
    validate_cited_output,
    verify_quote,
)
from corvid_runtime.errors import CitationViolation
from hypothesis import given, settings
from hypothesis import strategies as st

MEGABYTE = 1_000_000
PROSE = "The tenant shall pay the rent on the first business day of each month. "


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail if the block takes more processor time than that."""
    start = time.process_time()
    yield
    assert time.process_time() - start < seconds


def _prose(size: int) -> str:
    return (PROSE * (size // len(PROSE) + 1))[:size]


REPETITIVE = {
    "one letter": ("a" * MEGABYTE, "a" * 1000),
    "one letter, long": ("a" * MEGABYTE, "a" * 100_000),
    "one letter, other end": ("a" * MEGABYTE, "a" * 100_000 + "b"),
    "two words": ("ab cd " * 150_000, "ab cd " * 10_000 + "ab c"),
    "two words, cut": ("ab cd " * 150_000, "b cd " + "ab cd " * 1000),
    "hyphens": ("a-" * MEGABYTE, "a-" * 10_000 + "b"),
    "hyphen breaks": ("ab-\n" * 200_000, "ab" * 10_000 + "b"),
    "hyphen breaks, all readings": ("ab-\n" * 200_000, "ab-abab- ab" * 2000 + "c"),
    "stars": ("*" * MEGABYTE, "*" * 1000 + "a b"),
    "pairs of stars": ("*a* " * 150_000, "a *a* a " * 1000 + "b"),
    "backticks": ("`" * MEGABYTE, "`a` b"),
    "em dashes": ("ab — " * 150_000, "ab - ab -- " * 1000 + "c"),
    "blanks": (" " * MEGABYTE + "end of it", "begin of it"),
    "line ends": ("\n" * MEGABYTE + "end of it", "begin of it"),
    "hyphens and blanks": ("a-" + " " * MEGABYTE + "end", "begin of it"),
    "dots": ("." * MEGABYTE, "ab...cd"),
    "spaced dots": (". " * MEGABYTE, "ab . . . cd"),
    "ampersands": ("&" * MEGABYTE, "ab &amp; cd"),
    "marks": ("a" + "\u0301\u0323" * 150_000, "a\u0301\u0323 b"),
    "joiners": ("\u200d" * MEGABYTE, "ab cd"),
    "flags": ("\U0001f1e9\U0001f1ea" * 200_000, "\U0001f1e9\U0001f1ea of"),
    "elisions": (PROSE * 10_000, "... tenant ".join(["rent"] * 100)),
    "many parts": (PROSE * 10_000, "pay rent ... " * 10_000),
    "elisions that meet often": ("ab ef cd " * 100_000, "ab ... cd ... ab ... zz zz"),
    "elisions that meet at the end": ("ab ef cd " * 100_000 + "zz", "ab ... cd ... ab ... cd zz"),
    "Chinese": ("不可转让" * 150_000, "可转让" * 1000),
    "katakana": ("コンピュータ" * 200_000, "ピュータ" * 1000),
}


@pytest.mark.parametrize(("source", "quote"), REPETITIVE.values(), ids=REPETITIVE)
def test_repetition_takes_linear_time(source: str, quote: str) -> None:
    with within(6):
        verdict = verify_quote(quote, source)
        assert not verdict or verdict.text
        assert verdict.nearest is None or verdict.nearest.text


def test_ten_megabytes_are_indexed_and_searched() -> None:
    source = SourceText("big", _prose(10 * MEGABYTE) + "\nThe end of it all.")
    with within(12):
        assert verify_quote("The end of it all", source)
        assert not verify_quote("The end of it never", source)


def test_a_long_quote_verifies_and_a_long_altered_one_does_not() -> None:
    text = " ".join(f"word{number}" for number in range(60_000))
    quote = text[300_000:400_000].split(" ", 1)[1].rsplit(" ", 1)[0]
    source = SourceText("numbers", text)
    with within(4):
        verdict = verify_quote(quote.replace(" ", "\n"), source)
        assert verdict.text == quote
        assert not verify_quote(quote[:50_000] + "x" + quote[50_000:], source)


@pytest.mark.parametrize("mark", ['"', "'", "“", "”", "«", "‘", "„", "`", "「", '" ', ' "', "a' "])
def test_a_hundred_thousand_quotation_marks(mark: str) -> None:
    with within(6):
        assert len(quotations(mark * 100_000)) <= 100_000
        with pytest.raises(CitationViolation):
            require_citations(f"{mark * 100_000} 'rent is free'", PROSE, parameter="doc")


def test_many_quotations_are_verified_against_a_long_document() -> None:
    answer = " ".join(f'"the rent {number}"' for number in range(500))
    document = _prose(MEGABYTE) + "\n" + " ".join(f"the rent {number}," for number in range(500))
    with within(6):
        assert len(require_citations(answer, document, parameter="doc")) == 500


def test_deep_and_cyclic_outputs_are_walked() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    cyclic: dict[str, object] = {}
    cyclic["itself"] = cyclic
    with within(6):
        assert not validate_cited_output(deep, {})
        assert not validate_cited_output(cyclic, {})


@pytest.mark.parametrize(
    "strange", ["\ud800", "a\udfffb cd", "\x00 null", "\ufdd0\ufdef", "\U0010fdd0"]
)
def test_strange_characters_are_like_any_other(strange: str) -> None:
    source = f"before {strange} after the end"
    verdict = verify_quote(f"before {strange} after", source)
    assert verdict.kind == "exact"
    assert not verify_quote(f"before {strange}x after", source)
    assert not verify_quote("before after", source)


def test_no_input_forges_a_point_of_many_readings() -> None:
    assert not verify_quote("main\ufdd0tain the roof", "main-tain the roof")
    assert not verify_quote("main-tain the roof", "main\ufdd0tain the roof")
    assert not verify_quote("ab\ufdd4cd ef", "ab — cd ef")


@settings(deadline=None, max_examples=200)
@given(st.text(), st.text(), st.one_of(st.none(), st.tuples(st.integers(), st.integers())))
def test_any_text_is_decided(quote: str, source: str, claimed: tuple[int, int] | None) -> None:
    verdict = verify_quote(quote, source, claimed=claimed)
    if verdict:
        assert verdict.span is not None
        assert verdict.text == source[slice(*verdict.span)]
        assert verdict.span in verdict.occurrences or verdict.kind == "elided"
    assert verdict.nearest is None or verdict.nearest.text in source
    assert isinstance(quotations(source), list)


WRONG_CALLS: dict[str, Callable[[], object]] = {
    "quote": lambda: verify_quote(5, "text"),  # type: ignore[arg-type]
    "bytes": lambda: verify_quote(b"text", "text"),  # type: ignore[arg-type]
    "source": lambda: verify_quote("text", None),  # type: ignore[arg-type]
    "offsets": lambda: verify_quote("text", "text", claimed=("0", "4")),  # type: ignore[arg-type]
    "three offsets": lambda: verify_quote("text", "text", claimed=(0, 1, 4)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", WRONG_CALLS.values(), ids=WRONG_CALLS)
def test_what_is_no_text_is_a_type_error(call: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        call()
