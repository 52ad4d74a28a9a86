"""The negators of a range are those that reading the whole text finds there."""

from __future__ import annotations

from corvid_runtime.citations import negators
from corvid_runtime.citations.negators import negations
from hypothesis import given, settings
from hypothesis import strategies as st

PIECES = (
    *(
        "not",
        "no",
        "n't",
        "can",
        " ",
        " ",
        ".",
        "-",
        "non-",
        '"',
        'n"t',
        "a",
        "é",
        "ne",
        "ไม่",
        "มิได้",
    ),
    *(
        "ยกเว้น",
        "เว้นแต่",
        "ก",
        "不",
        "中",
        "ない",
        "なく",
        "な",
        "い",
        "못하",
        "못",
        "하",
        "아니",
        "\n",
        "。",
    ),
)


def whole_reading(text: str) -> list[tuple[int, str]]:
    """Read the whole text: the oracle."""
    found = [
        (token.start(), token.group())
        for token in negators._TOKEN.finditer(text)
        if negators._negates(token.group().strip('"').casefold())
    ]
    found += [(part.start(), part.group()) for part in negators._PART.finditer(text)]
    return sorted(found)


@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join), st.data())
@settings(max_examples=1000, deadline=None)
def test_the_negators_of_a_range_are_those_of_the_whole_text(
    text: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    expected = [(at, form) for at, form in whole_reading(text) if start <= at < end]
    assert negations(text, start, end) == expected
    assert negations(text) == whole_reading(text)
