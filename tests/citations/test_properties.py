"""Windows of the Python reference, set differently or altered by one character or word."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from pydoc_data.topics import topics
from typing import Any

import pytest
from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.citations.content import says_too_little
from corvid_runtime.citations.folding import fold
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from . import battery

EXAMPLES = int(os.environ.get("CORVID_EXAMPLES", "100"))
"""How many examples each law is tried on; raise it for a long campaign."""

Draw = Any  # hypothesis types draw functions in several ways
REFERENCE = SourceText("reference", "\n".join(topics[name] for name in sorted(topics))[:400_000])
WORDS = REFERENCE.text.split()


@cache
def _word_starts() -> list[int]:
    text, starts, inside = REFERENCE.text, [], False
    for at, char in enumerate(text):
        if not char.isspace() and not inside:
            starts.append(at)
        inside = not char.isspace()
    return starts


@st.composite
def windows(draw: st.DrawFn, shortest: int = 4, longest: int = 30) -> tuple[int, int]:
    """Return a range of whole words of the reference that says something."""
    starts = _word_starts()
    first = draw(st.integers(0, len(starts) - longest - 2))
    count = draw(st.integers(shortest, longest))
    start = starts[first]
    end = len(REFERENCE.text[: starts[first + count]].rstrip())
    assume(not re.search(r"\w-\s+\Z", REFERENCE.text[start - 9 : start]))  # inside a broken word
    assume(REFERENCE.text[end - 1] != "-")
    return start, end


def _rewrap(text: str, draw: Draw) -> str:
    gaps = st.sampled_from([" ", "\n", "  ", "\t", "\r\n", "\u00a0", "\n    ", "\u2009"])
    return "".join(word + draw(gaps) for word in text.split()).strip()


def _retype(text: str, draw: Draw) -> str:
    single, double = draw(st.sampled_from([("\u2019", "\u201d"), ("\u2018", "\u201c"), ("'", '"')]))
    return text.replace("'", single).replace('"', double)


def _redash(text: str, draw: Draw) -> str:
    return text.replace("-", draw(st.sampled_from(["-", "\u2010", "\u2011", "\u2212"])))


def _sprinkle(text: str, draw: Draw) -> str:
    mark = draw(st.sampled_from(["\u200b", "\u00ad", "\u2060", "\ufeff", "\u200e"]))
    inside = [at for at in range(1, len(text)) if text[at - 1 : at + 1].isalpha()]
    at = draw(st.sampled_from(inside)) if inside else len(text)
    return f"{text[:at]}{mark}{text[at:]}"


def _decompose(text: str, draw: Draw) -> str:
    return unicodedata.normalize(draw(st.sampled_from(["NFC", "NFD"])), text)


def _wrap(text: str, draw: Draw) -> str:
    before, after = draw(st.sampled_from([("", ""), ("“", "”"), ('"', '"'), (" ", "\n")]))
    nests = text[0] != before and text[-1] != after
    return before + text + after if nests else text


DISTURBANCES = [_rewrap, _retype, _redash, _sprinkle, _decompose]


@settings(deadline=None, max_examples=EXAMPLES)
@given(st.data())
def test_a_window_set_differently_verifies_and_maps_back(data: st.DataObject) -> None:
    start, end = data.draw(windows())
    quote = REFERENCE.text[start:end]
    assume(not says_too_little(quote))
    for disturb in data.draw(st.permutations(DISTURBANCES))[:3]:
        quote = disturb(quote, data.draw)
    quote = _wrap(quote, data.draw)
    verdict = verify_quote(quote, REFERENCE, claimed=(start, end))
    assert verdict, (quote, verdict.nearest)
    assert verdict.kind in {"exact", "normalized"}
    assert verdict.span is not None
    if REFERENCE.text[start].isalnum() and REFERENCE.text[end - 1].isalnum():
        assert verdict.span == (start, end)
    assert abs(verdict.span[0] - start) <= 2
    assert abs(verdict.span[1] - end) <= 2


def _other_letter(window: str, draw: Draw) -> str:
    return _replace_one(window, str.isalpha, lambda char: _another(char, LETTERS, draw), draw)


def _other_digit(window: str, draw: Draw) -> str:
    return _replace_one(
        window, str.isdecimal, lambda char: _another(char, "0123456789", draw), draw
    )


def _other_sign(window: str, draw: Draw) -> str:
    return _replace_one(window, SIGNS.__contains__, lambda char: _another(char, SIGNS, draw), draw)


def _no_sign(window: str, draw: Draw) -> str:
    return _replace_one(window, DROPPABLE.__contains__, lambda _: "", draw)


def _other_word(window: str, draw: Draw) -> str:
    words = window.split()
    at = draw(st.integers(0, len(words) - 1))
    words[at] = draw(st.sampled_from(WORDS))
    return " ".join(words)


def _no_word(window: str, draw: Draw) -> str:
    words = window.split()
    del words[draw(st.integers(1, len(words) - 2))]
    return " ".join(words)


def _added_word(window: str, draw: Draw) -> str:
    words = window.split()
    words.insert(draw(st.integers(1, len(words) - 1)), draw(st.sampled_from(["not", "never", "5"])))
    return " ".join(words)


def _replace_one(
    text: str, wanted: Callable[[str], bool], change: Callable[[str], str], draw: Draw
) -> str:
    places = [at for at, char in enumerate(text) if wanted(char)]
    assume(places)
    at = draw(st.sampled_from(places))
    return text[:at] + change(text[at]) + text[at + 1 :]


def _another(char: str, choices: str, draw: Draw) -> str:
    return str(draw(st.sampled_from([each for each in choices if each != char])))


LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéß"
SIGNS = "+/=<>%$.,;:()[]{}|&^~@!?#"
DROPPABLE = SIGNS.replace(".", "")
ALTERATIONS = [
    *(_other_letter, _other_digit, _other_sign, _no_sign, _other_word, _no_word, _added_word),
]


def _bare(text: str) -> str:
    """Take out what is presentation, so that what stands elsewhere is recognised as such."""
    unmarked = re.sub("[*`_]", "", text)
    return " ".join(re.sub("['‘’“”]", '"', unmarked).split())


BARE = _bare(REFERENCE.text)


@pytest.mark.parametrize("alter", ALTERATIONS)
@settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.filter_too_much])
@given(st.data())
def test_a_window_altered_in_one_place_is_rejected(
    alter: Callable[[str, Draw], str], data: st.DataObject
) -> None:
    start, end = data.draw(windows(longest=60))
    altered = alter(REFERENCE.text[start:end], data.draw)
    assume("..." not in altered and "…" not in altered)
    assume(_bare(altered) not in BARE)
    verdict = verify_quote(altered, REFERENCE)
    assert not verdict, (REFERENCE.text[start:end], altered, verdict)


LANGUAGES = [value for value in vars(battery).values() if isinstance(value, str) and " " in value]


@settings(deadline=None, max_examples=EXAMPLES)
@given(st.sampled_from(LANGUAGES), st.data())
def test_in_every_language_windows_verify_and_altered_ones_do_not(
    source: str, data: st.DataObject
) -> None:
    words = [match.span() for match in re.finditer(r"(?<![^\s])[^\W\d_]\S*[^\W\d_](?!\S)", source)]
    assume(len(words) > 1)
    first = data.draw(st.integers(0, len(words) - 2))
    last = data.draw(st.integers(first + 1, min(first + 8, len(words) - 1)))
    start, end = words[first][0], words[last][1]
    window = source[start:end]
    assume(not re.search(r"\w-\s+\Z", source[:start]) and not says_too_little(window))
    disturbed = data.draw(st.sampled_from([_decompose, _wrap, _retype]))(window, data.draw)
    verdict = verify_quote(disturbed, source, claimed=(start, end))
    assert verdict, (disturbed, verdict.nearest)
    assert verdict.kind in {"exact", "normalized"}
    altered = _replace_one(
        window,
        str.isalpha,
        lambda char: _another(char, "".join(filter(str.isalpha, source)), data.draw),
        data.draw,
    )
    assume("…" not in altered and fold(altered).text not in fold(source).text)
    assert not verify_quote(altered, source)


@settings(deadline=None, max_examples=EXAMPLES)
@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=60))
def test_whole_texts_of_any_characters_verify_between_blanks(
    before: str, quote: str, after: str
) -> None:
    source = f"{before} {quote} {after}"
    verdict = verify_quote(quote, source)
    assert verdict or verdict.reason in {"too_short", "not_found"}
    if verdict:
        assert verdict.span is not None
        assert verdict.text == source[slice(*verdict.span)]


@settings(deadline=None, max_examples=EXAMPLES)
@given(st.text(max_size=200))
def test_folding_is_idempotent_where_it_writes_no_points(text: str) -> None:
    once = fold(text)
    if not once.has_points:
        assert fold(once.text).text == once.text
