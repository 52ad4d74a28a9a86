"""A quote that is said to be absent without a search is one that no search finds."""

from __future__ import annotations

import pytest
from corvid_runtime.citations import SourceText, Span, verify_quote
from corvid_runtime.citations.absence import Words
from corvid_runtime.citations.corpus import Library
from hypothesis import given, settings
from hypothesis import strategies as st

from .battery import HONEST

PIECES = (
    *("bees", "sleep", "night", "officers", "Kelvin", "cafe", "hand", "book", "handbook"),
    *(" ", " ", " ", "  ", "\n", "-", "-\n", "- \n ", "\u2010\n"),
    *("\xad", "\xad\n", "\u200b", "\u200d", "&shy;", "&#101;", "e\u0301", "\u0640"),
    *("*", "**", "_", "`", '"', "\u2019", "\u2014", "...", " ... ", "[...]"),
    *("\u212a", "\ufb01", "\ufb03", "\ufdd0", "5", ".", "\u4e2d", "\xa0"),
)
texts = st.lists(st.sampled_from(PIECES), min_size=1, max_size=30).map("".join)


def surely_lacks(text: str, quote: str) -> bool:
    return Words.of(text).surely_lack(quote)


SETTINGS = settings(max_examples=600, deadline=None)


@given(texts, st.data())
@SETTINGS
def test_a_part_of_a_text_is_absent_only_where_a_search_says_so(
    text: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    quote = text[start : data.draw(st.integers(start + 1, len(text)))]
    if surely_lacks(text, quote):
        assert not verify_quote(quote, text)


@given(texts, texts)
@SETTINGS
def test_what_is_set_differently_is_absent_only_where_a_search_says_so(
    before: str, quote: str
) -> None:
    drifted = quote.replace("handbook", "hand-\nbook").replace("officers", "o\ufb03cers")
    drifted = drifted.replace("sleep", "sl\xadeep").replace(" ", "\n").replace("*", "")
    for one, other in ((quote, drifted), (drifted, quote)):
        if surely_lacks(f"{before} {other} {before}", one):
            assert not verify_quote(one, f"{before} {other} {before}")


@pytest.mark.parametrize(("name", "text", "quote"), HONEST)
def test_no_honest_quote_of_the_battery_is_absent(name: str, text: str, quote: str) -> None:
    assert not surely_lacks(text, quote), name


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("Bees sleep in the hand-\nbook.", False),
        ("Bees sleep in the hand-\nbooks of of-\nficers", False),
        ("Bees sleep in the handbag.", True),
        ("Bees sleep in the hand&shy;book.", False),
        ("Bees sleep in the hand\xadbook.", False),
    ],
)
def test_a_word_that_is_broken_or_disguised_may_be_there(text: str, lacks: bool) -> None:
    assert surely_lacks(text, "sleep in the handbook") is lacks


def test_a_source_that_lacks_a_word_is_not_indexed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three sources that are not cited, only the one that holds the words is searched."""
    folded: list[str] = []
    made = SourceText._made

    def noted(source: SourceText) -> object:
        folded.append(source.uri)
        return made(source)

    monkeypatch.setattr(SourceText, "_made", noted)
    texts = {
        "cited": "Nothing of this kind.",
        "bees": "Bees rest when it is warm.",
        "owls": "Owls hunt at night.",
        "night": "Bees sleep deeply at night.",
    }
    library = Library({uri: SourceText(uri, text) for uri, text in texts.items()})
    verdict = library.check(Span("cited", "Bees sleep deeply at night"))
    assert verdict.reason == "misattributed"
    assert verdict.elsewhere is not None
    assert verdict.elsewhere[0] == "night"
    assert folded == ["cited", "night"]
