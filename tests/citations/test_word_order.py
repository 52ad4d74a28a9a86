"""Search by the order of words finds what a scan of the whole text finds: that is the oracle."""

from __future__ import annotations

import pytest
from corvid_runtime.citations import SourceText, verify_quote, word_order
from corvid_runtime.citations import index as searching
from corvid_runtime.citations.content import says_too_little
from corvid_runtime.citations.folding import Folded, fold
from corvid_runtime.citations.index import Index, Needle
from corvid_runtime.citations.skeleton import Skeleton
from corvid_runtime.citations.word_order import WordOrder
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from .battery import ALTERED, HONEST

PIECES = (
    *("a", "b", "ab", "aba", "Ab", "ba", "bab", "Ba", "B"),
    *("5", "12", "000", "3.5", "$", "%", "(", ")", ".", ",", "n't"),
    *(" ", " ", " ", "  ", "\n", "-\n", "-", " - ", "--", "\u2014", " \u2014 ", "\u2026", "..."),
    *("*a*", "**b**", "_ba_", "`b`", "*", "_", "\u2019", '"', "\u201cba\u201d", "\u2033", "\xad"),
    *(
        "中",
        "文",
        "中文",
        "一二",
        "不",
        "カ",
        "タ",
        "ない",
        "ไม่",
        "ก",
        "한",
        "국",
        "की",
        "e\u0301",
        "\ufb01",
    ),
    *("\U0001f468\u200d\U0001f469", "\U0001f1e9\U0001f1ea", "\ufdd0", "\U0010ffff", "&amp;"),
)
texts = st.lists(st.sampled_from(PIECES), min_size=1, max_size=60).map("".join)

LONG = settings(
    max_examples=500, deadline=None, suppress_health_check=[HealthCheck.filter_too_much]
)


def both_ways(text: str, quote: str, *, ignore_case: bool = False) -> list[list[tuple[int, int]]]:
    """Return what a scan finds, and what the words find."""
    folded = fold(text)
    scanned, sorted_words = (Index(folded, ignore_case) for _ in range(2))
    sorted_words.prepare()
    needle = Needle(Folded(fold(quote).rich.strip(" ")))
    assume(not says_too_little(needle.folded.text))  # no such quote is searched for
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "_LONG", 0)
        patch.setattr(searching, "_SCANS", 10)
        patch.setattr(word_order, "_FEW", -1)  # every word of the quote is looked up
        return [list(each.find(needle)) for each in (scanned, sorted_words)]


@given(texts, st.data(), st.booleans())
@LONG
def test_a_part_of_a_text_is_found_where_a_scan_finds_it(
    text: str, data: st.DataObject, ignore_case: bool
) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    quote = text[start : data.draw(st.integers(start + 1, len(text)))]
    scanned, by_words = both_ways(text * 3, quote, ignore_case=ignore_case)
    assert by_words == scanned


@given(texts, texts, st.booleans())
@LONG
def test_any_other_quote_is_found_where_a_scan_finds_it(
    text: str, quote: str, ignore_case: bool
) -> None:
    scanned, by_words = both_ways(text, quote[:12], ignore_case=ignore_case)
    assert by_words == scanned


@given(texts, texts, st.booleans())
@LONG
def test_differently_set_words_are_found_where_a_scan_finds_them(
    before: str, quote: str, quote_is_drifted: bool
) -> None:
    drifted = quote.replace(" ", "\n").replace("ba", "b-\na").replace("12", "*12*")
    drifted = drifted.replace("中", "中\n")
    if quote_is_drifted:
        quote, drifted = drifted, quote
    scanned, by_words = both_ways(f"{before} {drifted} {before}", quote)
    assert by_words == scanned


@given(texts)
@LONG
def test_words_are_in_the_order_of_what_follows(text: str) -> None:
    skeleton = Skeleton.of(fold(text).rich)
    words = WordOrder.of(skeleton)
    following = [skeleton.text[at : at + 30] for at in words.starts]
    assert following == sorted(following)


def test_the_rarest_words_decide_where_to_look() -> None:
    """Among thousands of places that begin alike, only the few that can hold the quote are read."""
    text = " ".join(f"it is not that clause {at} says so" for at in range(5000))
    words = Index(fold(text)).words
    quote = Skeleton.of("it is not that clause 4321 says so")
    places = words.places(quote)
    assert places is not None
    assert len(places) == 1
    assert words.places(Skeleton.of("it is not that")) is None, "so many that a scan is sooner"
    assert words.places(Skeleton.of("it is not that zebra")) == []


def test_a_short_or_rarely_searched_text_is_scanned() -> None:
    long = Index(fold("Bees sleep at night. " * 10_000))
    needle = Needle(fold("sleep at noon"))
    for _ in range(searching._SCANS):
        assert long._hits(needle) is None
    assert long._hits(needle) == [] == list(long.find(needle))
    short = Index(fold("Bees sleep at night."))
    short.prepare()
    assert short._hits(needle) is None


@pytest.mark.parametrize("others", ["", "Nothing of this is in the deed: it says so. " * 30])
def test_the_battery_has_the_same_verdicts(others: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_LONG", 0)
    monkeypatch.setattr(searching, "_SCANS", 0)
    for battery, verified in ((HONEST, True), (ALTERED, False)):
        for name, text, quote in battery:
            source = SourceText("", f"{others}\n\n{text}\n\n{others}")
            assert bool(verify_quote(quote, source)) is verified, name


def test_a_quote_of_words_that_are_left_out_is_found_by_a_scan() -> None:
    text = Index(fold("It is an ounce of oil. " * 10_000 + "Our aim is an area."))
    text.prepare()
    assert text.words.places(Skeleton.of("our aim is an area")) is None
    assert len(list(text.find(Needle(fold("Our aim is an area"))))) == 1
