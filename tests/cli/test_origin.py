"""A value is followed backwards through its function, to characters and not to bytes."""

from pathlib import Path

import attrs
import pytest
from corvid_cli.origin import trail

from tests.cli.test_baseline import SITE

PROGRAM = """\
async def agent(key, *, limit=3):
    "Ä docstring with 漢字."
    unrelated = other(key)
    if (first := await fetch(key)) and limit:
        pass
    async with opened(first) as handle:
        pairs = [(a, b) for a, b in zip(handle, "ü")]; total = ""; total += pairs
    return "é" + total
"""


@pytest.fixture
def found(tmp_path: Path) -> list[tuple[str, str]]:
    """The source text and the message of each place behind `total` in the last line."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    lines = PROGRAM.splitlines()
    site = attrs.evolve(
        SITE, file=str(file), line=8, end_line=8, column=lines[7].index("total"), end_column=22
    )
    return [
        (lines[place.line - 1][place.column : place.end_column], place.what)
        for place in trail(site)
    ]


def test_every_step_back_is_a_place_of_the_source(found: list[tuple[str, str]]) -> None:
    assert ("total", "total is bound here") in found
    assert ("pairs", "pairs is bound here") in found
    assert ('zip(handle, "ü")', "made by calling zip") in found
    assert ("handle", "handle is bound here") in found
    assert ("opened(first)", "made by calling opened") in found
    assert ("first", "first is bound here") in found
    assert ("fetch(key)", "made by calling fetch") in found
    assert ("key", "key is a parameter of agent") in found


def test_what_the_value_does_not_come_from_is_left_out(found: list[tuple[str, str]]) -> None:
    assert not [text for text, _ in found if "other" in text or "limit" in text]
